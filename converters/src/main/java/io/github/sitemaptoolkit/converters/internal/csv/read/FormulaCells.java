package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.Formulas;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cells of a table that a spreadsheet would calculate. They are reported once a column. */
final class FormulaCells {

  /** The first of a column, and how many there are. */
  private static final class Found {
    private final String first;
    private final Location place;
    private long count;

    Found(String first, Location place) {
      this.first = first;
      this.place = place;
    }
  }

  private final List<String> headers;
  private final Map<Integer, Found> found = new LinkedHashMap<>(); // by column

  FormulaCells(List<String> headers) {
    this.headers = headers;
  }

  /**
   * Looks at the cells of a row.
   *
   * @param at where the row is
   */
  void look(CsvRow row, Location at) {
    for (int i = 0; i < Math.min(row.size(), headers.size()); i++) {
      String cell = row.cell(i);
      if (Formulas.isCalculated(cell)) {
        int column = i;
        found.computeIfAbsent(i, key -> new Found(cell, row.place(at, column, 0, cell.length())))
            .count++;
      }
    }
  }

  /** Reports what was found. */
  void report(Problems problems) {
    found.forEach(
        (column, cells) ->
            problems.report(
                Problem.of(
                    TableCodes.FORMULA,
                    "a spreadsheet takes "
                        + Problem.quoted(cells.first)
                        + " in the column "
                        + Problem.quoted(headers.get(column))
                        + " for a formula"
                        + (cells.count > 1 ? " (" + ShownNumber.of(cells.count) + " cells)" : ""),
                    cells.place)));
  }
}
