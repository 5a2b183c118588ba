package io.github.sitemaptoolkit.converters.internal.table.row;

import io.github.sitemaptoolkit.problem.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row of a table. */
public interface TableRow {

  /** Returns a cell; empty if the row is too short. Of several values, the first. */
  String cell(int column);

  /**
   * Returns the values of a column; null if they are one cell, whose text may hold several. Never
   * empty unless the cell is.
   */
  default @Nullable List<PlacedText> values(int column) {
    return null;
  }

  /**
   * Returns where a part of a cell is in the document; by default only where its row is.
   *
   * @param row where the row begins
   * @param from where the part begins in the text of the cell, from 0
   * @param to where it ends
   */
  default Location place(Location row, int column, int from, int to) {
    return row;
  }

  /** Returns where a cell is, without the white space around its text. */
  default Location trimmed(Location row, int column) {
    String text = cell(column);
    int end = text.stripTrailing().length();
    int begin = Math.min(end, text.length() - text.stripLeading().length());
    return place(row, column, begin, end);
  }

  /**
   * Returns where all cells are, with what is between them; by default only where the row begins.
   *
   * @param row where the row begins
   */
  default Location whole(Location row) {
    return row;
  }

  /** Returns where the entry of the row is, from its beginning to its end; see {@link #whole}. */
  default Location entry(Location row) {
    return whole(row);
  }

  /** Returns the url that a cell with another text is a link to; null if it is none. */
  default @Nullable String address(int column) {
    return null;
  }

  /** Returns whether a cell was not UTF-8, and read as windows-1252. */
  default boolean isGuessed(int column) {
    return false;
  }

  /** Returns the number of cells. */
  int size();

  /**
   * Returns the first column from one on whose cell may hold something; the {@link #size} or more
   * if none does. Rows with few cells in many columns know it, so that others are not looked at.
   */
  default int next(int column) {
    return column;
  }

  /** Returns the number of characters of all cells. */
  default long characters() {
    long sum = 0;
    for (int i = 0; i < size(); i++) {
      sum += cell(i).length();
    }
    return sum;
  }

  /** Returns whether all cells are blank. Spreadsheets leave such rows behind. */
  default boolean isBlank() {
    for (int i = 0; i < size(); i++) {
      if (!cell(i).isBlank()) {
        return false;
      }
    }
    return true;
  }
}
