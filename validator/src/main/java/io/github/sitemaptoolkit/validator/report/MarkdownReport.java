package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/**
 * A table by rule in Markdown, written at the end of the run. GitHub refuses a summary of more than
 * 1 MiB, so rows and texts are limited.
 */
final class MarkdownReport extends SummaryReport {

  private static final int MOST_RULES = 100;
  private static final int MOST_FAILURES = 20;
  private static final int LONGEST = 200;

  /** Punctuation that means nothing in the cell of a table. */
  private static final String PLAIN = " .,:;/?%=-()'\"";

  MarkdownReport(Writer out, ReportSettings settings) {
    super(out, settings, 1, MOST_FAILURES);
  }

  @Override
  String failure(String input, String reason) {
    return "- " + text(input) + ": could not be read: " + text(reason) + "\n";
  }

  @Override
  public void finish() throws IOException {
    out.write("### Sitemaps: " + totals + "\n\nChecked for " + settings.profile() + ".\n");
    writeRules(groups.sorted());
    writeBaseline("Mended", mendedOnes);
    writeBaseline("Still there", knownOnes);
    writeFailures();
    out.flush();
  }

  private void writeRules(List<RuleGroup> rules) throws IOException {
    if (rules.isEmpty()) {
      return;
    }
    AffectedUrls urls = totals.affected();
    boolean counted = urls.total() > 0;
    String head = counted ? "Count | Urls" : "Count";
    out.write("\n| Level | " + head + " | Rule | Meaning | How to fix it | First place |\n");
    out.write("|---|---:|" + (counted ? "---:|" : "") + "---|---|---|---|\n");
    for (RuleGroup rule : rules.subList(0, Math.min(rules.size(), MOST_RULES))) {
      Row row = settings.codes().find(rule.code()).orElse(new Row(rule.code(), "", "", "", ""));
      Problem first = rule.first().get(0);
      out.write(
          String.format(
              Locale.ROOT,
              "| %s | %s | %s%s | %s | %s | %s |\n",
              rule.severity(),
              ShownNumber.of(rule.count()),
              counted ? ShownNumber.of(urls.of(rule.code(), rule.severity())) + " | " : "",
              text(rule.code()),
              text(row.meaning()),
              text(row.fix()),
              place(first)));
    }
    if (rules.size() > MOST_RULES) {
      out.write("\nand " + ShownNumber.counted(rules.size() - MOST_RULES, "more rule") + "\n");
    }
  }

  private void writeBaseline(String what, RuleGroups found) throws IOException {
    List<RuleGroup> rules = found.sorted();
    if (rules.isEmpty()) {
      return;
    }
    out.write("\n" + what + ":\n\n");
    for (RuleGroup rule : rules.subList(0, Math.min(rules.size(), MOST_RULES))) {
      String first = rule.first().isEmpty() ? "" : ", such as " + place(rule.first().get(0));
      String count = ShownNumber.of(rule.count());
      out.write("- " + text(rule.code()) + ": " + count + first + "\n");
    }
    if (rules.size() > MOST_RULES) {
      out.write("- and " + ShownNumber.counted(rules.size() - MOST_RULES, "more rule") + "\n");
    }
  }

  private static String place(Problem finding) {
    return text(finding.location() + " " + FindingText.context(finding));
  }

  private void writeFailures() throws IOException {
    if (failures.isEmpty()) {
      return;
    }
    out.write("\n" + String.join("", failures));
    long more = totals.failures() - failures.size();
    if (more > 0) {
      out.write("- and " + ShownNumber.counted(more, "more file") + "\n");
    }
  }

  /** Returns a text for the cell of a table, with entities in place of most punctuation. */
  private static String text(String text) {
    var markdown = new StringBuilder();
    Problem.shortened(PrintableText.line(text), LONGEST)
        .codePoints()
        .forEach(
            c -> {
              boolean plain = c >= 0x80 || Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0;
              if (plain) {
                markdown.appendCodePoint(c);
              } else {
                markdown.append("&#").append(c).append(';');
              }
            });
    return markdown.toString().strip();
  }
}
