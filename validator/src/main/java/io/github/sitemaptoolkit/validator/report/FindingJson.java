package io.github.sitemaptoolkit.validator.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;

/** Findings and their counts as JSON. Programs depend on the keys; docs/json.md lists them. */
final class FindingJson {

  private FindingJson() {}

  /** Writes the fields of a finding. */
  static void write(JsonGenerator json, Problem finding) throws IOException {
    Location at = finding.location();
    json.writeStringField("severity", finding.severity().toString());
    JsonText.text(json, "code", finding.code());
    JsonText.text(json, "message", finding.message());
    JsonText.text(json, "source", at.source());
    number(json, "line", at.line());
    number(json, "column", at.column());
    JsonText.text(json, "path", finding.path());
    JsonText.text(json, "loc", finding.loc());
    json.writeBooleanField("missing", finding.missing());
  }

  private static void number(JsonGenerator json, String name, long value) throws IOException {
    if (value == 0) {
      json.writeNullField(name);
    } else {
      json.writeNumberField(name, value);
    }
  }

  /** Writes the numbers of urls, sitemaps and findings. */
  static void write(JsonGenerator json, long urls, long sitemaps, SeverityCounts counts)
      throws IOException {
    json.writeNumberField("urls", urls);
    json.writeNumberField("sitemaps", sitemaps);
    json.writeObjectFieldStart("counts");
    json.writeNumberField("error", counts.errors());
    json.writeNumberField("warning", counts.warnings());
    json.writeNumberField("info", counts.infos());
    json.writeEndObject();
  }
}
