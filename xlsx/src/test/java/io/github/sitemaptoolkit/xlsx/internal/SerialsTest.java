package io.github.sitemaptoolkit.xlsx.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.xlsx.internal.NumberFormats.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SerialsTest {

  private static String text(boolean since1904, double value, Kind kind) {
    return new Serials(since1904).text(value, kind);
  }

  /** Excel counts 29 February 1900, which did not exist. */
  @ParameterizedTest
  @CsvSource({
    "1, 1900-01-01",
    "59, 1900-02-28",
    "60,",
    "61, 1900-03-01",
    "46346, 2026-11-20",
    "46346.99, 2026-11-20",
    "2958465, 9999-12-31",
    "2958465.99, 9999-12-31",
    "2958466,",
    "0,",
    "-1,",
    "NaN,",
  })
  void daysAreCountedSince1900(double value, String day) {
    assertEquals(day, text(false, value, Kind.DATE));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1904-01-02",
    "59, 1904-02-29",
    "60, 1904-03-01",
    "44884, 2026-11-20",
    "2957003.9, 9999-12-31",
    "2957004,"
  })
  void daysMayBeCountedSince1904(double value, String day) {
    assertEquals(day, text(true, value, Kind.DATE));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 00:00:00",
    "9, 9, 9, 09:09:09",
    "10, 10, 10, 10:10:10",
    "23, 59, 59, 23:59:59",
    "24, 0, 0, 24:00:00",
    "36, 30, 1, 36:30:01",
  })
  void aTimeIsAFractionOfADay(int hours, int minutes, int seconds, String time) {
    double value = (hours * 3600 + minutes * 60 + seconds) / 86_400.0;
    assertEquals(time, text(false, value, Kind.TIME));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1900-01-01 00:00:00",
    "46346.5, 2026-11-20 12:00:00",
    "46346.999999, 2026-11-21 00:00:00",
    "2958465.999999,",
    "60.5,",
    "0,",
  })
  void aDateWithItsTimeIsRoundedToSeconds(double value, String text) {
    assertEquals(text, text(false, value, Kind.DATE_TIME));
  }

  @ParameterizedTest
  @CsvSource({"DATE", "DATE_TIME", "TIME"})
  void aPartOfTheFirstDayIsATime(Kind kind) {
    assertEquals("12:00:00", text(false, 0.5, kind));
  }
}
