package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.internal.affected.AffectedJson;
import java.io.IOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/**
 * A line of JSON for each finding, and for each input that could not be read; compared with a
 * baseline, also for each finding that is mended. The last line has the numbers of urls.
 */
final class NdjsonReport implements Report {

  private final Writer out;
  private final JsonWriter json = JsonWriter.compact();
  private final FindingJson.Rules rules;
  private final @Nullable String found; // how findings relate to the baseline
  private @Nullable String input;

  NdjsonReport(Writer out, ReportSettings settings) {
    this.out = out;
    this.rules = new FindingJson.Rules(settings);
    this.found = settings.baseline() ? FindingJson.NEW : null;
  }

  @Override
  public void begin(String name) {
    input = name;
  }

  @Override
  public void finding(Problem finding) throws IOException {
    write(finding, found, 1);
  }

  @Override
  public void known(Problem finding) throws IOException {
    write(finding, FindingJson.UNCHANGED, 1);
  }

  @Override
  public void mended(Problem finding, long count) throws IOException {
    write(finding, FindingJson.ABSENT, count);
  }

  private void write(Problem finding, @Nullable String state, long count) throws IOException {
    json.begin().text("input", input == null ? finding.location().source() : input);
    FindingJson.write(json, finding, state, count);
    if (!FindingJson.ABSENT.equals(state)) {
      rules.write(json, finding.code());
    }
    json.end().line().writeTo(out);
  }

  @Override
  public void end(InputResult result) throws IOException {
    if (result.failure() != null) {
      json.begin().text("input", input).text("failure", result.failure()).end().line().writeTo(out);
    }
    input = null;
  }

  @Override
  public void affected(AffectedUrls urls) throws IOException {
    if (urls.listed() > 0) {
      json.object(() -> AffectedJson.write(json, urls)).line().writeTo(out);
    }
  }

  @Override
  public void finish() throws IOException {
    out.flush();
  }
}
