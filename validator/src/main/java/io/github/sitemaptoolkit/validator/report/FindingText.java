package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Findings as text for people, safe to print. */
final class FindingText {

  private FindingText() {}

  /** Returns the file, line and column. */
  static String place(Problem finding) {
    return PrintableText.line(finding.location().toString());
  }

  /** Returns the element and the url; empty if neither is known. */
  static String context(Problem finding) {
    String shown = finding.shownPath();
    String path = shown == null ? "" : PrintableText.line(shown);
    String loc = finding.loc() == null ? "" : PrintableText.line(finding.loc());
    return path.isEmpty() || loc.isEmpty() ? path + loc : path + "   " + loc;
  }

  /** Returns place and message; in a second, indented line the element and the url, if known. */
  static String lines(Problem finding) {
    return withContext(place(finding) + ": " + PrintableText.line(finding.message()), finding);
  }

  /**
   * Returns place and message, then the element and the url, if known: all in one line. The url is
   * left out if the message has it.
   */
  static String line(Problem finding) {
    String message = PrintableText.line(finding.message());
    String path = finding.shownPath() == null ? "" : PrintableText.line(finding.shownPath());
    String loc = finding.loc() == null ? "" : PrintableText.line(finding.loc());
    return Stream.of(place(finding) + ": " + message, path, message.contains(loc) ? "" : loc)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("   "));
  }

  /** Returns the line of a finding, indented, after a line break; empty if it is not shown. */
  static String excerpt(Problem finding, int width) {
    String excerpt = width == 0 ? "" : Excerpt.of(finding.location(), width);
    return excerpt.isEmpty() ? "" : '\n' + excerpt.indent(2).stripTrailing();
  }

  /** Returns the same with severity and rule between place and message. */
  static String linesWithRule(Problem finding) {
    String rule = finding.severity() + ": " + PrintableText.line(finding.code());
    String message = PrintableText.line(finding.message());
    return withContext(place(finding) + ": " + rule + ": " + message, finding);
  }

  private static String withContext(String line, Problem finding) {
    String context = context(finding);
    return context.isEmpty() ? line : line + "\n  " + context;
  }

  /** Returns the first findings of a group, and how many more there are. */
  static String lines(RuleGroup group) {
    String first = group.first().stream().map(FindingText::lines).collect(Collectors.joining("\n"));
    return group.more() == 0 ? first : first + "\nand " + ShownNumber.of(group.more()) + " more";
  }
}
