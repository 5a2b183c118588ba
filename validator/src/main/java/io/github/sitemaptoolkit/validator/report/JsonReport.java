package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.Writer;

/** One JSON document. The findings of an input come before its counts, for they are not kept. */
final class JsonReport implements Report {

  private final Writer out;
  private final JsonWriter json = JsonWriter.indented();
  private final Totals totals = new Totals();

  JsonReport(Writer out, ReportSettings settings) {
    this.out = out;
    json.begin()
        .text("tool", ReportSettings.TOOL)
        .text("version", settings.version())
        .text("profile", settings.profile().id())
        .beginArray("inputs");
  }

  @Override
  public void begin(String input) {
    json.begin().text("input", input).beginArray("findings");
  }

  @Override
  public void finding(Problem finding) throws IOException {
    json.object(() -> FindingJson.write(json, finding)).writeTo(out);
  }

  @Override
  public void end(InputResult result) throws IOException {
    totals.add(result);
    json.end();
    FindingJson.write(json, result.urls(), result.sitemaps(), result.counts());
    json.text("failure", result.failure()).end().writeTo(out);
  }

  @Override
  public void finish() throws IOException {
    json.end()
        .begin("total")
        .number("inputs", totals.inputs())
        .number("inputsWithFindings", totals.inputsWithFindings())
        .number("failures", totals.failures());
    FindingJson.write(json, totals.urls(), totals.sitemaps(), totals.counts());
    json.end().end().line().writeTo(out);
    out.flush();
  }
}
