package io.github.sitemaptoolkit.validator.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * SARIF 2.1.0. The rules come after the results, because only then is it known which are needed.
 *
 * <p>GitHub refuses a run with more than 25,000 results, and of those it takes the 5,000 most
 * serious. So each severity has a share of the 25,000 that is large enough for these 5,000, and the
 * results need not be kept to let errors go first.
 */
final class SarifReport implements Report {

  private static final Map<Severity, Integer> MOST_RESULTS =
      Map.of(Severity.ERROR, 15_000, Severity.WARNING, 5_000, Severity.INFO, 5_000);

  private static final int MOST_FAILURES = 100;

  private record Failure(String input, String message) {}

  private final JsonGenerator json;
  private final ReportSettings settings;
  private final SarifRules rules;
  private final Map<Severity, Long> counts = new EnumMap<>(Severity.class);
  private final Map<String, Long> leftOut = new TreeMap<>();
  private final List<Failure> failures = new ArrayList<>();
  private final Totals totals = new Totals();
  private String input = "";
  private Fingerprints fingerprints = new Fingerprints();

  SarifReport(Writer out, ReportSettings settings) throws IOException {
    this.settings = settings;
    rules = new SarifRules(settings.codes());
    json = JsonText.indented(out);
    json.writeStartObject();
    json.writeStringField("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    json.writeStringField("columnKind", "utf16CodeUnits");
    json.writeArrayFieldStart("results");
  }

  @Override
  public void begin(String name) {
    input = name;
    fingerprints = new Fingerprints();
  }

  @Override
  public void finding(Problem finding) throws IOException {
    Severity severity = finding.severity();
    if (counts.merge(severity, 1L, Long::sum) > MOST_RESULTS.getOrDefault(severity, 0)) {
      leftOut.merge(finding.code(), 1L, Long::sum);
      return;
    }
    json.writeStartObject();
    JsonText.text(json, "ruleId", finding.code());
    json.writeNumberField("ruleIndex", rules.index(finding));
    json.writeStringField("level", SarifRules.level(severity));
    writeMessage(finding.message());
    json.writeArrayFieldStart("locations");
    writeLocation(finding.location(), finding.path(), finding.documentPath());
    json.writeEndArray();
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("ruleUrlPath/v1", fingerprints.next(finding));
    json.writeEndObject();
    if (finding.loc() != null) {
      json.writeObjectFieldStart("properties");
      JsonText.text(json, "loc", finding.loc());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** Writes a text for people. What comes from an input may not become a link. */
  private void writeMessage(String text) throws IOException {
    json.writeObjectFieldStart("message");
    JsonText.text(json, "text", PrintableText.line(text).replace("](", "] ("));
    json.writeEndObject();
  }

  private void writeLocation(Location at, @Nullable String path, @Nullable String documentPath)
      throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", FileUri.of(at.source(), File.separatorChar));
    json.writeEndObject();
    if (at.line() > 0) {
      writeRegion(at);
    }
    json.writeEndObject();
    if (path != null || documentPath != null) {
      json.writeArrayFieldStart("logicalLocations");
      writeLogical(path);
      writeLogical(documentPath);
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private void writeLogical(@Nullable String path) throws IOException {
    if (path != null) {
      json.writeStartObject();
      JsonText.text(json, "fullyQualifiedName", path);
      json.writeEndObject();
    }
  }

  private void writeRegion(Location at) throws IOException {
    json.writeObjectFieldStart("region");
    json.writeNumberField("startLine", at.line());
    if (at.column() > 0) {
      json.writeNumberField("startColumn", at.column());
    }
    Extent extent = at.extent();
    if (extent != null) {
      json.writeNumberField("endLine", extent.endLine());
      json.writeNumberField("endColumn", extent.endColumn());
      if (extent.offset() >= 0 && !Sink.isCompressedName(at.source())) { // bytes of the artifact
        json.writeNumberField("byteOffset", extent.offset());
        json.writeNumberField("byteLength", extent.length());
      }
    }
    json.writeEndObject();
  }

  @Override
  public void end(InputResult result) {
    totals.add(result);
    if (result.failure() != null && failures.size() < MOST_FAILURES) {
      failures.add(new Failure(input, result.failure()));
    }
  }

  @Override
  public void finish() throws IOException {
    json.writeEndArray();
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", ReportSettings.TOOL);
    json.writeStringField("version", settings.version());
    rules.write(json);
    json.writeEndObject();
    json.writeEndObject();
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    json.writeBooleanField("executionSuccessful", totals.failures() == 0);
    writeNotifications();
    json.writeEndObject();
    json.writeEndArray();
    json.writeObjectFieldStart("properties");
    json.writeStringField("profile", settings.profile().id());
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
  }

  private void writeNotifications() throws IOException {
    json.writeArrayFieldStart("toolExecutionNotifications");
    for (Failure failure : failures) {
      startNotification(
          InputResult.FAILED, Severity.ERROR, "could not be read: " + failure.message());
      json.writeArrayFieldStart("locations");
      writeLocation(Location.of(failure.input()), null, null);
      json.writeEndArray();
      json.writeEndObject();
    }
    long more = totals.failures() - failures.size();
    if (more > 0) {
      String text = SeverityCounts.counted(more, "more input") + " could not be read";
      startNotification(InputResult.FAILED, Severity.ERROR, text);
      json.writeEndObject();
    }
    if (!leftOut.isEmpty()) {
      startNotification("report.truncated", Severity.WARNING, leftOutText());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void startNotification(String id, Severity severity, String text) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("descriptor");
    json.writeStringField("id", id);
    json.writeEndObject();
    json.writeStringField("level", SarifRules.level(severity));
    writeMessage(text);
  }

  private String leftOutText() {
    long sum = leftOut.values().stream().mapToLong(count -> count).sum();
    return leftOut.entrySet().stream()
        .map(rule -> String.format(Locale.ROOT, "%s %,d", rule.getKey(), rule.getValue()))
        .collect(
            Collectors.joining(", ", SeverityCounts.counted(sum, "result") + " left out: ", ""));
  }
}
