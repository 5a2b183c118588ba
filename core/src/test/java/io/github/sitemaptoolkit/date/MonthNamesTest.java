package io.github.sitemaptoolkit.date;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MonthNamesTest {

  private static final List<TextStyle> STYLES =
      List.of(
          TextStyle.FULL, TextStyle.SHORT, TextStyle.FULL_STANDALONE, TextStyle.SHORT_STANDALONE);

  @ParameterizedTest
  @ValueSource(strings = {"de", "de-AT", "fr", "es", "it", "pt", "nl", "pl", "ru", "sv", "tr"})
  void allNamesOfTheJdkAreRead(String tag) {
    Locale locale = Locale.forLanguageTag(tag);
    for (Month month : Month.values()) {
      for (TextStyle style : STYLES) {
        String name = month.getDisplayName(style, locale);
        String date = String.format("2026-%02d-05", month.getValue());
        assertEquals(date, ParsedDate.of("5. " + name + " 2026").date(), name);
        assertEquals(date, ParsedDate.of("5 de " + name.toUpperCase(locale) + " 2026").date());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Donnerstag, 5. März 2026 | 2026-03-05",
        "jeudi 5 mars 2026 | 2026-03-05",
        "mar. 3 mars 2026 | 2026-03-03",
        "1er août 2026 | 2026-08-01",
        "12 janv. 2026 | 2026-01-12",
        "3 fevr. 2026 | 2026-02-03",
        "20 de noviembre de 2026 | 2026-11-20",
        "5 de abr. de 2026 | 2026-04-05",
        "20 ноября 2026 г. | 2026-11-20",
        "20 listopada 2026 r. | 2026-11-20",
        "den 5 maj 2026 | 2026-05-05",
        "5. Mrz. 2026 10:15:00 +0100 | 2026-03-05T10:15:00+01:00",
        "2026年11月20日 | 2026-11-20",
        "2026年3月5日(木) | 2026-03-05",
        "2026年3月5日 10:15:00Z | 2026-03-05T10:15:00Z",
        "2026.11.20 | 2026-11-20",
        "20261120 | 2026-11-20",
        "20261120T101500Z | 2026-11-20T10:15:00Z",
        "20261120T101500+0100 | 2026-11-20T10:15:00+01:00"
      })
  void dateInAnotherLanguageIsRead(String text, String date) {
    assertEquals(new ParsedDate(date, DateFault.INVALID), ParsedDate.of(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "31. Juni 2026",
        "5 brumaire 2026",
        "mars avril 2026",
        "5 mars avril 2026",
        "12345678",
        "20261332",
        "20261120T10",
        "2026年13月20日",
        "年月日",
        "2026年11月"
      })
  void nothingIsGuessed(String text) {
    assertNull(ParsedDate.of(text).date());
  }

  @Test
  void timeWithoutZoneLeavesTheDay() {
    assertEquals(new ParsedDate("2026-03-05", DateFault.NO_ZONE), ParsedDate.of("2026年3月5日 10:15"));
    assertEquals(
        new ParsedDate("2026-03-05", DateFault.NO_ZONE), ParsedDate.of("5. März 2026 um 10:15"));
  }
}
