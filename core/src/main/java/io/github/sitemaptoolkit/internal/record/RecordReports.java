package io.github.sitemaptoolkit.internal.record;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What is to be reported about a record once its reader takes it. */
public final class RecordReports {

  private final Reporter reporter;
  private final List<Report> reports = new ArrayList<>();

  private record Report(Code code, Location at, String path, Supplier<String> message) {}

  /** Creates an empty collection. */
  public RecordReports(Reporter reporter) {
    this.reporter = reporter;
  }

  /** Starts over with another record. */
  public void clear() {
    if (!reports.isEmpty()) {
      reports.clear();
    }
  }

  /**
   * Adds a problem because of which nothing is left out.
   *
   * @param element the index of the element that the problem is at
   * @param path the path of the field, from the entry
   */
  public void add(
      Code code, RecordTape record, int element, Supplier<String> path, Supplier<String> message) {
    boolean wanted = reporter.wants(); // otherwise it is just counted
    String source = reporter.document().source();
    reports.add(
        new Report(
            code,
            wanted ? point(new RecordRanges(record, source).tag(element)) : reporter.document(),
            wanted ? path.get() : "",
            message));
  }

  /** Reports everything. */
  public void report() {
    for (int i = 0; i < reports.size(); i++) {
      Report report = reports.get(i);
      reporter.report(report.code, report.at, report.path, report.message);
    }
  }

  private static Location point(Location tag) {
    return new Location(tag.source(), tag.line(), tag.column());
  }
}
