package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormulasTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=", "=1", "+a", "-", "+.", "-5a", "-5.5.5", "-/", "-:", "@5", "\t", "\rx", "\nx", " =x",
        "\"=x", "'=x", "' '=x", "\0=x", "\uFF1Dx", "\uFF0Bx", "\uFF0Dx", "\uFF20x", "-5 "
      })
  void whatMayBeAFormulaGetsAnApostropheAndLosesItAgain(String cell) {
    assertEquals("'" + cell, Formulas.defused(cell));
    assertEquals(cell, Formulas.restored("'" + cell));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "a", "a=", "5", "-5", "+5", "-5.5", "+.5", "-5.", "-09", "'", "' ", "'a", "'5"
      })
  void otherCellsStayAsTheyAre(String cell) {
    assertEquals(cell, Formulas.defused(cell));
    assertEquals(cell, Formulas.restored(cell));
  }

  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "=HYPERLINK(A1)", "@SUM(1)", "+a", "-A1", "\ta", "\uFF1Dx"})
  void spreadsheetsCalculateFormulas(String cell) {
    assertTrue(Formulas.isCalculated(cell));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "-5", "+49 (0) 30 123-45", "-", "--", "=", "- 5 %", "'=1"})
  void spreadsheetsShowOtherCells(String cell) {
    assertFalse(Formulas.isCalculated(cell));
  }
}
