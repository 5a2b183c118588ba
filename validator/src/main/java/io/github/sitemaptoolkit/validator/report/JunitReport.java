package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * JUnit XML in the form that Jenkins and GitLab read: a test suite for each input, a test case for
 * each rule that has findings. GitLab ignores a second test case of the same name, so a rule with
 * both errors and warnings has one.
 */
final class JunitReport implements Report {

  private static final int PLACES = 10;

  private final Writer out;
  private final ReportSettings settings;
  private String input = "";
  private RuleGroups groups = new RuleGroups(PLACES);

  JunitReport(Writer out, ReportSettings settings) throws IOException {
    this.out = out;
    this.settings = settings;
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.write(
        "<testsuites name=\"" + xml(ReportSettings.TOOL + ", " + settings.profile()) + "\">\n");
  }

  @Override
  public void begin(String name) {
    input = xml(PrintableText.line(name));
    groups = new RuleGroups(PLACES);
  }

  @Override
  public void finding(Problem finding) {
    groups.add(finding);
  }

  @Override
  public void end(InputResult result) throws IOException {
    Map<String, List<RuleGroup>> rules = new LinkedHashMap<>();
    for (RuleGroup group : groups.sorted()) {
      rules.computeIfAbsent(group.code(), code -> new ArrayList<>()).add(group);
    }
    List<String> cases = new ArrayList<>();
    rules.forEach((code, found) -> cases.add(testCase(code, body(code, found))));
    long failures = rules.values().stream().filter(this::fails).count();
    int errors = 0;
    if (result.failure() != null) {
      errors = 1;
      String message = "could not be read: " + PrintableText.line(result.failure());
      cases.add(testCase(InputResult.FAILED, "<error message=\"" + xml(message) + "\"/>"));
    }
    if (cases.isEmpty()) { // Jenkins takes a report without test cases for an error
      cases.add(testCase("no findings", ""));
    }
    out.write(
        """
          <testsuite name="%s" tests="%d" failures="%d" errors="%d" skipped="0" time="0">
        %s  </testsuite>
        """
            .formatted(input, cases.size(), failures, errors, String.join("", cases)));
  }

  /** Returns whether the most serious findings of a rule make the run fail. */
  private boolean fails(List<RuleGroup> found) {
    return settings.fails(found.get(0).severity());
  }

  private String body(String code, List<RuleGroup> found) {
    Optional<Row> row = settings.codes().find(code);
    String counts = found.stream().map(RuleGroup::counted).collect(Collectors.joining(", "));
    String message = row.map(known -> counts + ": " + known.meaning()).orElse(counts);
    String places =
        found.stream().map(group -> FindingText.lines(group, 0)).collect(Collectors.joining("\n"));
    String text = row.map(known -> known.fix() + '\n' + places).orElse(places);
    return fails(found)
        ? "<failure message=\"%s\" type=\"%s\">%s</failure>"
            .formatted(xml(message), found.get(0).severity(), xml(text))
        : "<system-out>%s</system-out>".formatted(xml(message + '\n' + text));
  }

  private String testCase(String name, String body) {
    return "    <testcase name=\"%s\" classname=\"%s\" time=\"0\">%s</testcase>\n"
        .formatted(xml(PrintableText.line(name)), input, body);
  }

  @Override
  public void finish() throws IOException {
    out.write("</testsuites>\n");
    out.flush();
  }

  /** Returns a text for an element or an attribute. */
  private static String xml(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
