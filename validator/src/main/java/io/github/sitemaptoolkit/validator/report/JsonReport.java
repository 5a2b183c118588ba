package io.github.sitemaptoolkit.validator.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.io.Writer;

/** One JSON document. The findings of an input come before its counts, for they are not kept. */
final class JsonReport implements Report {

  private final JsonGenerator json;
  private final Totals totals = new Totals();

  JsonReport(Writer out, ReportSettings settings) throws IOException {
    json = JsonText.indented(out);
    json.writeStartObject();
    json.writeStringField("tool", ReportSettings.TOOL);
    json.writeStringField("version", settings.version());
    json.writeStringField("profile", settings.profile().id());
    json.writeArrayFieldStart("inputs");
  }

  @Override
  public void begin(String input) throws IOException {
    json.writeStartObject();
    JsonText.text(json, "input", input);
    json.writeArrayFieldStart("findings");
  }

  @Override
  public void finding(Problem finding) throws IOException {
    json.writeStartObject();
    FindingJson.write(json, finding);
    json.writeEndObject();
  }

  @Override
  public void end(InputResult result) throws IOException {
    totals.add(result);
    json.writeEndArray();
    FindingJson.write(json, result.urls(), result.sitemaps(), result.counts());
    JsonText.text(json, "failure", result.failure());
    json.writeEndObject();
  }

  @Override
  public void finish() throws IOException {
    json.writeEndArray();
    json.writeObjectFieldStart("total");
    json.writeNumberField("inputs", totals.inputs());
    json.writeNumberField("inputsWithFindings", totals.inputsWithFindings());
    json.writeNumberField("failures", totals.failures());
    FindingJson.write(json, totals.urls(), totals.sitemaps(), totals.counts());
    json.writeEndObject();
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
  }
}
