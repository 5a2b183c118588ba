package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * Annotations of GitHub Actions. GitHub shows the first ten of each kind in a step, so there are no
 * more: the first finding of each rule, then the second of each, and so on. They are written at the
 * end of the run; then what a baseline has, by rule, and a line with the totals.
 */
final class GithubReport extends SummaryReport {

  private static final int SHOWN = 10;

  GithubReport(Writer out, ReportSettings settings) {
    super(out, settings, SHOWN, SHOWN);
  }

  @Override
  String failure(String input, String reason) {
    String text = PrintableText.line("could not be read: " + reason);
    return annotation("error", Location.of(input), InputResult.FAILED, text);
  }

  @Override
  public void finish() throws IOException {
    SeverityCounts counts = totals.found().plus(new SeverityCounts(totals.failures(), 0, 0));
    boolean tooMany =
        counts.errors() > SHOWN || counts.warnings() > SHOWN || counts.infos() > SHOWN;
    List<String> errors = annotations(Severity.ERROR, failures, SHOWN);
    List<String> warnings = annotations(Severity.WARNING, List.of(), SHOWN);
    int notices = tooMany ? SHOWN - 1 : SHOWN; // one is for what is left out
    List<String> infos = annotations(Severity.INFO, List.of(), notices);
    for (List<String> annotations : List.of(errors, warnings, infos)) {
      out.write(String.join("", annotations));
    }
    if (tooMany) {
      var more =
          new SeverityCounts(
              counts.errors() - errors.size(),
              counts.warnings() - warnings.size(),
              counts.infos() - infos.size());
      out.write("::notice::not shown, because GitHub shows 10 of a kind: " + more + "\n");
    }
    writeBaseline("still there", knownOnes);
    writeBaseline("mended", mendedOnes);
    out.write(totals + "\n");
    out.flush();
  }

  private void writeBaseline(String what, RuleGroups found) throws IOException {
    String counts = found.counted();
    if (!counts.isEmpty()) {
      out.write(what + ": " + counts + "\n");
    }
  }

  private List<String> annotations(Severity severity, List<String> before, int most) {
    List<String> annotations = new ArrayList<>(before);
    List<RuleGroup> rules =
        groups.sorted().stream().filter(group -> group.severity() == severity).toList();
    for (int i = 0; i < SHOWN; i++) {
      for (RuleGroup rule : rules) {
        if (i < rule.first().size() && annotations.size() < most) {
          annotations.add(annotation(rule.first().get(i)));
        }
      }
    }
    return annotations;
  }

  private String annotation(Problem finding) {
    var text = new StringBuilder(PrintableText.line(finding.message()));
    String context = FindingText.context(finding);
    if (!context.isEmpty()) {
      text.append('\n').append(context);
    }
    settings.codes().find(finding.code()).ifPresent(row -> text.append('\n').append(row.fix()));
    String kind = finding.severity() == Severity.INFO ? "notice" : finding.severity().toString();
    return annotation(kind, finding.location(), finding.code(), text.toString());
  }

  private static String annotation(String kind, Location at, String title, String text) {
    var command = new StringBuilder("::").append(kind).append(' ');
    if (!at.source().equals("-")) { // standard input is not a file of the repository
      command.append("file=").append(property(at.source())).append(',');
      Extent extent = at.extent();
      append(command, "line", at.line());
      append(command, "endLine", extent == null ? 0 : extent.endLine());
      append(command, "col", at.column());
      if (extent != null && extent.endLine() == at.line()) { // GitHub takes no others
        append(command, "endColumn", extent.endColumn());
      }
    }
    command.append("title=").append(property(title)).append("::").append(data(text));
    return command.append('\n').toString();
  }

  private static void append(StringBuilder command, String name, long number) {
    if (number > 0) {
      command.append(name).append('=').append(number).append(',');
    }
  }

  private static String property(String text) {
    return data(PrintableText.line(text)).replace(":", "%3A").replace(",", "%2C");
  }

  /** Escapes what would end a message. */
  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }
}
