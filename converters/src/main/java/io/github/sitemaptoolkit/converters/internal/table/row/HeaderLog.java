package io.github.sitemaptoolkit.converters.internal.table.row;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import org.jspecify.annotations.Nullable;

/** Reports problems of the columns of a table: at their headers, if places are wanted. */
public final class HeaderLog extends Reporter {

  private final Location begin;
  private @Nullable TableRow row; // null if places are not wanted, or there is no such row

  /**
   * Creates a log.
   *
   * @param begin where the row of headers begins
   */
  public HeaderLog(Problems problems, Location begin) {
    super(problems, begin.source());
    this.begin = begin;
    at(begin);
  }

  /** Sets the row of headers; null if places are not wanted. */
  public void headers(@Nullable TableRow first) {
    row = first;
    at(all());
  }

  /** Returns the place of all headers. */
  public Location all() {
    TableRow headers = row;
    return headers == null ? begin : headers.whole(begin);
  }

  /** Returns the place of a header. */
  public Location of(int column) {
    TableRow headers = row;
    return headers == null ? begin : headers.trimmed(begin, column);
  }

  /** Returns the place of the first header that is a name; of all headers if none is. */
  public Location of(String name) {
    TableRow headers = row;
    for (int i = 0; headers != null && i < headers.size(); i++) {
      if (headers.cell(i).strip().equals(name)) {
        return of(i);
      }
    }
    return all();
  }
}
