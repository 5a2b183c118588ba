package io.github.sitemaptoolkit.validator.rule;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.TextPattern;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * All rules, as the tables of texts and of profiles describe them. For documentation and
 * explanations; to check a document needs only the profiles. Immutable.
 *
 * @since 0.1
 */
public final class Rules {

  private final CodeTable texts;
  private final ProfileTable profiles;
  private final ExtensionPages pages;
  private final SortedSet<String> codes = new TreeSet<>();
  private @Nullable List<Rule> all; // once they are asked for

  private Rules(
      CodeTable texts, ProfileTable profiles, ExtensionPages pages, Extensions extensions) {
    this.texts = texts;
    this.profiles = profiles;
    this.pages = pages;
    for (Row row : texts.rows()) {
      if (profiles.judges(row.id())) {
        codes.add(row.id());
      }
    }
    extensions.registrations().forEach(it -> addCodes(it.descriptor()));
  }

  /** Adds the codes of an extension that need no rows of their own. */
  private void addCodes(Descriptor<?> extension) {
    String id = extension.id();
    extension.forEachField(
        (path, field) ->
            FieldFault.of(field)
                .forEach(fault -> codes.add(fault.code(id, path.replace("[]", "")).id())));
    if (extension.status() != Status.CURRENT) {
      codes.add(id + ".obsolete");
    }
    if (profiles.has(ExtensionCodes.unsupported(id).id())) {
      codes.add(ExtensionCodes.unsupported(id).id());
    }
    if (extension.fields().size() > 1) {
      codes.add(id + ".order");
    }
    if (Math.min(extension.mostInFile(), extension.mostInEntry()) < Integer.MAX_VALUE) {
      codes.add(ExtensionCodes.tooMany(id).id());
    }
  }

  /**
   * Reads the tables of the library and of the formats and extensions of a context. A line that is
   * invalid, or contradicts an earlier one, is left out; {@link #problems} tells.
   */
  public static Rules load(Context context) {
    Set<ClassLoader> loaders = loaders(context);
    return new Rules(
        CodeTable.load(loaders),
        ProfileTable.load(context),
        ExtensionPages.load(loaders),
        context.extensions());
  }

  /** Returns what is wrong with the tables: the lines that were left out. */
  public List<Problem> problems() {
    List<Problem> all = new ArrayList<>(texts.problems());
    all.addAll(profiles.problems());
    all.addAll(pages.problems());
    return all;
  }

  /** Returns the class loaders that find the tables. */
  static Set<ClassLoader> loaders(Context context) {
    Set<ClassLoader> loaders = context.classLoaders();
    loaders.add(Rules.class.getClassLoader());
    return loaders;
  }

  /**
   * Returns a rule; empty if there is none, or if problems with this code are not findings, such as
   * those of converting.
   *
   * @param code a code, or a row of the tables that stands for several, such as {@code *-range}
   */
  public Optional<Rule> find(String code) {
    Row text = texts.find(code).orElse(null);
    Map<Profile, Verdict> verdicts = new EnumMap<>(Profile.class);
    Map<Profile, StatedCost> costs = new EnumMap<>(Profile.class);
    for (Profile profile : Profile.values()) {
      profiles
          .find(code, profile)
          .ifPresent(
              verdict -> {
                verdicts.put(profile, pages.named(code, verdict));
                costs.put(profile, profiles.cost(code, profile));
              });
    }
    return text == null || verdicts.isEmpty()
        ? Optional.empty()
        : Optional.of(new Rule(code, text, verdicts, costs, profiles.oldLevel(code).orElse(null)));
  }

  /** Returns the title of a rule; its code if nothing describes it. */
  public String title(String code) {
    return texts.title(code);
  }

  /** Returns what a finding of a rule costs for a profile, and who says so. */
  public StatedCost cost(String code, Profile profile) {
    return profiles.cost(code, profile);
  }

  /** Returns all rules that the tables name, sorted by code. */
  public List<Rule> all() {
    List<Rule> rules = all;
    if (rules == null) {
      rules = texts.rows().stream().flatMap(row -> find(row.id()).stream()).toList();
      all = rules;
    }
    return rules;
  }

  /**
   * Returns the codes of all rules, sorted: those of the tables, their rows that stand for several,
   * such as {@code *-range}, and those of the fields of all extensions.
   */
  public SortedSet<String> codes() {
    return Collections.unmodifiableSortedSet(codes);
  }

  /**
   * Returns the codes that a pattern stands for, sorted; empty if there are none.
   *
   * @param pattern a code, or a pattern with {@code *} for any text and {@code ?} for any
   *     character, such as {@code video.*}
   */
  public List<String> matching(String pattern) {
    var wildcards = TextPattern.wildcards(pattern);
    return codes.stream().filter(wildcards::matches).toList();
  }

  /**
   * Returns the rules with a code or pattern; of a word that is none, those about it: {@code
   * lastmod} stands for all codes that begin with it, else for those that have it behind a dot.
   * Empty if there are none.
   *
   * @param asked a code, pattern or word, in any case
   */
  public List<Rule> about(String asked) {
    String code = asked.toLowerCase(Locale.ROOT);
    for (String pattern : List.of(code, code + ".*", "*." + code + "*")) {
      List<Rule> found = matching(pattern).stream().flatMap(it -> find(it).stream()).toList();
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }
}
