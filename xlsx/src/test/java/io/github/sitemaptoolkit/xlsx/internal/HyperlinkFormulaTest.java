package io.github.sitemaptoolkit.xlsx.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class HyperlinkFormulaTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\'',
      value = {
        "HYPERLINK(\"a\"); a; a",
        "= hyperlink ( \"a\" ) ; a; a",
        "HYPERLINK(\"a\",\"b\"); a; b",
        "HYPERLINK( \"a\" , \"b\" ); a; b",
        "HYPERLINK(\"a\"\"b\",\"c\"\"\"); a\"b; c\"",
        "HYPERLINK(\"a\",A2);a;",
        "HYPERLINK(\"a\",\"b\"&A2);a;",
        "HYPERLINK(\"a\",\"b);a;",
      })
  void addressAndTextAreRead(String formula, String address, String text) {
    assertEquals(new HyperlinkFormula(address, text), HyperlinkFormula.of(formula));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "=",
        "A2",
        "HYPERLINK",
        "HYPERLINK(",
        "HYPERLINK(\"",
        "HYPERLINK(\"a",
        "HYPERLINK(\"a\"",
        "HYPERLINK(\"\")",
        "HYPERLINK(A2,\"b\")",
        "HYPERLINK(\"a\"&A2,\"b\")",
        "HYPERLINK(\"a\")&\"b\"",
        "HYPERLINKS(\"a\")",
        "IF(A1,HYPERLINK(\"a\"))",
      })
  void anythingElseIsNone(String formula) {
    assertNull(HyperlinkFormula.of(formula));
  }

  @Test
  void midnightIsADay() {
    assertEquals("2026-11-20", IsoDates.text("2026-11-20T00:00:00.000"));
    assertEquals("2026-11-20T00:00:01", IsoDates.text("2026-11-20T00:00:01"));
    assertEquals("2026-11-20T00:00:00Z", IsoDates.text("2026-11-20T00:00:00Z"));
    assertEquals("2026-11-20", IsoDates.text("2026-11-20"));
  }
}
