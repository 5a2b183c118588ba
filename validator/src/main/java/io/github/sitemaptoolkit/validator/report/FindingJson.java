package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.JsonWriter;

/** Findings and their counts as JSON. Programs depend on the keys; docs/json.md lists them. */
final class FindingJson {

  private FindingJson() {}

  /** Writes the fields of a finding. */
  static void write(JsonWriter json, Problem finding) {
    Location at = finding.location();
    json.text("severity", finding.severity().toString())
        .text("code", finding.code())
        .text("message", finding.message())
        .text("source", at.source())
        .number("line", at.line() == 0 ? null : at.line())
        .number("column", at.column() == 0 ? null : at.column())
        .text("path", finding.path())
        .text("loc", finding.loc())
        .flag("missing", finding.missing());
  }

  /** Writes the numbers of urls, sitemaps and findings. */
  static void write(JsonWriter json, long urls, long sitemaps, SeverityCounts counts) {
    json.number("urls", urls)
        .number("sitemaps", sitemaps)
        .begin("counts")
        .number("error", counts.errors())
        .number("warning", counts.warnings())
        .number("info", counts.infos())
        .end();
  }
}
