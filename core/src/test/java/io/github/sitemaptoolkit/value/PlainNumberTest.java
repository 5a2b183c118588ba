package io.github.sitemaptoolkit.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainNumberTest {

  @ParameterizedTest
  @CsvSource({"0, 0", "12345, 12345", "' 12345 ', 12345", "12345.0, 12345", "7.00, 7"})
  void countsAreDigits(String text, String count) {
    assertEquals(count, PlainNumber.whole(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "12,345",
        "12.345",
        "12 345",
        "12k",
        "1.2M",
        "5/5",
        "90%",
        "-5",
        "1e3",
        "4.5",
        "7.",
        ".0",
        "",
        "many",
        "99999999999999999999"
      })
  void whatMayBeAnotherCountIsNone(String text) {
    assertNull(PlainNumber.whole(text));
  }

  @ParameterizedTest
  @CsvSource({
    "4.5, 4.5",
    "5, 5",
    "-1, -1",
    "' 4.50', 4.50",
    "'4,5', 4.5",
    "'12,34', 12.34",
    "'0,125', 0.125",
    "12.345, 12.345",
    "'1,2345', 1.2345",
  })
  void fractionsHaveAPointOrAComma(String text, String number) {
    assertEquals(number, PlainNumber.decimal(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "12,345",
        "1.234,5",
        "1,234.5",
        "5/5",
        "4.5/5",
        "90%",
        "12k",
        "4,",
        ",5",
        "EUR 5",
        "1e3",
        "4.5 stars",
        ""
      })
  void whatMayBeAnotherNumberIsNone(String text) {
    assertNull(PlainNumber.decimal(text));
  }
}
