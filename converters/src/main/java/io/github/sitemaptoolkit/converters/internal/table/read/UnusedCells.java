package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts the cells that do not become a part of their entry. */
final class UnusedCells {

  private final TableInput input;
  private final ColumnNames known;
  private final TableWords words;
  private final Losses losses;
  private final RowLog log;
  private TableHeader header = TableHeader.EMPTY;
  private String[] kinds = {}; // what the cells of each column are counted as
  private boolean[] ours = {}; // which unknown columns have the form of one
  private @Nullable String[] pages = {}; // the last such cell of columns that say what their row is

  UnusedCells(TableInput input, ColumnNames known, Losses losses, RowLog log) {
    this.input = input;
    this.known = known;
    this.words = input.words();
    this.losses = losses;
    this.log = log;
  }

  /** Sets the header of the rows that follow: the same one with more columns, if there was one. */
  void header(TableHeader columns) {
    int before = header.size();
    int size = columns.size();
    header = columns;
    if (size > kinds.length) { // items may have a new member each
      kinds = Arrays.copyOf(kinds, Math.max(size, 2 * kinds.length));
      ours = Arrays.copyOf(ours, kinds.length);
      pages = Arrays.copyOf(pages, kinds.length);
    }
    for (int i = before; i < size; i++) {
      kinds[i] = words.column() + ' ' + label(i);
      ours[i] = input.isMeantAsColumn(columns.names().get(i), known);
    }
    if (input.decides()) {
      columns.pages().columns().forEach(column -> pages[column.index()] = "");
    }
  }

  /**
   * Counts an unknown cell, and reports one that does not say whether its row is a page.
   *
   * @param url that of the entry: a link that repeats it is no loss
   */
  void unknown(int column, String value, String url) {
    if (!value.equals(url)) {
      count(column, value);
    }
    reportUnclear(column, value);
  }

  /** Exports of crawlers have dozens of unknown columns; only urls are of value. */
  private void count(int column, String value) {
    if (value.isBlank() || NoValue.is(value)) {
      return;
    }
    String kind = kinds[column];
    if (header.told()) {
      losses.addTold(kind, value);
    } else if (!input.paths()
        && !header.pages().isCrawl()
        && (ours[column] || UrlText.isAbsolute(value))) {
      losses.add(kind, value);
    } else {
      losses.addDetail(kind, value);
    }
  }

  /** Reports a cell that should say whether its row is a page, but says something else. */
  private void reportUnclear(int column, String value) {
    String last = pages[column];
    if (last == null || last.equals(value)) {
      return;
    } else if (!header.pages().isUnclear(column, value)) {
      pages[column] = value;
    } else {
      log.withFixedPlace(log.cellAt(column))
          .missing(
              TableCodes.BAD_CELL,
              () ->
                  words.column()
                      + ' '
                      + Problem.quoted(label(column))
                      + ": "
                      + Problem.quoted(value)
                      + " does not say whether this is a page, as other "
                      + words.cell()
                      + "s do; the "
                      + words.row()
                      + " is read");
    }
  }

  /** Counts a cell of a column that means the same as another. */
  void duplicate(int column, String value) {
    lost("second " + words.column() + ' ' + label(column), value);
  }

  /** Counts the values after the first of a column that has only one. */
  void further(TableRow row, int column) {
    List<PlacedText> placed = row.values(column);
    if (placed != null) {
      for (PlacedText other : placed.subList(1, placed.size())) {
        lost("further value of " + label(column), other.text());
      }
    }
  }

  private void lost(String kind, String value) {
    if (!value.isBlank() && !NoValue.is(value)) {
      losses.add(kind, value);
    }
  }

  private String label(int column) {
    String name = header.names().get(column);
    return name.isEmpty() ? (column + 1) + " without a header" : name;
  }
}
