package io.github.sitemaptoolkit.xlsx.internal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class UncalculatedTest {

  private final Uncalculated cells = new Uncalculated();

  @Test
  void aCellIsKnownByItsRowAndColumn() {
    cells.add(2, 3);
    cells.add(0, 16_383);
    assertTrue(cells.contains(2, 3));
    assertTrue(cells.contains(0, 16_383));
    assertFalse(cells.contains(3, 2));
    assertFalse(cells.contains(2, 2));
    assertFalse(cells.contains(0, 3));
    assertFalse(cells.contains(1, 0), "next after the last column");
  }

  /** Else a formula without a result would be taken for one whose result is empty. */
  @Test
  void afterTooManyCellsAnyMayBeOne() {
    for (int row = 0; row < 99_999; row++) {
      cells.add(row, 0);
    }
    assertFalse(cells.contains(0, 1));
    cells.add(99_999, 0);
    assertTrue(cells.contains(0, 1));
  }
}
