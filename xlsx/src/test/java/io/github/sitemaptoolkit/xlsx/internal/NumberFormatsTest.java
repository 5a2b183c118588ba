package io.github.sitemaptoolkit.xlsx.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.xlsx.internal.NumberFormats.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberFormatsTest {

  private final NumberFormats formats = new NumberFormats();

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      value = {
        "yyyy-mm-dd, DATE",
        "D/M/YY, DATE",
        "mmm, DATE",
        "[$-409]d mmm, DATE",
        "gge\"年\"m\"月\"d\"日\", DATE",
        "d/m/yy h:mm, DATE_TIME",
        "yyyy-mm-ddThh:mm:ss, DATE_TIME",
        "h:mm, TIME",
        "mm:ss.0, TIME",
        "H:MM AM/PM, TIME",
        "[h], TIME",
        "[mm], TIME",
        "[SS].00, TIME",
        "[h, TIME",
        "General, NUMBER",
        "0.00E+00, NUMBER",
        "||, NUMBER",
      })
  void lettersOutsideOfTextsTellWhatIsShown(String code, Kind kind) {
    assertEquals(kind, formats.of(164, code));
    assertEquals(kind, formats.of(165, code), "once it is known");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      value = {
        "0\"d\"0, NUMBER",
        "0\"day, NUMBER",
        "\"day\"h, TIME",
        "0\\d, NUMBER",
        "0_d0, NUMBER",
        "*d0, NUMBER",
        "\\dh, TIME",
        "[Red]0, NUMBER",
        "[Red]h, TIME",
        "[]0, NUMBER",
        "0;d, NUMBER",
        "AM/PM, NUMBER",
      })
  void lettersOfTextsColoursAndNegativeNumbersDoNotCount(String code, Kind kind) {
    assertEquals(kind, formats.of(164, code));
  }

  /** ECMA-376 part 1, 18.8.30: their codes depend on the language of Excel. */
  @ParameterizedTest
  @CsvSource({"26, 27, 36, 37", "49, 50, 58, 59"})
  void builtInDatesOfSomeLanguagesHaveNoCode(int before, int first, int last, int after) {
    assertEquals(Kind.NUMBER, formats.of(before, null));
    assertEquals(Kind.DATE, formats.of(first, null));
    assertEquals(Kind.DATE, formats.of(last, null));
    assertEquals(Kind.NUMBER, formats.of(after, null));
  }

  @Test
  void aCellWithoutAFormatIsANumber() {
    assertEquals(Kind.NUMBER, formats.of(null, null));
  }
}
