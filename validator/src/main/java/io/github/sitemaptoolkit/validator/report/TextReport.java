package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShortUrls;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * For people. At the end of the run, the findings of all inputs are printed by rule, the most
 * serious first: how many, what they mean, and the first places. If all places are wanted, each
 * finding is printed as it is found, and the rules follow without places. The last line has the
 * totals.
 */
final class TextReport extends SummaryReport {

  private static final int MOST_FAILURES = 100;
  private static final int MOST_EXCERPTS = 10; // rules whose first place is shown with its line
  private static final int INDENT = 2;
  private static final int MOST_LINES = 24; // that need no summary

  private static final String BOLD = "1";
  private static final String GREEN = "32";

  private final Statistics files = new Statistics();
  private final KindSummary kinds;
  private int lines; // of findings, and of the rules
  private final boolean lists; // each finding as it is found

  TextReport(Writer out, ReportSettings settings) {
    super(
        ShortUrls.to(out, settings.width()),
        settings,
        settings.statistics() ? 0 : settings.places(),
        MOST_FAILURES);
    kinds = new KindSummary(settings);
    lists = settings.places() == ReportSettings.ALL && !settings.statistics();
  }

  @Override
  String failure(String input, String reason) {
    return PrintableText.line(input) + ": could not be read: " + PrintableText.line(reason) + "\n";
  }

  @Override
  public void begin(String name) throws IOException {
    super.begin(name);
    files.begin(name);
    kinds.begin(name);
  }

  @Override
  public void finding(Problem finding) throws IOException {
    super.finding(finding);
    kinds.add(finding);
    if (settings.statistics()) {
      files.add(finding);
    }
    if (lists) {
      write(FindingText.linesWithRule(finding) + excerpt(finding) + "\n");
    }
  }

  @Override
  public void known(Problem finding) throws IOException {
    super.known(finding);
    kinds.add(finding);
  }

  @Override
  public void mended(Problem finding, long count) throws IOException {
    super.mended(finding, count);
    if (lists) {
      out.write(FindingText.line(finding) + ": " + PrintableText.line(finding.code()) + "\n");
    }
  }

  @Override
  public void end(InputResult result) throws IOException {
    super.end(result);
    files.end();
    kinds.end(result);
  }

  @Override
  public void finish() throws IOException {
    List<RuleGroup> rules = groups.sorted();
    if (settings.statistics()) {
      AffectedUrls affected = totals.affected();
      out.write(
          Statistics.byRule(rules, affected)
              + files.byFile(affected)
              + Statistics.bySection(affected));
    } else {
      if (lists && !rules.isEmpty()) {
        out.write('\n');
      }
      for (RuleGroup rule : rules) {
        write(rule, rules.size() <= MOST_EXCERPTS);
      }
    }
    writeMended();
    writeKnown();
    writeFailures();
    if (lines > MOST_LINES && !settings.statistics()) {
      out.write('\n' + kinds.of(totals.affected()));
    }
    boolean alone = rules.isEmpty() && failures.isEmpty() && totals.mended() == 0;
    out.write((alone ? "" : "\n") + totals + "\n");
    out.flush();
  }

  private void write(RuleGroup rule, boolean excerpts) throws IOException {
    String counted = (settings.baseline() ? "new " : "") + rule.severity();
    String count = ShownNumber.counted(rule.count(), counted);
    var text = new StringBuilder();
    addHead(rule, coloured(count, colour(rule.severity())), text);
    settings
        .codes()
        .find(rule.code())
        .map(row -> (row.meaning() + ' ' + row.fix()).strip())
        .ifPresent(explanation -> text.append("  ").append(explanation).append('\n'));
    addPlaces(rule, excerpts, text);
    write(text.toString());
  }

  private void write(String text) throws IOException {
    lines += (int) text.chars().filter(c -> c == '\n').count();
    out.write(text);
  }

  private void addHead(RuleGroup rule, String count, StringBuilder text) {
    text.append(count);
    if (rule.files() > 1) {
      text.append(" in ").append(ShownNumber.counted(rule.files(), "file"));
    }
    long urls = totals.affected().of(rule.code(), rule.severity());
    if (urls > 0 && urls != rule.count() && !settings.baseline()) {
      text.append(rule.files() > 1 ? ", " : " in ").append(ShownNumber.counted(urls, "url"));
    }
    text.append(": ").append(coloured(PrintableText.line(rule.code()), BOLD)).append('\n');
  }

  private void addPlaces(RuleGroup rule, boolean excerpts, StringBuilder text) {
    for (int i = 0; i < rule.first().size(); i++) {
      Problem finding = rule.first().get(i);
      text.append("  ").append(FindingText.line(finding));
      text.append(excerpts && i == 0 ? excerpt(finding) : "").append('\n');
    }
    if (!lists && !settings.statistics() && rule.more() > 0) {
      text.append("  and ").append(ShownNumber.of(rule.more())).append(" more\n");
    }
  }

  private void writeMended() throws IOException {
    for (RuleGroup rule : mendedOnes.sorted()) {
      var text = new StringBuilder();
      addHead(rule, coloured(ShownNumber.of(rule.count()) + " mended", GREEN), text);
      addPlaces(rule, false, text);
      out.write(text.toString());
    }
  }

  private void writeKnown() throws IOException {
    long known = totals.known().total();
    if (known > 0) {
      String rules = knownOnes.counted();
      out.write(ShownNumber.of(known) + " still there: " + rules + "\n");
    }
  }

  private void writeFailures() throws IOException {
    out.write(String.join("", failures));
    long more = totals.failures() - failures.size();
    if (more > 0) {
      out.write("and " + ShownNumber.counted(more, "more file") + " could not be read\n");
    }
  }

  private String excerpt(Problem finding) {
    return FindingText.excerpt(finding, Math.max(0, settings.width() - 2 * INDENT));
  }

  private static String colour(Severity severity) {
    return switch (severity) {
      case ERROR -> "31"; // red
      case WARNING -> "33"; // yellow
      case INFO -> "36"; // cyan
    };
  }

  private String coloured(String text, String style) {
    return settings.colours() ? "\u001b[" + style + 'm' + text + "\u001b[0m" : text;
  }
}
