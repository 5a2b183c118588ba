package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateOrders;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.row.HeaderLog;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.type.DateOrder;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the order of day and month in the columns of dates, by the first cells of each. */
final class DateColumns {

  private final TableInput input;
  private final HeaderLog reporter;

  DateColumns(TableInput input, HeaderLog reporter) {
    this.input = input;
    this.reporter = reporter;
  }

  /** Returns the orders. Columns are reported whose cells leave it open, as does what is known. */
  DateOrders orders(List<HeaderTarget> targets, List<TableRow> rows, EarlierReading earlier) {
    if (input.options().dateFormat() != null) {
      return DateOrders.NONE;
    }
    List<Integer> sets = new ArrayList<>();
    Set<Integer> known = new HashSet<>();
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i).isDate()) {
        var sample = ColumnSample.ofColumn(i, rows);
        int set = sample.orders();
        DateOrder before = DateOrder.only(set) == null ? earlier.order(i) : null;
        if (before != null && before.isIn(set)) {
          sets.add(before.set());
          known.add(i);
        } else {
          sets.add(set);
          report(i, targets.get(i).header(), set, sample);
        }
      } else {
        sets.add(DateOrder.ANY);
      }
    }
    return earlier.orders(sets, known);
  }

  private void report(int index, String header, int set, ColumnSample sample) {
    boolean decided = DateOrder.only(set) != null;
    String unclear = decided || set == 0 ? null : sample.unordered();
    if (decided || (unclear == null && set != 0)) {
      return;
    }
    reporter.report(
        TableCodes.DATE_ORDER,
        reporter.of(index),
        null,
        () ->
            "the dates of the "
                + input.words().column()
                + ' '
                + Problem.quoted(header)
                + (unclear == null
                    ? " have the day first in some rows and the month in others"
                    : " such as "
                        + Problem.quoted(unclear)
                        + " do not show whether day or month is first")
                + "; such dates are left out unless --date-format says it, as "
                + DateOrder.DAY_FIRST.pattern()
                + " or "
                + DateOrder.MONTH_FIRST.pattern()
                + " do");
  }
}
