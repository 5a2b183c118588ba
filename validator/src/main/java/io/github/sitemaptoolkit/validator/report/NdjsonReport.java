package io.github.sitemaptoolkit.validator.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.io.Writer;

/** A line of JSON for each finding, and for each input that could not be read. */
final class NdjsonReport implements Report {

  private final JsonGenerator json;
  private String input = "";

  NdjsonReport(Writer out, ReportSettings settings) throws IOException {
    json = JsonText.compact(out);
  }

  @Override
  public void begin(String name) {
    input = name;
  }

  @Override
  public void finding(Problem finding) throws IOException {
    json.writeStartObject();
    JsonText.text(json, "input", input);
    FindingJson.write(json, finding);
    json.writeEndObject();
    json.writeRaw('\n');
  }

  @Override
  public void end(InputResult result) throws IOException {
    if (result.failure() != null) {
      json.writeStartObject();
      JsonText.text(json, "input", input);
      JsonText.text(json, "failure", result.failure());
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  @Override
  public void finish() throws IOException {
    json.close();
  }
}
