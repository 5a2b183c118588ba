package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.CsvLine;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A row for each finding, and for each input that could not be read, as they are found. Compared
 * with a baseline, there are rows for findings that are still there and that are mended, too, and a
 * column tells which.
 */
final class CsvReport implements Report {

  private final Writer out;
  private final ReportSettings settings;
  private final Map<String, String> fixes = new HashMap<>();
  private String input = "";

  CsvReport(Writer out, ReportSettings settings) throws IOException {
    this.out = out;
    this.settings = settings;
    write("baseline", "rule", "level", "url", "file", "line", "column", "message", "fix");
  }

  @Override
  public void begin(String name) {
    input = name;
  }

  @Override
  public void finding(Problem finding) throws IOException {
    write(finding, FindingJson.NEW);
  }

  @Override
  public void known(Problem finding) throws IOException {
    write(finding, FindingJson.UNCHANGED);
  }

  @Override
  public void mended(Problem finding, long count) throws IOException {
    write(finding, FindingJson.ABSENT);
  }

  private void write(Problem finding, String state) throws IOException {
    Location at = finding.location();
    String fix = fixes.computeIfAbsent(finding.code(), this::fix);
    write(
        state,
        finding.code(),
        finding.severity().toString(),
        finding.loc(),
        at.source(),
        known(at.line()),
        known(at.column()),
        finding.message(),
        fix.isEmpty() ? null : fix);
  }

  private static @Nullable String known(long number) {
    return number == 0 ? null : Long.toString(number);
  }

  private String fix(String code) {
    return settings.codes().find(code).map(Row::fix).orElse("");
  }

  @Override
  public void end(InputResult result) throws IOException {
    if (result.failure() != null) {
      String message = "could not be read: " + result.failure();
      write(null, null, "error", null, input, null, null, message, null);
    }
  }

  private void write(@Nullable String state, @Nullable String... cells) throws IOException {
    if (!settings.baseline()) {
      out.write(CsvLine.of(cells));
      return;
    }
    @Nullable String[] all = Arrays.copyOf(cells, cells.length + 1);
    all[cells.length] = state;
    out.write(CsvLine.of(all));
  }

  @Override
  public void finish() throws IOException {
    out.flush();
  }
}
