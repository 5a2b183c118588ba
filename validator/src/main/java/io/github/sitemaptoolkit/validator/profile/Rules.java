package io.github.sitemaptoolkit.validator.profile;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.CodeTable;
import io.github.sitemaptoolkit.problem.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All rules, as the tables of texts and of profiles describe them. For documentation and
 * explanations; to check a document needs only the profiles. Immutable.
 *
 * @since 0.1
 */
public final class Rules {

  private final CodeTable texts;
  private final ProfileTable profiles;

  private Rules(CodeTable texts, ProfileTable profiles) {
    this.texts = texts;
    this.profiles = profiles;
  }

  /**
   * Reads the tables of the library and of the formats and extensions of a context. A line that is
   * invalid, or contradicts an earlier one, is left out; {@link #problems} tells.
   */
  public static Rules load(Context context) {
    return new Rules(CodeTable.load(loaders(context)), ProfileTable.load(context));
  }

  /** Returns what is wrong with the tables: the lines that were left out. */
  public List<Problem> problems() {
    List<Problem> all = new ArrayList<>(texts.problems());
    all.addAll(profiles.problems());
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
    for (Profile profile : Profile.values()) {
      profiles.find(code, profile).ifPresent(verdict -> verdicts.put(profile, verdict));
    }
    return text == null || verdicts.isEmpty()
        ? Optional.empty()
        : Optional.of(new Rule(code, text, verdicts));
  }

  /** Returns all rules that the tables name, sorted by code. */
  public List<Rule> all() {
    return texts.rows().stream().flatMap(row -> find(row.id()).stream()).toList();
  }
}
