package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.internal.affected.AffectedJson;
import java.io.IOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/**
 * One JSON document. The findings of an input come before its counts, for they are not kept; those
 * of rules over several files come after all inputs, and what is mended after them.
 */
final class JsonReport implements Report {

  /** The array at the end of the document that is open. */
  private enum Part {
    INPUTS,
    FINDINGS,
    MENDED
  }

  private final Writer out;
  private final JsonWriter json = JsonWriter.indented();
  private final boolean baseline;
  private final FindingJson.Rules rules;
  private final Totals totals;
  private Part part = Part.INPUTS;
  private boolean inInput;

  JsonReport(Writer out, ReportSettings settings) {
    this.out = out;
    this.baseline = settings.baseline();
    this.rules = new FindingJson.Rules(settings);
    this.totals = new Totals(settings);
    json.begin()
        .text("tool", ReportSettings.TOOL)
        .text("version", settings.version())
        .text("profile", settings.profile().id())
        .beginArray("inputs");
  }

  @Override
  public void begin(String input) {
    if (part != Part.INPUTS) {
      throw new IllegalStateException("findings of several files come after all inputs");
    }
    totals.begin(input);
    inInput = true;
    json.begin().text("input", input).beginArray("findings");
  }

  @Override
  public void finding(Problem finding) throws IOException {
    totals.finding(finding);
    write(finding, baseline ? FindingJson.NEW : null);
  }

  @Override
  public void known(Problem finding) throws IOException {
    totals.known(finding);
    write(finding, FindingJson.UNCHANGED);
  }

  private void write(Problem finding, @Nullable String state) throws IOException {
    if (!inInput) {
      open(Part.FINDINGS);
    }
    json.object(
            () -> {
              FindingJson.write(json, finding, state, 1);
              rules.write(json, finding.code());
            })
        .writeTo(out);
  }

  @Override
  public void mended(Problem finding, long count) throws IOException {
    totals.mended(finding, count);
    open(Part.MENDED);
    json.object(() -> FindingJson.write(json, finding, FindingJson.ABSENT, count)).writeTo(out);
  }

  /** Ends the arrays before a part, and begins its own. */
  private void open(Part next) {
    if (part == Part.INPUTS && next != Part.INPUTS) {
      json.end().beginArray("findings");
      part = Part.FINDINGS;
    }
    if (part == Part.FINDINGS && next == Part.MENDED) {
      json.end().beginArray("mended");
      part = Part.MENDED;
    }
  }

  @Override
  public void end(InputResult result) throws IOException {
    totals.end(result);
    inInput = false;
    json.end();
    FindingJson.write(json, result.urls(), result.sitemaps(), result.counts());
    json.text("failure", result.failure()).end().writeTo(out);
  }

  @Override
  public void affected(AffectedUrls urls) {
    totals.affected(urls);
  }

  @Override
  public void finish() throws IOException {
    open(baseline ? Part.MENDED : Part.FINDINGS);
    json.end()
        .begin("total")
        .number("inputs", totals.inputs())
        .number("inputsWithFindings", totals.inputsWithFindings())
        .number("failures", totals.failures());
    FindingJson.write(json, totals.urls(), totals.sitemaps(), totals.counts());
    if (baseline) {
      FindingJson.writeBaseline(json, totals);
    }
    json.end();
    AffectedJson.write(json, totals.affected());
    json.end().line().writeTo(out);
    out.flush();
  }
}
