package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.read.CrawlColumns.Reason;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Decides which rows of a table are read, and counts the others. */
public final class RowFilter {

  private final List<RowCondition> where;
  private final String kind; // of what is left out
  private final int[] columns; // of the conditions
  private final @Nullable CrawlColumns crawl;
  private final Map<Reason, Long> left = new EnumMap<>(Reason.class);
  private long leftByWhere;
  private long rows;

  /** Creates a filter. Given conditions replace those for exports of crawlers. */
  public RowFilter(Header header, TableInput input) {
    this.where = input.options().where();
    this.kind = ' ' + input.words().row() + 's';
    this.columns = where.stream().mapToInt(condition -> header.find(condition.header())).toArray();
    boolean pages = where.isEmpty() && !input.options().allRows() && header.crawl().isCrawl();
    this.crawl = pages ? header.crawl() : null;
  }

  /** Returns whether a row is read. */
  public boolean takes(TableRow row) {
    rows++;
    for (int i = 0; i < columns.length; i++) {
      if (!where.get(i).holds(row.cell(columns[i]))) {
        leftByWhere++;
        return false;
      }
    }
    Reason reason = crawl == null ? null : crawl.reason(row);
    if (reason != null) {
      left.merge(reason, 1L, Long::sum);
    }
    return reason == null;
  }

  /** Reports how many rows were not read. They do not count as missing. */
  public void report(Context context, Location location) {
    if (leftByWhere > 0) {
      String message =
          leftByWhere + " of " + rows + kind + " are left out by the condition " + where;
      context.problems().report(Problem.of(told(TableCodes.WHERE, leftByWhere), message, location));
    }
    List<String> reasons = new ArrayList<>();
    left.forEach((reason, count) -> reasons.add(count + " " + reason));
    long sum = left.values().stream().mapToLong(Long::longValue).sum();
    if (sum > 0) {
      String message =
          sum
              + " of "
              + rows
              + kind
              + " of this crawl are left out, because they are not pages for a sitemap: "
              + String.join(", ", reasons);
      context.problems().report(Problem.of(told(TableCodes.CRAWL_ROWS, sum), message, location));
    }
  }

  /** A filter that leaves nothing is the reason that there are no entries. */
  private Code told(Code code, long count) {
    return count == rows ? code.withSeverity(Severity.WARNING) : code;
  }
}
