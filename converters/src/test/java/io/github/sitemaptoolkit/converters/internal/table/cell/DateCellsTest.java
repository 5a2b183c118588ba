package io.github.sitemaptoolkit.converters.internal.table.cell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class DateCellsTest {

  @Test
  void patternsMayHaveManyOptionalSections() {
    String pattern = "dd/MM/yyyy" + "[".repeat(245) + "]".repeat(245);
    assertEquals(
        LocalDate.of(2026, 2, 1), LocalDate.from(DateCells.compile(pattern).parse("01/02/2026")));
  }

  @Test
  void patternsThatWouldOverflowTheStackAreRefused() {
    String pattern = "[".repeat(20_000) + "dd/MM/yyyy";
    var e = assertThrows(IllegalArgumentException.class, () -> DateCells.compile(pattern));
    assertTrue(e.getMessage().endsWith("has more than 500 characters"), e.getMessage());
  }
}
