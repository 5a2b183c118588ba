package io.github.sitemaptoolkit.validator.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;

/** Findings and their counts as JSON. Programs depend on the keys; docs/json.md lists them. */
final class FindingJson {

  private static final Extent UNKNOWN = new Extent(0, 0, -1, -1);

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
    Extent extent = at.extent() == null ? UNKNOWN : at.extent();
    number(json, "endLine", extent.endLine());
    number(json, "endColumn", extent.endColumn());
    number(json, "byteOffset", extent.offset(), -1);
    number(json, "byteLength", extent.length(), -1);
    JsonText.text(json, "cell", extent.cell());
    JsonText.text(json, "path", finding.path());
    JsonText.text(json, "documentPath", finding.documentPath());
    JsonText.text(json, "loc", finding.loc());
    json.writeBooleanField("missing", finding.missing());
  }

  private static void number(JsonGenerator json, String name, long value) throws IOException {
    number(json, name, value, 0);
  }

  private static void number(JsonGenerator json, String name, long value, long unknown)
      throws IOException {
    if (value == unknown) {
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
