package io.github.sitemaptoolkit.xlsx.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellTextsTest {

  /** Excel keeps 15 digits; a whole number with more, such as an article number, is text-like. */
  @ParameterizedTest
  @CsvSource({
    "12345678901234567, 12345678901234567",
    "1234567890.12345, 1234567890.12345",
    "1234567890.123456, 1234567890.12346",
    "0.30000000000000004, 0.3",
    "1E3, 1000",
    "1E-5, 0.00001",
    "0E-999999999, 0",
    "1E-999999999, 1E-999999999",
  })
  void onlyFractionsAreRounded(String stored, String text) {
    assertEquals(text, CellTexts.plain(new BigDecimal(stored)));
  }
}
