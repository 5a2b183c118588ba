package io.github.sitemaptoolkit.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.model.W3cDateTime.Precision;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class W3cDateTimeTest {

  @ParameterizedTest
  @CsvSource({
    "1997,                          YEAR,     1997-01-01T00:00:00Z",
    "1997-07,                       MONTH,    1997-07-01T00:00:00Z",
    "1997-07-16,                    DAY,      1997-07-16T00:00:00Z",
    "1997-07-16T19:20+01:00,        MINUTE,   1997-07-16T18:20:00Z",
    "1997-07-16T19:20:30Z,          SECOND,   1997-07-16T19:20:30Z",
    "1997-07-16T19:20:30.45-01:30,  FRACTION, 1997-07-16T20:50:30.450Z",
    "1960-01-01T00:00:30.5+18:00,   FRACTION, 1959-12-31T06:00:30.500Z",
    "2026-12-31T23:59:59-18:00,     SECOND,   2027-01-01T17:59:59Z",
  })
  void theSixFormsAreRead(String text, Precision precision, Instant start) {
    assertEquals(Optional.of(new W3cDateTime(text, precision, start)), W3cDateTime.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "97",
        "1997-7",
        "1997-07-",
        "1997-07-16T",
        "1997-07-16Z",
        "19970716",
        "1997-07-16 19:20:30Z",
        "1997-07-16t19:20:30Z",
        "1997-07-16T19Z",
        "1997-07-16T19:20",
        "1997-07-16T19:20:30",
        "1997-07-16T19:20:30.45",
        "1997-07-16T19:20:30.Z",
        "1997-07-16T19:20:30,4Z",
        "1997-07-16T19:20:30z",
        "1997-07-16T19:20:30+0100",
        "1997-07-16T19:20:30+01",
        "1997-07-16T19:20:30+01:60",
        "1997-07-16T19:20:30Z.",
        "-1997-07-16",
        "Wed, 16 Jul 1997 19:20:30 GMT",
        "١٩٩٧",
      })
  void otherFormsAreRefused(String text) {
    assertEquals(Optional.empty(), W3cDateTime.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2023-02-30",
        "2023-02-29",
        "2023-13",
        "2023-00",
        "2023-01-00",
        "2023-01-01T24:00:00Z",
        "2023-01-01T23:60Z",
        "2023-06-30T23:59:60Z",
        "2023-01-01T00:00:00+18:01",
        "2023-01-01T00:00:00-18:01",
        "2023-01-01T00:00:00+19:00",
      })
  void whatNamesNoRealTimeIsRefused(String text) {
    assertEquals(Optional.empty(), W3cDateTime.parse(text));
  }

  @Test
  void leapDaysAreReal() {
    assertEquals(
        Instant.parse("2024-02-29T00:00:00Z"), W3cDateTime.parse("2024-02-29").get().start());
  }

  @Test
  void whiteSpaceAroundIsAllowedAndNotKept() {
    assertEquals("2024-02-29", W3cDateTime.parse(" \r\n\t2024-02-29 ").get().text());
  }

  @Test
  void midnightKeepsItsTime() {
    W3cDateTime date = W3cDateTime.parse("2024-01-01T00:00:00Z").get();
    assertEquals(Precision.SECOND, date.precision());
    assertEquals("2024-01-01T00:00:00Z", date.text());
  }

  @Test
  void digitsBeyondNanosecondsStayInTheText() {
    W3cDateTime date = W3cDateTime.parse("2024-01-01T00:00:00.1234567899Z").get();
    assertEquals("2024-01-01T00:00:00.1234567899Z", date.text());
    assertEquals(123456789, date.start().getNano());
  }

  @Test
  void aLocalDateHasTheFormDay() {
    W3cDateTime date = W3cDateTime.of(LocalDate.of(2024, 2, 9));
    assertEquals("2024-02-09", date.text());
    assertEquals(Optional.of(date), W3cDateTime.parse(date.text()));
  }

  @Test
  void aTimeHasTheFormSecond() {
    var time = OffsetDateTime.of(2024, 2, 9, 10, 0, 0, 0, ZoneOffset.ofHours(1));
    W3cDateTime date = W3cDateTime.of(time);
    assertEquals("2024-02-09T10:00:00+01:00", date.text());
    assertEquals(Optional.of(date), W3cDateTime.parse(date.text()));
  }

  @Test
  void aTimeInUtcEndsInZ() {
    var time = OffsetDateTime.of(2024, 2, 9, 10, 0, 5, 0, ZoneOffset.UTC);
    assertEquals("2024-02-09T10:00:05Z", W3cDateTime.of(time).text());
  }

  @Test
  void aTimeWithAFractionHasTheFormFraction() {
    var time = OffsetDateTime.of(2024, 2, 9, 10, 0, 0, 450_000_000, ZoneOffset.UTC);
    W3cDateTime date = W3cDateTime.of(time);
    assertEquals("2024-02-09T10:00:00.45Z", date.text());
    assertEquals(Optional.of(date), W3cDateTime.parse(date.text()));
  }

  @ParameterizedTest
  @CsvSource({
    "2024,2025-01-01T00:00:00Z",
    "2024-02,2024-03-01T00:00:00Z",
    "2024-02-29,2024-03-01T00:00:00Z",
    "2024-12-31T23:59-01:00,2025-01-01T01:00:00Z",
    "2024-12-31T23:59:59Z,2025-01-01T00:00:00Z",
    "2024-12-31T23:59:59.5Z,2024-12-31T23:59:59.500000001Z",
  })
  void endIsTheFirstInstantAfterAllThatItCanMean(String text, Instant end) {
    assertEquals(end, W3cDateTime.parse(text).orElseThrow().end());
  }

  @Test
  void anInstantIsInUtc() {
    assertEquals(
        "2024-02-09T10:00:05Z", W3cDateTime.of(Instant.parse("2024-02-09T10:00:05Z")).text());
    assertEquals(
        "2024-02-09T10:00:05.25Z", W3cDateTime.of(Instant.parse("2024-02-09T10:00:05.25Z")).text());
  }

  @Test
  void anOffsetWithSecondsBecomesUtc() {
    var amsterdam = ZoneOffset.ofHoursMinutesSeconds(0, 19, 32);
    assertEquals(
        "1920-05-01T11:40:28Z",
        W3cDateTime.of(OffsetDateTime.of(1920, 5, 1, 12, 0, 0, 0, amsterdam)).text());
  }

  @Test
  void aYearHasFourDigits() {
    assertThrows(DateTimeException.class, () -> W3cDateTime.of(LocalDate.of(10_000, 1, 1)));
    assertThrows(DateTimeException.class, () -> W3cDateTime.of(Instant.MAX));
    assertEquals("0999-01-01", W3cDateTime.of(LocalDate.of(999, 1, 1)).text());
  }
}
