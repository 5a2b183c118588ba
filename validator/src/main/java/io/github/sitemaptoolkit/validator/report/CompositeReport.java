package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.io.IOException;
import java.util.List;

/**
 * Several reports of the same findings. If one of them cannot be written, the others are not
 * continued either.
 *
 * @since 0.1
 */
@Incubating
public final class CompositeReport implements Report {

  private final List<Report> reports;

  /** Creates a report that passes everything to these reports, in their order. */
  public CompositeReport(List<? extends Report> reports) {
    this.reports = List.copyOf(reports);
  }

  @Override
  public void begin(String input) throws IOException {
    for (Report report : reports) {
      report.begin(input);
    }
  }

  @Override
  public void finding(Problem finding) throws IOException {
    for (Report report : reports) {
      report.finding(finding);
    }
  }

  @Override
  public void known(Problem finding) throws IOException {
    for (Report report : reports) {
      report.known(finding);
    }
  }

  @Override
  public void mended(Problem finding, long count) throws IOException {
    for (Report report : reports) {
      report.mended(finding, count);
    }
  }

  @Override
  public void end(InputResult result) throws IOException {
    for (Report report : reports) {
      report.end(result);
    }
  }

  @Override
  public void affected(AffectedUrls urls) throws IOException {
    for (Report report : reports) {
      report.affected(urls);
    }
  }

  @Override
  public void finish() throws IOException {
    for (Report report : reports) {
      report.finish();
    }
  }
}
