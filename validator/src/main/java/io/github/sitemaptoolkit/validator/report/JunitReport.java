package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * JUnit XML in the form that Jenkins and GitLab read: a test suite for each input, a test case for
 * each rule that has findings. GitLab ignores a second test case of the same name, so a rule with
 * both errors and warnings has one. What a baseline has does not fail; what is mended is a suite of
 * its own.
 */
final class JunitReport implements Report {

  private static final int PLACES = 10;

  /** The suite of findings that come after all inputs. */
  private static final String SITE = "rules over several files";

  private static final String AFFECTED = "urls with findings";

  private static final String MENDED = "mended since the baseline";

  private final Writer out;
  private final ReportSettings settings;
  private final RuleGroups mended = new RuleGroups(PLACES);
  private String suite = SITE;
  private AffectedUrls affected = AffectedUrls.NONE;
  private RuleGroups groups = new RuleGroups(PLACES);
  private RuleGroups known = new RuleGroups(0);

  JunitReport(Writer out, ReportSettings settings) throws IOException {
    this.out = out;
    this.settings = settings;
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.write(
        "<testsuites name=\"" + xml(ReportSettings.TOOL + ", " + settings.profile()) + "\">\n");
  }

  @Override
  public void begin(String name) {
    beginSuite(xml(PrintableText.line(name)));
  }

  private void beginSuite(String name) {
    suite = name;
    groups = new RuleGroups(PLACES);
    known = new RuleGroups(0);
  }

  @Override
  public void finding(Problem finding) {
    groups.add(finding);
  }

  @Override
  public void known(Problem finding) {
    known.add(finding);
  }

  @Override
  public void mended(Problem finding, long count) {
    mended.add(finding, count);
  }

  @Override
  public void end(InputResult result) throws IOException {
    writeSuite(result.failure(), true);
    beginSuite(SITE);
  }

  private static Map<String, List<RuleGroup>> byRule(RuleGroups found) {
    Map<String, List<RuleGroup>> rules = new LinkedHashMap<>();
    for (RuleGroup group : found.sorted()) {
      rules.computeIfAbsent(group.code(), code -> new ArrayList<>()).add(group);
    }
    return rules;
  }

  /**
   * Writes the suite with what was found since it began.
   *
   * @param failure why an input could not be read; null if it could
   * @param always whether a suite is written if nothing was found
   */
  private void writeSuite(@Nullable String failure, boolean always) throws IOException {
    Map<String, List<RuleGroup>> rules = byRule(groups);
    List<String> cases = new ArrayList<>();
    rules.forEach((code, found) -> cases.add(testCase(code, body(code, found))));
    byRule(known)
        .forEach(
            (code, found) -> {
              if (!rules.containsKey(code)) {
                cases.add(testCase(code, passed(counts(found) + " still there")));
              }
            });
    long failures = rules.values().stream().filter(this::fails).count();
    int errors = 0;
    if (failure != null) {
      errors = 1;
      String message = "could not be read: " + PrintableText.line(failure);
      cases.add(testCase(InputResult.FAILED, "<error message=\"" + xml(message) + "\"/>"));
    }
    if (cases.isEmpty() && always) { // Jenkins takes a report without test cases for an error
      cases.add(testCase("no findings", ""));
    }
    if (!cases.isEmpty()) {
      write(cases, failures, errors);
    }
  }

  private void write(List<String> cases, long failures, int errors) throws IOException {
    out.write(
        """
          <testsuite name="%s" tests="%d" failures="%d" errors="%d" skipped="0" time="0">
        %s  </testsuite>
        """
            .formatted(suite, cases.size(), failures, errors, String.join("", cases)));
  }

  /** Returns whether the most serious findings of a rule make the run fail. */
  private boolean fails(List<RuleGroup> found) {
    return settings.fails(found.get(0).severity());
  }

  private static String counts(List<RuleGroup> found) {
    return found.stream().map(RuleGroup::counted).collect(Collectors.joining(", "));
  }

  private String body(String code, List<RuleGroup> found) {
    Optional<Row> row = settings.codes().find(code);
    List<RuleGroup> before = byRule(known).getOrDefault(code, List.of());
    String counts =
        before.isEmpty() ? counts(found) : counts(found) + " more than " + counts(before);
    String message = row.map(it -> counts + ": " + it.meaning()).orElse(counts);
    String places = found.stream().map(FindingText::lines).collect(Collectors.joining("\n"));
    String text = row.map(it -> it.fix() + '\n' + places).orElse(places);
    return fails(found)
        ? "<failure message=\"%s\" type=\"%s\">%s</failure>"
            .formatted(xml(message), found.get(0).severity(), xml(text))
        : passed(message + '\n' + text);
  }

  private static String passed(String text) {
    return "<system-out>%s</system-out>".formatted(xml(text));
  }

  private String testCase(String name, String body) {
    return "    <testcase name=\"%s\" classname=\"%s\" time=\"0\">%s</testcase>\n"
        .formatted(xml(PrintableText.line(name)), suite, body);
  }

  @Override
  public void affected(AffectedUrls urls) {
    affected = urls;
  }

  @Override
  public void finish() throws IOException {
    writeSuite(null, false);
    suite = MENDED;
    List<String> cases = new ArrayList<>();
    for (RuleGroup rule : mended.sorted()) {
      String count = ShownNumber.of(rule.count()) + " mended\n";
      cases.add(testCase(rule.code(), passed(count + FindingText.lines(rule))));
    }
    if (!cases.isEmpty()) {
      write(cases, 0, 0);
    }
    writeAffected();
    out.write("</testsuites>\n");
    out.flush();
  }

  /** Writes a suite with how many urls each rule concerns; its cases pass. */
  private void writeAffected() throws IOException {
    suite = AFFECTED;
    List<String> cases = new ArrayList<>();
    new TreeMap<>(affected.byCode())
        .forEach(
            (code, urls) -> cases.add(testCase(code, passed(ShownNumber.counted(urls, "url")))));
    if (!cases.isEmpty()) {
      write(cases, 0, 0);
    }
  }

  /** Returns a text for an element or an attribute. */
  private static String xml(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
