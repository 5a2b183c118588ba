package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.report.Table;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Cost;
import io.github.sitemaptoolkit.validator.rule.Rule;
import io.github.sitemaptoolkit.validator.rule.RuleNotes;
import io.github.sitemaptoolkit.validator.rule.RuleNotes.Example;
import io.github.sitemaptoolkit.validator.rule.RuleNotes.OtherName;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import io.github.sitemaptoolkit.validator.rule.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** Prints rules: as a list, or one with all that is known of it. */
public final class RulesReport {

  private static final String OLD_LEVEL =
      "If only a source says so that may be older than the site, such as a crawl: at most ";

  private final PrintWriter out;
  private final int width;

  /**
   * Creates a report.
   *
   * @param width the maximum length of a line; 0 for no maximum
   */
  public RulesReport(PrintWriter out, int width) {
    this.out = out;
    this.width = width;
  }

  /** Prints an empty line between what is asked for, if there was something before. */
  void separate(boolean later) {
    out.print(later ? System.lineSeparator() : "");
  }

  /** Prints rules, each with its level for a profile. */
  public void list(List<Rule> rules, Profile profile) {
    var table = new Table("CODE", "LEVEL", "MEANING");
    for (Rule rule : rules) {
      Verdict verdict = rule.verdicts().get(profile);
      if (verdict != null) {
        table.add(rule.code(), verdict.level().toString(), rule.text().meaning());
      }
    }
    out.print(table.fitted(width));
    out.flush();
  }

  /**
   * Prints all that is known of a rule.
   *
   * @param notes have its example, and what others call it
   * @param field what the extension says of the field that the rule is about; empty for other rules
   */
  public void explain(Rule rule, RuleNotes notes, String field) {
    out.println(rule.code() + (field.isEmpty() ? "" : " (" + field + ")"));
    out.println(rule.text().title());
    out.println();
    print("", rule.text().meaning());
    print("Why: ", rule.text().why());
    print("How to fix it: ", rule.text().fix());
    print("Source: ", rule.text().source());
    for (OtherName name : notes.otherNames(rule)) {
      print(name.tool() + " calls it: ", name.words());
    }
    Example example = notes.example(rule);
    if (example != null) {
      printExample("Wrong:", example.wrong());
      printExample(example.right().isEmpty() ? "Right: without it" : "Right:", example.right());
    }
    out.println();
    var table = new Table("PROFILE", "LEVEL", "BECAUSE");
    rule.verdicts()
        .forEach(
            (profile, verdict) ->
                table.add(profile.id(), verdict.level().toString(), reason(profile, verdict)));
    out.print(table.fitted(width));
    if (rule.oldLevel() != null) {
      out.println(OLD_LEVEL + rule.oldLevel());
    }
    out.println();
    printCosts(rule);
    out.flush();
  }

  /** Prints what happens to the url for the profiles of which a source says it. */
  private void printCosts(Rule rule) {
    var table = new Table("PROFILE", "WHAT HAPPENS TO THE URL", "SAYS");
    boolean stated = false;
    for (Profile profile : rule.verdicts().keySet()) {
      StatedCost cost = rule.cost(profile);
      stated |= cost.cost() != Cost.NOT_STATED;
      table.add(profile.id(), cost.cost().toString(), cost.source());
    }
    out.print(stated ? table.fitted(width) : "What happens to the url: " + Cost.NOT_STATED + "\n");
  }

  private void printExample(String head, String lines) {
    out.println();
    out.println(head);
    if (!lines.isEmpty()) {
      for (String line : lines.split("\n", -1)) {
        out.println("  " + line);
      }
    }
  }

  private void print(String head, String text) {
    if (!text.isEmpty()) {
      out.println(head + text);
    }
  }

  private static String reason(Profile profile, Verdict verdict) {
    String origin =
        switch (verdict.origin()) {
          case DOCUMENTED -> "documented";
          case EXTENSION -> "documented by the extension";
          case CHOSEN -> "our choice";
        };
    String inherited = verdict.profile() == profile ? "" : "as " + verdict.profile() + "; ";
    return inherited + origin + ": " + verdict.source();
  }

  /** Prints rules as JSON, with their examples and other names. */
  public void json(List<Rule> rules, RuleNotes notes) throws IOException {
    JsonWriter.print(
        out,
        json ->
            json.objects(
                "rules",
                rules,
                rule -> {
                  rule.write(json);
                  notes.write(rule, json);
                }));
  }

  /** Prints rules as JSON. */
  public void json(List<Rule> rules) throws IOException {
    JsonWriter.print(out, json -> json.objects("rules", rules, rule -> rule.write(json)));
  }
}
