package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Findings and their counts as JSON. Programs depend on the keys; docs/json.md lists them. */
final class FindingJson {

  private static final Extent UNKNOWN = new Extent(0, 0, -1, -1);

  /** How findings relate to a baseline, in the words of SARIF. */
  static final String NEW = "new";

  static final String UNCHANGED = "unchanged";
  static final String ABSENT = "absent";

  private FindingJson() {}

  /**
   * Writes the fields of a finding.
   *
   * @param state how it relates to the baseline; null if there is none
   * @param count how many such findings there were, if it is absent
   */
  static void write(JsonWriter json, Problem finding, @Nullable String state, long count) {
    if (ABSENT.equals(state)) {
      json.text("baselineState", state)
          .text("code", finding.code())
          .text("source", finding.location().source())
          .text("path", finding.path())
          .text("loc", finding.loc())
          .number("count", count);
      return;
    }
    write(json, finding);
    if (state != null) {
      json.text("baselineState", state);
    }
  }

  private static void write(JsonWriter json, Problem finding) {
    Location at = finding.location();
    Extent extent = at.extent() == null ? UNKNOWN : at.extent();
    json.text("severity", finding.severity().toString())
        .text("code", finding.code())
        .text("message", finding.message())
        .text("source", at.source())
        .number("line", known(at.line(), 0))
        .number("column", known(at.column(), 0))
        .number("endLine", known(extent.endLine(), 0))
        .number("endColumn", known(extent.endColumn(), 0))
        .number("byteOffset", known(extent.offset(), -1))
        .number("byteLength", known(extent.length(), -1))
        .text("cell", extent.cell())
        .text("path", finding.path())
        .text("documentPath", finding.documentPath())
        .text("loc", finding.loc())
        .flag("missing", finding.missing());
    Problem.Repeats repeats = finding.repeats();
    if (repeats != null) {
      json.number("count", repeats.count()).number("entries", repeats.entries());
    }
  }

  private static @Nullable Long known(long value, long unknown) {
    return value == unknown ? null : value;
  }

  /** Writes how many findings are new, still there, and mended. */
  static void writeBaseline(JsonWriter json, Totals totals) {
    json.begin("baseline")
        .number(NEW, totals.found().total())
        .number(UNCHANGED, totals.known().total())
        .number(ABSENT, totals.mended())
        .end();
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

  /** The titles and costs of rules, which findings have; each rule is looked up once. */
  static final class Rules {

    private record Facts(@Nullable String title, @Nullable String cost) {}

    private final ReportSettings settings;
    private final Map<String, Facts> known = new HashMap<>();

    Rules(ReportSettings settings) {
      this.settings = settings;
    }

    /** Writes the title and the cost of a rule, as members of an object that is open. */
    void write(JsonWriter json, String code) {
      Facts facts = known.computeIfAbsent(code, this::find);
      json.text("title", facts.title()).text("cost", facts.cost());
    }

    private Facts find(String code) {
      ProfileTable levels = settings.levels();
      return new Facts(
          settings.codes().find(code).map(Row::title).orElse(null),
          levels == null ? null : levels.cost(code, settings.profile()).cost().toString());
    }
  }
}
