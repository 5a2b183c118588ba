package io.github.sitemaptoolkit.site.report;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A report whose own mistakes end it, but neither the other reports nor the run. */
final class ContainedReport implements Report {

  /** Something that a report does. */
  private interface Action {
    void on(Report report) throws IOException;
  }

  private final String name;
  private final Report report;
  private final @Nullable Sink file;
  private @Nullable Problem failure;

  /**
   * Creates a report.
   *
   * @param name where it is written
   * @param file its file; null for standard output
   */
  ContainedReport(String name, Report report, @Nullable Sink file) {
    this.name = name;
    this.report = report;
    this.file = file;
  }

  /** Returns why it is not complete; null if it is. */
  @Nullable Problem failure() {
    return failure;
  }

  /** Returns whether this is its file. */
  boolean isTo(Sink sink) {
    return sink == file;
  }

  private void pass(Action action) throws IOException {
    if (failure != null) {
      return;
    }
    try {
      action.on(report);
    } catch (RuntimeException | Error e) {
      failure = Containment.contain(e, Location.of(name)).problem();
    }
  }

  @Override
  public void begin(String input) throws IOException {
    pass(it -> it.begin(input));
  }

  @Override
  public void finding(Problem finding) throws IOException {
    pass(it -> it.finding(finding));
  }

  @Override
  public void known(Problem finding) throws IOException {
    pass(it -> it.known(finding));
  }

  @Override
  public void mended(Problem finding, long count) throws IOException {
    pass(it -> it.mended(finding, count));
  }

  @Override
  public void affected(AffectedUrls urls) throws IOException {
    pass(it -> it.affected(urls));
  }

  @Override
  public void end(InputResult result) throws IOException {
    pass(it -> it.end(result));
  }

  @Override
  public void finish() throws IOException {
    pass(Report::finish);
  }
}
