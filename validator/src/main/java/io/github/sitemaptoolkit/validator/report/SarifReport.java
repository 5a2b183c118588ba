package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.internal.affected.AffectedJson;
import io.github.sitemaptoolkit.validator.internal.sarif.FileUri;
import io.github.sitemaptoolkit.validator.internal.sarif.Fingerprints;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * SARIF 2.1.0. The rules come after the results, because only then is it known which are needed.
 *
 * <p>GitHub refuses a run with more than 25,000 results, and of those it takes the 5,000 most
 * serious. So each severity has a share of the 25,000 that is large enough for these 5,000, and the
 * results need not be kept to let errors go first. With a baseline, each state has a share, too.
 */
final class SarifReport implements Report {

  private static final Map<Severity, Integer> MOST_RESULTS =
      Map.of(Severity.ERROR, 15_000, Severity.WARNING, 5_000, Severity.INFO, 5_000);

  /** With a baseline: so what it has cannot push out what is new. */
  private static final Map<Severity, Integer> MOST_NEW =
      Map.of(Severity.ERROR, 10_000, Severity.WARNING, 4_000, Severity.INFO, 1_000);

  private static final int MOST_OF_BASELINE = 5_000; // of known ones, and of mended ones

  private static final int MOST_FAILURES = 100;

  private record Failure(String input, String message) {}

  private final Writer out;
  private final JsonWriter json = JsonWriter.indented();
  private final ReportSettings settings;
  private final SarifRules rules;
  private final Map<Severity, Long> counts = new EnumMap<>(Severity.class);
  private final Map<String, Long> leftOut = new TreeMap<>();
  private final List<Failure> failures = new ArrayList<>();
  private final Totals totals;
  private final boolean baseline;
  private long known;
  private long mended;
  private String input = "";
  private Fingerprints fingerprints = new Fingerprints();

  SarifReport(Writer out, ReportSettings settings) {
    this.out = out;
    this.settings = settings;
    rules = new SarifRules(settings);
    totals = new Totals(settings);
    baseline = settings.baseline();
    json.begin()
        .text("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        .text("version", "2.1.0")
        .beginArray("runs")
        .begin()
        .text("columnKind", "utf16CodeUnits")
        .beginArray("results");
  }

  @Override
  public void begin(String name) {
    input = name;
    totals.begin(name);
    fingerprints = new Fingerprints();
  }

  @Override
  public void finding(Problem finding) throws IOException {
    totals.finding(finding);
    Map<Severity, Integer> most = baseline ? MOST_NEW : MOST_RESULTS;
    long count = counts.merge(finding.severity(), 1L, Long::sum);
    if (count > most.getOrDefault(finding.severity(), 0)) {
      leftOut.merge(finding.code(), 1L, Long::sum);
    } else {
      write(finding, baseline ? FindingJson.NEW : null, 1);
    }
  }

  @Override
  public void known(Problem finding) throws IOException {
    totals.known(finding);
    if (++known > MOST_OF_BASELINE) {
      leftOut.merge(finding.code(), 1L, Long::sum);
    } else {
      write(finding, FindingJson.UNCHANGED, 1);
    }
  }

  @Override
  public void mended(Problem finding, long count) throws IOException {
    totals.mended(finding, count);
    if (++mended > MOST_OF_BASELINE) {
      leftOut.merge(finding.code(), 1L, Long::sum);
    } else {
      write(finding, FindingJson.ABSENT, count);
    }
  }

  private void write(Problem finding, @Nullable String state, long count) throws IOException {
    json.begin()
        .text("ruleId", finding.code())
        .number("ruleIndex", rules.index(finding))
        .text("level", SarifRules.level(finding.severity()));
    writeMessage(finding.message());
    writeLocation(finding.location(), finding.path(), finding.documentPath());
    json.begin("partialFingerprints").text("ruleUrlPath/v1", fingerprints.next(finding)).end();
    if (state != null) {
      json.text("baselineState", state);
    }
    Problem.Repeats repeats = finding.repeats();
    long occurrences = repeats == null ? count : repeats.count();
    if (occurrences > 1) {
      json.number("occurrenceCount", occurrences);
    }
    if (finding.loc() != null) {
      json.begin("properties").text("loc", finding.loc()).end();
    }
    json.end().writeTo(out);
  }

  /** Writes a text for people. What comes from an input may not become a link. */
  private void writeMessage(String text) {
    json.begin("message").text("text", PrintableText.line(text).replace("](", "] (")).end();
  }

  private void writeRegion(Location at) {
    json.begin("region").number("startLine", at.line());
    if (at.column() > 0) {
      json.number("startColumn", at.column());
    }
    Extent extent = at.extent();
    if (extent != null && extent.endLine() > 0) {
      json.number("endLine", extent.endLine()).number("endColumn", extent.endColumn());
      if (extent.offset() >= 0 && !Sink.isCompressedName(at.source())) { // bytes of the artifact
        json.number("byteOffset", extent.offset()).number("byteLength", extent.length());
      }
    }
    json.end();
  }

  private void writeLocation(Location at, @Nullable String path, @Nullable String documentPath) {
    String uri = FileUri.of(at.source(), File.separatorChar);
    json.beginArray("locations").begin();
    json.begin("physicalLocation").begin("artifactLocation").text("uri", uri).end();
    if (at.line() > 0) {
      writeRegion(at);
    }
    json.end();
    if (path != null || documentPath != null) {
      List<String> paths = Stream.of(path, documentPath).filter(Objects::nonNull).toList();
      json.objects("logicalLocations", paths, name -> json.text("fullyQualifiedName", name));
    }
    json.end().end();
  }

  @Override
  public void end(InputResult result) {
    totals.end(result);
    fingerprints = new Fingerprints(); // for rules over several files, after the last input
    if (result.failure() != null && failures.size() < MOST_FAILURES) {
      failures.add(new Failure(input, result.failure()));
    }
  }

  @Override
  public void affected(AffectedUrls urls) {
    totals.affected(urls);
  }

  @Override
  public void finish() throws IOException {
    json.end().begin("tool").begin("driver");
    json.text("name", ReportSettings.TOOL).text("version", settings.version());
    rules.write(json);
    json.end().end().beginArray("invocations").begin();
    json.flag("executionSuccessful", totals.failures() == 0);
    writeNotifications();
    json.end().end().begin("properties").text("profile", settings.profile().id());
    AffectedJson.write(json, totals.affected());
    json.end();
    json.end().end().end().line().writeTo(out);
    out.flush();
  }

  private void writeNotifications() {
    json.beginArray("toolExecutionNotifications");
    for (Failure failure : failures) {
      startNotification(
          InputResult.FAILED, Severity.ERROR, "could not be read: " + failure.message());
      writeLocation(Location.of(failure.input()), null, null);
      json.end();
    }
    long more = totals.failures() - failures.size();
    if (more > 0) {
      String text = ShownNumber.counted(more, "more input") + " could not be read";
      startNotification(InputResult.FAILED, Severity.ERROR, text);
      json.end();
    }
    if (!leftOut.isEmpty()) {
      startNotification("report.truncated", Severity.WARNING, leftOutText());
      json.end();
    }
    json.end();
  }

  private void startNotification(String id, Severity severity, String text) {
    json.begin().begin("descriptor").text("id", id).end().text("level", SarifRules.level(severity));
    writeMessage(text);
  }

  private String leftOutText() {
    long sum = leftOut.values().stream().mapToLong(count -> count).sum();
    return leftOut.entrySet().stream()
        .map(rule -> rule.getKey() + ' ' + ShownNumber.of(rule.getValue()))
        .collect(Collectors.joining(", ", ShownNumber.counted(sum, "result") + " left out: ", ""));
  }
}
