package io.github.sitemaptoolkit.date;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParsedDateTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024",
        "2024-01",
        "2024-01-05",
        "2024-01-05T10:15Z",
        "2024-01-05T10:15:00+01:00",
        "2024-01-05T10:15:00+00:00",
        "2024-01-05T10:15:00.123456789Z"
      })
  void w3cFormsStayAsTheyAre(String text) {
    for (ParsedDate date : List.of(ParsedDate.of(text), ParsedDate.of(" \n" + text + " "))) {
      assertEquals(text, date.date());
      assertTrue(date.isKept());
      assertFalse(date.isCut());
    }
    assertEquals(text, ParsedDate.kept(' ' + text));
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "null",
      value = {
        "2026-11-20 10:00, 2026-11-20T10:00:00+01:00",
        "2026-07-20T10:00:00.5, 2026-07-20T10:00:00.5+02:00",
        "20.11.2026 10:15, 2026-11-20T10:15:00+01:00",
        "2026-11-20T10:00:00Z, 2026-11-20T10:00:00Z",
        "'Nov 20, 2026, 10:15:00 PM', 2026-11-20T22:15:00+01:00",
        "'Nov 20, 2026, 10:15:00\u202FAM', 2026-11-20T10:15:00+01:00",
        "20/Nov/26 10:15pm, 2026-11-20T22:15:00+01:00",
        "'20 Nov 2026 12:05 am', 2026-11-20T00:05:00+01:00",
        "'20 Nov 2026 10:15 PM IST', 2026-11-20",
        "'20 Nov 2026 10:15 CET', 2026-11-20",
        "2026-11-20, 2026-11-20",
        "2026-03-29 02:30, 2026-03-29", // skipped
        "2026-10-25 02:30, 2026-10-25", // there twice
        "1890-01-01 00:00, 1890-01-01", // an offset with seconds
        "'Fri, 20 Nov 2026 10:00:00 BST', 2026-11-20",
        "2026-11-31 10:00, null"
      })
  void timesWithoutAZoneAreInTheGivenOne(String text, String date) {
    assertEquals(date, ParsedDate.of(text, ZoneId.of("Europe/Berlin")).date());
    assertEquals(ParsedDate.of(text), ParsedDate.of(text, null));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // RFC 822 and 2822
        "Thu, 25 Feb 2021 10:15:00 +0000 | 2021-02-25T10:15:00Z",
        "Thu, 25 Feb 2021 10:15:00 GMT | 2021-02-25T10:15:00Z",
        "Thu, 25 Feb 2021 10:15:00 UT | 2021-02-25T10:15:00Z",
        "Thu, 25 Feb 2021 10:15:00 UTC | 2021-02-25T10:15:00Z",
        "Thu, 25 Feb 2021 10:15:00 Z | 2021-02-25T10:15:00Z",
        "Thu, 25 Feb 2021 10:15:00 -0000 | 2021-02-25T10:15:00Z",
        "Thu, 25 Feb 2021 10:15:00 +00:00 | 2021-02-25T10:15:00Z",
        "Sun, 17 Dec 2023 00:58:40 -0500 | 2023-12-17T00:58:40-05:00",
        "Sun, 17 Dec 2023 00:58:40 +0530 | 2023-12-17T00:58:40+05:30",
        "Sun, 17 Dec 2023 00:58:40 -05 | 2023-12-17T00:58:40-05:00",
        "Sun, 17 Dec 2023 00:58:40 EST | 2023-12-17T00:58:40-05:00",
        "Sun, 17 Dec 2023 00:58:40 EDT | 2023-12-17T00:58:40-04:00",
        "Sun, 17 Dec 2023 00:58:40 CST | 2023-12-17T00:58:40-06:00",
        "Sun, 17 Dec 2023 00:58:40 CDT | 2023-12-17T00:58:40-05:00",
        "Sun, 17 Dec 2023 00:58:40 MST | 2023-12-17T00:58:40-07:00",
        "Sun, 17 Dec 2023 00:58:40 MDT | 2023-12-17T00:58:40-06:00",
        "Sun, 17 Dec 2023 00:58:40 PST | 2023-12-17T00:58:40-08:00",
        "Sun, 17 Dec 2023 00:58:40 PDT | 2023-12-17T00:58:40-07:00",
        "Sun, 17 Dec 2023 00:58 GMT | 2023-12-17T00:58:00Z",
        "17 Dec 2023 00:58:40 GMT | 2023-12-17T00:58:40Z",
        "Mon, 17 Dec 2023 00:58:40 GMT | 2023-12-17T00:58:40Z", // it was a Sunday
        "sunday, 17 DECEMBER 2023 00:58:40 gmt | 2023-12-17T00:58:40Z",
        "Thurs, 7 Sept 2023 1:02:03 GMT | 2023-09-07T01:02:03Z",
        "Sun, 17 Dec 23 00:58:40 GMT | 2023-12-17T00:58:40Z",
        "Sun, 17 Dec 49 00:58:40 GMT | 2049-12-17T00:58:40Z",
        "Sun, 17 Dec 50 00:58:40 GMT | 1950-12-17T00:58:40Z",
        "Sun, 17 Dec 103 00:58:40 GMT | 2003-12-17T00:58:40Z",
        "Sun, 17 Dec 2023 00:58:40 -0500 (EST) | 2023-12-17T00:58:40-05:00",
        "Sun (a (nested) one), 17 Dec 2023 00:58:40 GMT | 2023-12-17T00:58:40Z",
        "Sun,17 Dec 2023 00:58:40 GMT | 2023-12-17T00:58:40Z",
        "'  Sun,  17   Dec  2023\t00:58:40   GMT ' | 2023-12-17T00:58:40Z",
        "Sun, 17 Dec 2023 00:58:40 GMT+0100 | 2023-12-17T00:58:40+01:00",
        "Sun, 17 Dec 2023 00:58:40 -0500 EST | 2023-12-17T00:58:40-05:00",
        "Sun, 17 Dec 2023 | 2023-12-17",
        "17 Dec 2023 | 2023-12-17",
        "Sun, 17 Dec 2023 23:59:59 GMT | 2023-12-17T23:59:59Z",
        "(at night) 17 Dec 2023 | 2023-12-17",
        "17(th)Dec 2023 | 2023-12-17",
        "Sun, 17 Dec 2023 00:58:40 EST -0500 | 2023-12-17T00:58:40-05:00",
        "Sun, 17 Dec 2023 00:58:40 +0100 +01:00 | 2023-12-17T00:58:40+01:00",
        "Sun, 17 Dec 2023 00:58:40 +1:30 | 2023-12-17T00:58:40+01:30",
        "Sun, 17 Dec 2023 00:58:40 -5 | 2023-12-17T00:58:40-05:00",
        "Sun, 17 Dec 2023 00:58:40 +0059 | 2023-12-17T00:58:40+00:59",
        "Sun, 17 Dec 2023 00:58:40 -0010 | 2023-12-17T00:58:40-00:10",
        // RFC 850, ANSI C, date(1), and by hand
        "Sunday, 17-Dec-23 00:58:40 GMT | 2023-12-17T00:58:40Z",
        "Sun Dec 17 00:58:40 GMT 2023 | 2023-12-17T00:58:40Z",
        "Sun Dec 17 00:58:40 EST 2023 | 2023-12-17T00:58:40-05:00",
        "Sun Dec 17 00:58:40 -0500 2023 | 2023-12-17T00:58:40-05:00",
        "Sat, Dec 16 2023 02:02:33 PM GMT | 2023-12-16T14:02:33Z",
        "Sat, Dec 16 2023 12:02:33 AM GMT | 2023-12-16T00:02:33Z",
        "Sat, Dec 16 2023 12:02:33 PM GMT | 2023-12-16T12:02:33Z",
        "Sat, Dec 16 2023 14:02 PM GMT | 2023-12-16T14:02:00Z",
        "Sat, Dec 16 2023 00:15 AM GMT | 2023-12-16T00:15:00Z",
        "Sat, Dec 16 2023 11:15 pm GMT | 2023-12-16T23:15:00Z",
        "December 16th, 2023 at 2:02pm UTC | 2023-12-16T14:02:00Z",
        "2023 Dec 16 | 2023-12-16",
        "2023-Dec-16 10:00 Z | 2023-12-16T10:00:00Z",
        "lun, 05 Jan 2024 10:00:00 +0100 | 2024-01-05T10:00:00+01:00",
        "Mar, 05 Jan 2024 10:00:00 +0100 | 2024-01-05T10:00:00+01:00",
        // nearly W3C
        "2024-01-05 10:15:00Z | 2024-01-05T10:15:00Z",
        "2024-01-05 10:15:00 UTC | 2024-01-05T10:15:00Z",
        "2024-01-05 10:15:00 +0100 | 2024-01-05T10:15:00+01:00",
        "2024-01-05 10:15:00 +1800 | 2024-01-05T10:15:00+18:00",
        "2024-01-05 10:15:00 -1800 | 2024-01-05T10:15:00-18:00",
        "2024-01-05T10:15:00+0100 | 2024-01-05T10:15:00+01:00",
        "2024-01-05T10:15+0100 | 2024-01-05T10:15:00+01:00",
        "2024-01-05T10:15:00.50-0330 | 2024-01-05T10:15:00.50-03:30",
        "2024-01-05t10:15:00z | 2024-01-05T10:15:00Z",
        "2024-1-5 1:02 +01 | 2024-01-05T01:02:00+01:00",
        "2024/01/05 | 2024-01-05",
        "2024-01-05 10:15:00,25 Z | 2024-01-05T10:15:00.25Z",
        "2024-01-05Z | 2024-01-05",
      })
  void otherFormsBecomeW3c(String text, String date) {
    ParsedDate parsed = ParsedDate.of(text);
    assertEquals(date, parsed.date());
    assertFalse(parsed.isKept());
    assertFalse(parsed.isCut());
    assertFalse(List.of(DateFault.NO_ZONE, DateFault.IMPOSSIBLE).contains(parsed.fault()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sat, Dec 16 2023 02:02:33 PM | 2023-12-16",
        "Sat Dec 16 02:02:33 2023 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 CET | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 A | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 Europe/Berlin | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 0100 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 +01:0000000000 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 EST +0900 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 CET +0100 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 +100 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 +10000 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 +0100 +0200 | 2023-12-16",
        "2024-01-05T10:15:00 | 2024-01-05",
        "2024-01-05 10:15 | 2024-01-05",
      })
  void withoutZoneTheDayIsKept(String text, String date) {
    assertEquals(new ParsedDate(date, DateFault.NO_ZONE), ParsedDate.of(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sat, 16 Dec 2023 02:02:33 +9900 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 +1801 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 +0160 | 2023-12-16",
        "Sat, 16 Dec 2023 02:02:33 -1860 | 2023-12-16",
        "2023-12-16T02:02:33+18:01 | 2023-12-16",
        "2023-12-16T02:02:33+19:00 | 2023-12-16",
        "2023-12-16 02:02:33 -0160 | 2023-12-16",
      })
  void ofATimeWithAnImpossibleOffsetTheDayIsKept(String text, String date) {
    ParsedDate parsed = ParsedDate.of(text);
    assertEquals(new ParsedDate(date, DateFault.IMPOSSIBLE), parsed);
    assertTrue(parsed.isCut());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "22.11.2026 | 2026-11-22 | INVALID",
        "5.1.2024 | 2024-01-05 | INVALID",
        "22.11.2026 10:15Z | 2026-11-22T10:15:00Z | INVALID",
        "22.11.2026 10:15 | 2026-11-22 | NO_ZONE",
        "11.22.2026 | | IMPOSSIBLE",
        "22.11.26 | | INVALID",
        "22.11.20261 | | INVALID",
        "222.1.2026 | | INVALID",
        "1.111.2026 | | INVALID",
        "1..2026 | | INVALID",
        ".1.2026 | | INVALID",
      })
  void withDotsTheDayComesFirst(String text, String date, DateFault fault) {
    assertEquals(new ParsedDate(date, fault), ParsedDate.of(text));
  }

  @ParameterizedTest
  @CsvSource({
    "1732104000, 2024-11-20T12:00:00Z",
    "1732104000123, 2024-11-20T12:00:00.123Z",
    "4133980799, 2100-12-31T23:59:59Z",
    "4133980800, ",
    "9999999999, ",
    "631151999999, ",
    "0631152000000, 1990-01-01T00:00:00Z",
    "0631151999999, ",
    "0631152000, 1990-01-01T00:00:00Z",
    "173210400, ",
    "17321040000, ",
    "17321040001234, ",
    "173210400x, ",
  })
  void numbersOfTenOrThirteenDigitsCountFrom1970(String text, String date) {
    assertEquals(new ParsedDate(date, DateFault.INVALID), ParsedDate.of(text));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-20Z, 2026-11-20, DATE_WITH_ZONE",
    "2026-11-20+01:00, 2026-11-20, DATE_WITH_ZONE",
    "2026-11-20 10:00:00Z, 2026-11-20T10:00:00Z, SPACE_SEPARATOR",
    "2026-11-20 10:00:00, 2026-11-20, NO_ZONE",
    "2026-11-20T10:00:00+0100, 2026-11-20T10:00:00+01:00, COMPACT_OFFSET",
    "2026-11-20T24:00:00Z, , HOUR_24",
    "2026-11-20T10:00:00 +01:00, 2026-11-20T10:00:00+01:00, INVALID",
    "20 Nov 2026, 2026-11-20, RFC822",
    "Nov 20 2026, 2026-11-20, INVALID",
    "2026-11-20T10:00:00+15:00, 2026-11-20T10:00:00+15:00, LARGE_OFFSET",
    "2026-11-31 10:00:00Z, , IMPOSSIBLE",
  })
  void theFaultSaysWhatIsConverted(String text, String date, DateFault fault) {
    assertEquals(new ParsedDate(date, fault), ParsedDate.of(text));
    assertEquals(fault, DateCheck.fault(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "soon | cannot be understood as a date; it is left out",
        "2026-11-31 | contains a day or time that does not exist; it is left out",
        "2026-11-30T24:00Z | contains a day or time that does not exist; it is left out",
        "2026-11-30T10:00 | has no time zone, or an ambiguous one; only its day is kept",
        "2026-11-30T10:00+19:00 | has an offset that does not exist; only its day is kept",
        "2026-11-30 10:00Z | has a space instead of a T; it is read as 2026-11-30T10:00:00Z",
        "30.11.2026 | is not a date in W3C format; it is read as 2026-11-30",
      })
  void messagesSayWhatBecomesOfTheDate(String text, String message) {
    assertEquals(
        "lastmod \"" + text + "\" " + message, ParsedDate.of(text).message("lastmod", text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024-02-30",
        "0000-00-00 00:00:00", // MySQL
        "2023-02-29T10:00:00Z",
        "2024-13-01",
        "2024-01-05T25:00:00Z",
        "Fri, 30 Feb 2024 10:00:00 GMT",
        "Fri, 00 Feb 2024 10:00:00 GMT",
        "Fri, 29 Feb 2023",
        "Fri, 02 Feb 2024 10:60:00 GMT",
        "Fri, 02 Feb 2024 10:00:60 GMT",
        "Fri, 02 Feb 2024 24:00:00 GMT",
        "Fri, 02 Feb 2024 14:00:00 AM GMT",
        "Fri, 02 Feb 2024 00:15:00 PM GMT",
      })
  void impossibleDaysDoNotRollOver(String text) {
    assertEquals(new ParsedDate(null, DateFault.IMPOSSIBLE), ParsedDate.of(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "yesterday",
        "05/01/2024",
        "2024/05",
        "2024/5/",
        "2024-01/05",
        "2024-001-05",
        "2024-01-005",
        "5 Jan 2024 10:00 11:00",
        "5 Jan 2024)",
        "5 Jan 12024",
        "5 Jan 2024 6",
        "5 Ja 2024",
        "5 Jan 2024 10:0000000000",
        "5 Jan 2024 10:00:0000000000",
        "Dec 2023",
        "99999999999999999999",
        "Fri, 02 Feb 2024 10: GMT",
        "2024-01-",
        "2024-01-05T10Z",
        "Fri, 02 Feb '24",
        "Mar 5 2024 Apr",
        "Mar 5 10:00:00 GMT 2024 Apr",
      })
  void nothingIsGuessed(String text) {
    assertEquals(new ParsedDate(null, DateFault.INVALID), ParsedDate.of(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Wed, 30 Nov -0001 00:00:00 +0000", // WordPress
        "-0001-11-30T00:00:00Z",
        "-0001-11-30 00:00:00",
        "2569-11-20", // Thai
        "1448-05-30T10:00:00Z", // Islamic
        "20 Nov 2569 10:00:00 GMT",
        "0001-11-30",
        "0001-01-01T00:00:00Z",
        "0001-01-01 00:00:00Z",
        "Mon, 01 Jan 0001 00:00:00 +0000",
        "0999",
        "30 Nov -24",
      })
  void theYearsOfNullDatesAreNotUnderstood(String text) {
    assertEquals(new ParsedDate(null, DateFault.INVALID), ParsedDate.of(text));
  }

  @Test
  void aYearOfATravellerIsKept() {
    assertEquals(new ParsedDate("1000-01-02", DateFault.INVALID), ParsedDate.of("1000/01/02"));
    assertEquals(new ParsedDate("1271-01-02", DateFault.RFC822), ParsedDate.of("2-Jan-1271"));
  }

  @ParameterizedTest
  @CsvSource({
    "2024-01-05, 2024-01-05, true",
    "2024-01-05T10:00:00Z, 2024-01-05T11:00:00+01:00, true",
    "2024-01-05T10:00:00Z, 2024-01-05T10:00:01Z, false",
    "2024-01-05T10:00:00Z, 2024-01-05T10:00Z, false",
    "2024-01-01, 2024-01, false",
    "2024-01-01, soon, false",
    "soon, 2024-01-01, false",
    "2024, , false",
    ", 2024, false",
    ", , false",
  })
  void datesAreTheSameIfTheyMeanTheSameAsPrecisely(String one, String other, boolean same) {
    assertEquals(same, W3cDateTime.same(one, other));
  }

  @Test
  void onlyDatesInTheirOwnFormAreKept() {
    assertEquals("2024-01-05", ParsedDate.kept(" 2024-01-05"));
    for (String text : new String[] {"0999", "5 Jan 2024", ""}) {
      assertNull(ParsedDate.kept(text), text);
    }
  }

  @Test
  void theLocaleDoesNotMatter() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertEquals("2024-07-05", ParsedDate.of("FRI, 05 JULI 2024".replace("I 2", " 2")).date());
      assertEquals("2024-04-05", ParsedDate.of("FRI, 05 APRIL 2024").date());
    } finally {
      Locale.setDefault(before);
    }
  }
}
