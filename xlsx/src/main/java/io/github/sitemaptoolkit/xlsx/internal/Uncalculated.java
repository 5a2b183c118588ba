package io.github.sitemaptoolkit.xlsx.internal;

import java.util.HashSet;
import java.util.Set;

/**
 * The cells whose formulas have no result, because the program that wrote the workbook does not
 * calculate. For fastexcel they look like formulas whose result is an empty text.
 */
final class Uncalculated {

  private static final int MOST = 100_000;

  private final Set<Long> cells = new HashSet<>();

  /** Adds a cell of any sheet: its row and column, from 0. */
  void add(long row, int column) {
    if (cells.size() < MOST) {
      cells.add(Columns.key(row, column));
    }
  }

  /** Returns whether a cell of one of the sheets was added, or so many were that it may be. */
  boolean contains(long row, int column) {
    return cells.size() >= MOST || cells.contains(Columns.key(row, column));
  }
}
