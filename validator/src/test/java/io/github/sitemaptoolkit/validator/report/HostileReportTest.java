package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** Texts of inputs that would break a report, or pretend to be a part of it. */
class HostileReportTest {

  private static final String EVIL =
      "::error::x\r\n::add-mask::y\n##[error]z ##vso[task.setvariable]v\u001b[2J\u0000\u007f\u009b"
          + "\u202e\u2066\u2028|`*</failure>]]>&\"'<script>{\"a\": [1,\\\uD800\uFFFF%0A::error::w ";

  /** What people see of it. */
  private static final String SHOWN =
      "\\u003a:error::x\\u000d\\u000a::add-mask::y\\u000a#\\u0023[error]z"
          + " #\\u0023vso[task.setvariable]v\\u001b[2J\\u0000\\u007f\\u009b"
          + "\\u202e\\u2066\\u2028|`*</failure>]]>&\"'<script>{\"a\": [1,\\\\ud800\\uffff"
          + "%0A::error::w ";

  /** A command that the runner of GitHub or of Azure Pipelines looks for. */
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^[\\s\u2028]*::|##[a-z]*\\[", Pattern.CASE_INSENSITIVE);

  private static void report(Report report) throws IOException {
    report.begin(EVIL);
    for (Severity severity : Severity.values()) {
      report.finding(
          new Problem(severity, EVIL, EVIL, new Location(EVIL, 1, 2), EVIL, EVIL, false));
      report.finding(new Problem(severity, "acme.odd", EVIL, Location.of(EVIL), null, EVIL, false));
    }
    report.end(new InputResult(1, 0, new SeverityCounts(2, 2, 2), EVIL));
  }

  private static void comparedReport(Report report) throws IOException {
    report(report);
    Problem finding = new Problem(Severity.INFO, EVIL, EVIL, Location.of(EVIL), EVIL, EVIL, false);
    report.known(finding);
    report.mended(finding, 2);
  }

  private static String write(ReportFormat format) throws IOException {
    return SampleRun.write(format, HostileReportTest::report);
  }

  @ParameterizedTest
  @EnumSource
  void nothingCommandsATerminal(ReportFormat format) throws IOException {
    for (ReportSettings settings :
        new ReportSettings[] {
          SampleRun.SETTINGS,
          SampleRun.SETTINGS.withPlaces(ReportSettings.ALL),
          SampleRun.SETTINGS.withStatistics(true),
          SampleRun.SETTINGS.withBaseline(true)
        }) {
      String written = SampleRun.write(format, settings, HostileReportTest::comparedReport);
      String report = written.replace("\r\n", "\n"); // as lines of CSV end
      for (int i = 0; i < report.length(); i++) {
        char c = report.charAt(i);
        assertTrue(c == '\n' || !PrintableText.isControl(c), Integer.toHexString(c));
        assertTrue(!Character.isSurrogate(c), Integer.toHexString(c));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingCommandsTheRunnerOfABuild(ReportFormat format) throws IOException {
    String report = write(format);
    if (format == ReportFormat.GITHUB) { // a line that is a command has only one
      report = report.replaceAll("(?m)^::(error|warning|notice) file=.*$", "");
    }
    Matcher command = COMMAND.matcher(report);
    assertTrue(!command.find(), report);
  }

  @Test
  void githubGetsTheAnnotationsOfTheReport() throws IOException {
    List<String> lines = write(ReportFormat.GITHUB).lines().toList();
    assertEquals(
        List.of("error", "error", "error", "warning", "warning", "notice", "notice", "2 errors"),
        lines.stream().map(line -> line.replaceAll("^::(\\w+) .*|,.*", "$1")).toList());
    String property = SHOWN.replace("%", "%25").replace(":", "%3A").replace(",", "%2C");
    String data = SHOWN.replace("%", "%25");
    assertEquals(
        "::error file="
            + property
            + ",line=1,col=2,title="
            + property
            + "::"
            + String.join("%0A", data, data + "   " + data),
        lines.get(1));
  }

  @Test
  void textHasTheLinesOfAHarmlessReport() throws IOException {
    assertEquals(
        """
        1 error: EVIL
          EVIL:1:2: EVIL   EVIL
        1 error: acme.odd
          EVIL: EVIL
        1 warning: EVIL
          EVIL:1:2: EVIL   EVIL
        1 warning: acme.odd
          EVIL: EVIL
        1 info: EVIL
          EVIL:1:2: EVIL   EVIL
        1 info: acme.odd
          EVIL: EVIL
        EVIL: could not be read: EVIL

        2 errors, 2 warnings, 2 infos in 1 file, 1 url; 1 file could not be read
        """,
        write(ReportFormat.TEXT).replace(SHOWN, "EVIL").replace(SHOWN.stripTrailing(), "EVIL"));
  }

  @Test
  void programsReadTheTextItself() throws IOException {
    String text = EVIL.replace('\uD800', '\uFFFD');
    JsonNode input = new ObjectMapper().readTree(write(ReportFormat.JSON)).at("/inputs/0");
    assertEquals(text, input.get("input").textValue());
    assertEquals(text, input.get("failure").textValue());
    assertEquals(6, input.get("findings").size());
    for (String key : List.of("code", "message", "source", "path", "loc")) {
      assertEquals(text, input.at("/findings/0").get(key).textValue());
    }
    List<String> lines = write(ReportFormat.NDJSON).lines().toList();
    assertEquals(7, lines.size());
    for (String line : lines) {
      assertEquals(text, new ObjectMapper().readTree(line).get("input").textValue());
    }
  }

  @Test
  void sarifIsValid() throws IOException {
    JsonNode run =
        new ObjectMapper().readTree(SarifReportTest.sarif(HostileReportTest::report)).at("/runs/0");
    assertEquals(6, run.get("results").size());
    assertEquals(SHOWN, run.at("/results/0/message/text").textValue());
    assertEquals(
        "%3A%3Aerror%3A%3Ax",
        run.at("/results/0/locations/0/physicalLocation/artifactLocation/uri")
            .textValue()
            .substring(0, 18));
  }

  @Test
  void junitHasTheElementsOfAHarmlessReport() throws Exception {
    Document junit =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(write(ReportFormat.JUNIT))));
    assertEquals(1, junit.getElementsByTagName("testsuite").getLength());
    assertEquals(3, junit.getElementsByTagName("testcase").getLength());
    assertEquals(2, junit.getElementsByTagName("failure").getLength());
    Element first = (Element) junit.getElementsByTagName("testcase").item(0);
    assertEquals(SHOWN, first.getAttribute("name"));
    assertEquals(SHOWN, first.getAttribute("classname"));
    String finding = SHOWN + ":1:2: " + SHOWN + "\n  " + SHOWN + "   " + SHOWN;
    assertEquals(String.join("\n", finding, finding, finding), first.getTextContent());
    Element error = (Element) junit.getElementsByTagName("error").item(0);
    assertEquals("could not be read: " + SHOWN, error.getAttribute("message"));
  }

  @Test
  void markdownHasTheRowsOfAHarmlessReport() throws IOException {
    List<String> lines = write(ReportFormat.MARKDOWN).lines().toList();
    assertEquals(14, lines.size(), lines.toString());
    for (String row : lines.subList(6, 12)) {
      assertEquals(7, row.chars().filter(c -> c == '|').count(), row);
      assertEquals(-1, row.indexOf('<'), row);
      assertEquals(-1, row.indexOf('`'), row);
    }
  }

  @ParameterizedTest
  @EnumSource
  void longUrlsAreReported(ReportFormat format) throws IOException {
    String loc = "https://example.com/" + "x".repeat(1980);
    String report =
        SampleRun.write(
            format,
            SampleRun.of(
                new Problem(
                    Severity.ERROR, "acme.odd", "odd", Location.of("a.xml"), null, loc, false)));
    assertEquals(
        format != ReportFormat.MARKDOWN, report.contains(loc), "a summary has no room for it");
  }
}
