package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.setting.RuleMeaning;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.validator.rule.Rule;
import io.github.sitemaptoolkit.validator.rule.RuleNotes;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Explains the rules that a code, a word that codes begin with, a pattern or the words of another
 * tool name.
 */
final class RuleExplanations {

  private final Rules rules;
  private final RuleNotes notes;
  private final Extensions extensions;

  /**
   * Loads the rules.
   *
   * @param err what is wrong with the texts of jars is told there
   */
  RuleExplanations(Context context, PrintWriter err) {
    this.rules = Rules.load(context);
    this.notes = RuleNotes.load(context);
    this.extensions = context.extensions();
    rules.problems().forEach(err::println);
    notes.problems().forEach(err::println);
  }

  /**
   * Prints what is known of rules.
   *
   * @param names what was asked for
   * @param profile whose levels a list of several has
   * @throws WrongUseException if a name is that of no rule
   */
  void print(List<String> names, Profile profile, RulesReport report) {
    List<List<Rule>> found = names.stream().map(this::about).toList();
    for (int i = 0; i < names.size(); i++) {
      report.separate(i > 0);
      print(names.get(i).toLowerCase(Locale.ROOT), found.get(i), profile, report);
    }
  }

  /** Prints what is known of rules as JSON, each once. */
  void json(List<String> names, RulesReport report) throws IOException {
    Set<Rule> found = new LinkedHashSet<>();
    names.forEach(name -> found.addAll(about(name)));
    report.json(List.copyOf(found), notes);
  }

  /** Returns the rules that a code, a word or a pattern names, else those that others call so. */
  private List<Rule> about(String name) {
    String asked = name.toLowerCase(Locale.ROOT);
    List<Rule> named = rules.about(asked);
    List<Rule> found =
        named.isEmpty()
            ? notes.called(asked).stream()
                .flatMap(code -> rules.about(code).stream().filter(it -> it.code().equals(code)))
                .toList()
            : named;
    if (found.isEmpty()) {
      throw new WrongUseException(RuleMeaning.unknown(asked, List.copyOf(rules.codes())));
    }
    return found;
  }

  /** Prints one rule in full; of several, those that stand for the others, and a list. */
  private void print(String asked, List<Rule> found, Profile profile, RulesReport report) {
    for (Rule rule : found) {
      if (found.size() == 1 || rule.code().equals(asked)) {
        report.explain(rule, notes, field(rule.code()));
      }
    }
    if (found.size() > 1) {
      report.list(found, profile);
    }
  }

  /** Returns what an extension says of the field that a code is about; empty for other codes. */
  private String field(String asked) {
    var found = new StringBuilder();
    for (SitemapExtension<?> extension : extensions) {
      var descriptor = extension.descriptor();
      descriptor.forEachField(
          (path, field) -> {
            for (FieldFault fault : FieldFault.values()) {
              String plain = path.replace("[]", "");
              if (found.isEmpty() && fault.code(descriptor.id(), plain).id().equals(asked)) {
                found.append(descriptor.column(path)).append(": ").append(field.facts());
                if (field.example() != null) {
                  found.append("; for example ").append(field.example());
                }
              }
            }
          });
    }
    return found.toString();
  }
}
