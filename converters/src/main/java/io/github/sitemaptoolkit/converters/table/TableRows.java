package io.github.sitemaptoolkit.converters.table;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a table, from the first to the last. Not thread-safe.
 *
 * @since 0.1
 */
public interface TableRows extends Closeable {

  /**
   * Returns the next row; null at the end. Empty rows may be left out.
   *
   * @throws IOException if the input fails
   * @throws io.github.sitemaptoolkit.problem.SitemapException if the rest of the table cannot be
   *     understood
   */
  @Nullable Row next() throws IOException;

  /**
   * Returns the name of a cell as its program shows it, such as {@code C7}; null, the default, if
   * its cells have no names.
   *
   * @param row the number of its row, from 1
   * @param column its column, from 0
   */
  default @Nullable String cellName(long row, int column) {
    return null;
  }

  /**
   * Returns where a cell of the row is that was returned last. It has a column, and an end, as far
   * as they are known.
   *
   * @param source the name of the input
   * @param row the row
   * @param column the column of the cell, from 0
   */
  default Location place(String source, Row row, int column) {
    String name = cellName(row.number(), column);
    Extent extent = name == null ? null : Extent.ofCell(name);
    return new Location(source, row.number(), column + 1, extent);
  }

  /** Closes the input. */
  @Override
  void close() throws IOException;

  /**
   * A row.
   *
   * @param number its number in the table, from 1, by which problems name it
   * @param cells its cells from the first column on; null where there is none
   */
  record Row(long number, List<@Nullable Cell> cells) {

    /** Creates a row. Copies the list. */
    public Row {
      cells = Collections.unmodifiableList(new ArrayList<>(cells));
    }
  }

  /**
   * A cell.
   *
   * @param text its text in the form of a cell of a CSV file; empty if it has no value
   * @param isBoolean whether the text stands for true or false: {@code TRUE} or {@code FALSE}
   * @param fault the code of what is wrong with it; null if nothing is
   * @param message the message about that, such as {@code cell C5 contains the error #N/A}; empty
   *     if nothing is wrong. Reported only if the column of the cell is read
   * @param address the absolute url that the cell is a link to, which is its value where a url is
   *     wanted and the text is none; null if there is none
   */
  record Cell(
      String text,
      boolean isBoolean,
      @Nullable Code fault,
      String message,
      @Nullable String address) {

    /** Returns a cell with a text. */
    public static Cell of(String text) {
      return new Cell(text, false, null, "", null);
    }

    /** Returns a cell with true or false. */
    public static Cell of(boolean value) {
      return new Cell(value ? "TRUE" : "FALSE", true, null, "", null);
    }

    /** Returns a cell that has no value because something is wrong with it. */
    public static Cell faulty(Code fault, String message) {
      return new Cell("", false, fault, message, null);
    }

    /** Returns this cell as a link to an absolute url. */
    public Cell withAddress(String url) {
      return new Cell(text, isBoolean, fault, message, url);
    }
  }
}
