package io.github.sitemaptoolkit.web;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import java.io.IOException;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts all findings, and passes only the first ones of each rule on to another report: a page
 * shows no more, and writing all of them takes longer than finding them.
 */
public final class FirstFindings implements Report {

  private static final class Counted {
    private long count;
    private final Set<String> inputs = new HashSet<>();
  }

  private final Report report;
  private final int most;
  private final Map<Severity, Map<String, Counted>> rules = new EnumMap<>(Severity.class);
  private final Map<String, Map<Severity, Integer>> inputs = new LinkedHashMap<>();
  private @Nullable String input;

  FirstFindings(Report report, int most) {
    this.report = report;
    this.most = most;
  }

  @Override
  public void begin(String name) throws IOException {
    input = name;
    inputs.put(name, new EnumMap<>(Severity.class));
    report.begin(name);
  }

  @Override
  public void finding(Problem finding) throws IOException {
    Counted rule =
        rules
            .computeIfAbsent(finding.severity(), severity -> new LinkedHashMap<>())
            .computeIfAbsent(finding.code(), code -> new Counted());
    String in = input == null ? finding.location().source() : input;
    rule.inputs.add(in);
    Map<Severity, Integer> counts = inputs.get(in);
    if (counts != null) {
      counts.merge(finding.severity(), 1, Integer::sum);
    }
    if (rule.count++ < most) {
      report.finding(finding);
    }
  }

  @Override
  public void end(InputResult result) throws IOException {
    input = null;
    report.end(result);
  }

  @Override
  public void finish() throws IOException {
    report.finish();
  }

  /** Writes how many findings each rule and each input has. */
  public void write(JsonWriter json) {
    json.beginArray("rules");
    rules.forEach(
        (severity, codes) ->
            codes.forEach(
                (code, counted) ->
                    json.begin()
                        .text("code", code)
                        .text("severity", severity.toString())
                        .number("count", counted.count)
                        .number("files", counted.inputs.size())
                        .end()));
    json.end().beginArray("inputs");
    inputs.forEach((name, counts) -> write(json.begin().text("name", name), counts));
    json.end();
  }

  private static void write(JsonWriter json, Map<Severity, Integer> counts) {
    for (Severity severity : Severity.values()) {
      json.number(severity.toString(), counts.getOrDefault(severity, 0));
    }
    json.end();
  }
}
