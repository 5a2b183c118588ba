package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.Writer;

/** A line of JSON for each finding, and for each input that could not be read. */
final class NdjsonReport implements Report {

  private final Writer out;
  private final JsonWriter json = JsonWriter.compact();
  private String input = "";

  NdjsonReport(Writer out, ReportSettings settings) {
    this.out = out;
  }

  @Override
  public void begin(String name) {
    input = name;
  }

  @Override
  public void finding(Problem finding) throws IOException {
    json.begin().text("input", input);
    FindingJson.write(json, finding);
    json.end().line().writeTo(out);
  }

  @Override
  public void end(InputResult result) throws IOException {
    if (result.failure() != null) {
      json.begin().text("input", input).text("failure", result.failure()).end().line().writeTo(out);
    }
  }

  @Override
  public void finish() throws IOException {
    out.flush();
  }
}
