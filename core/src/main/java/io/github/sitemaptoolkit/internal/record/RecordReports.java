package io.github.sitemaptoolkit.internal.record;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What is to be reported about a record once its reader takes it. */
public final class RecordReports {

  private final Reporter reporter;
  private final List<Report> reports = new ArrayList<>();

  private @Nullable RecordRanges ranges; // walks along the current record
  private int reached; // the element that it is at

  private record Report(Location at, Consumer<Location> how) {}

  /** Creates an empty collection. */
  public RecordReports(Reporter reporter) {
    this.reporter = reporter;
  }

  /** Starts over with another record. */
  public void clear() {
    if (!reports.isEmpty()) {
      reports.clear();
    }
    ranges = null;
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
    String known = wanted ? path.get() : "";
    reports.add(
        new Report(
            wanted ? ranges(record, element).tag(element) : reporter.document(),
            at -> reporter.report(code, at, known, message)));
  }

  /**
   * Adds what may be wrong with the text of a leaf.
   *
   * @param check reports it, at the place of the text
   */
  public void addText(RecordTape record, int leaf, Consumer<Location> check) {
    reports.add(
        new Report(
            reporter.wants() ? ranges(record, leaf).text(leaf) : reporter.document(), check));
  }

  /** Returns what walks on from the last element: a record may have very many. */
  private RecordRanges ranges(RecordTape record, int element) {
    RecordRanges walking = ranges;
    if (walking == null || element < reached) {
      walking = new RecordRanges(record, reporter.document().source());
      ranges = walking;
    }
    reached = element;
    return walking;
  }

  /** Reports everything. */
  public void report() {
    for (int i = 0; i < reports.size(); i++) {
      Report report = reports.get(i);
      report.how.accept(report.at);
    }
  }
}
