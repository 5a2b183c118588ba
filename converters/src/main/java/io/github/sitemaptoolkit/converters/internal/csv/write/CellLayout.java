package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** Lays out the values of an entry's extensions as cells. */
interface CellLayout {

  /** The number of the first column that belongs to an extension: behind the core's and the XML. */
  int FIRST = UrlEntry.FIELDS.size() + 1;

  /** Takes the rows of an entry. */
  @FunctionalInterface
  interface Taker {
    /** Takes a row; the object is used again. */
    void take(RecordBytes row) throws IOException;
  }

  /**
   * Makes the rows of an entry.
   *
   * @param row the cells that all of them have
   */
  void rows(List<List<ElementValues>> values, RecordBytes row, Taker taker) throws IOException;

  /** Returns the columns that can be written, or were. */
  List<OutputColumn> columns();

  /** Returns the exception that says that a table has more columns than readers accept. */
  static SitemapException tooMany(String what, String output) {
    return new SitemapException(
        TableCodes.TOO_MANY_COLUMNS,
        what
            + " needs more than "
            + TableLimits.MOST_FIELDS
            + " columns, which readers do not accept; use the joined layout",
        Location.of(output));
  }

  /**
   * A column of the output.
   *
   * @param number its number in the rows
   * @param name its header
   * @param schemaName its header without numbers of repeats
   */
  record OutputColumn(int number, String name, String schemaName) {}

  /** Which columns there may be, and what is lost with the others. */
  record Choice(Set<String> chosen, Losses losses) {

    /** Returns whether a column is written; if not, so many values of it are lost. */
    boolean takes(String column, int values, String example) {
      if (chosen.isEmpty() || chosen.contains(column)) {
        return true;
      }
      for (int i = 0; i < values; i++) {
        losses.add(column, example);
      }
      return false;
    }
  }
}
