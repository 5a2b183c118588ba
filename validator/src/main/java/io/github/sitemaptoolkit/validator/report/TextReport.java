package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.IOException;
import java.io.Writer;

/**
 * For people. The findings of an input are printed at its end, by rule; if the report is verbose,
 * also each of them as it is found. The last line has the totals.
 */
final class TextReport implements Report {

  private static final int PLACES = 3;
  private static final int INDENT = 6; // of lines of findings

  private final Writer out;
  private final ReportSettings settings;
  private final Totals totals = new Totals();
  private String input = "";
  private RuleGroups groups = new RuleGroups(PLACES);

  TextReport(Writer out, ReportSettings settings) {
    this.out = out;
    this.settings = settings;
  }

  @Override
  public void begin(String name) {
    input = PrintableText.line(name);
    groups = new RuleGroups(settings.verbose() ? 0 : PLACES);
  }

  @Override
  public void finding(Problem finding) throws IOException {
    groups.add(finding);
    if (settings.verbose()) {
      out.write(FindingText.linesWithRule(finding) + FindingText.excerpt(finding, width()) + "\n");
    }
  }

  @Override
  public void end(InputResult result) throws IOException {
    totals.add(result);
    if (result.failure() == null && result.counts().total() == 0) {
      return;
    }
    boolean listed = settings.verbose() && result.counts().total() > 0;
    var text = new StringBuilder(listed ? "\n" : "").append(input).append('\n');
    if (result.failure() != null) {
      text.append("  could not be read: ").append(PrintableText.line(result.failure()));
      text.append('\n');
    }
    for (RuleGroup group : groups.sorted()) {
      text.append(describe(group).indent(2));
    }
    out.write(text.append('\n').toString());
  }

  private String describe(RuleGroup group) {
    var text = new StringBuilder(group.counted()).append(": ");
    text.append(PrintableText.line(group.code())).append('\n');
    settings
        .codes()
        .find(group.code())
        .ifPresent(row -> text.append((row.meaning() + '\n' + row.fix()).indent(2)));
    if (!settings.verbose()) {
      text.append(FindingText.lines(group, width()).indent(2));
    }
    return text.toString();
  }

  /** Returns how many columns the line of a finding may use; 0 if it is not shown. */
  private int width() {
    return Math.max(0, settings.width() - INDENT);
  }

  @Override
  public void finish() throws IOException {
    out.write(totals + "\n");
    out.flush();
  }
}
