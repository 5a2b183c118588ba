package io.github.sitemaptoolkit.date;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The fast way must be taken for common dates, and must agree with the parser of all forms. */
class OtherDatesTest {

  private static final List<String> MONTHS =
      List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");

  private static ParsedDate slow(String text) {
    return new DateParser(text).parse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sat, 19 Mar 2022 13:57:20 GMT | 2022-03-19T13:57:20Z",
        "Sat, 19 Mar 2022 00:00:00 +0000 | 2022-03-19T00:00:00Z",
        "Sat, 31 Dec 2022 23:59:59 -0000 | 2022-12-31T23:59:59Z",
        "Tue, 01 Oct 1000 09:08:07 -0530 | 1000-10-01T09:08:07-05:30",
        "Thu, 29 Feb 2024 10:00:00 +1759 | 2024-02-29T10:00:00+17:59",
        "Sat, 19 Mar 2022 13:57:20 +1800 | 2022-03-19T13:57:20+18:00",
        "Thu, 01 Sep 2024 10:00:00 +0001 | 2024-09-01T10:00:00+00:01",
        "Aaa, 01 Jan 9999 10:00:00 +0100 | 9999-01-01T10:00:00+01:00",
        "Zzz, 01 Jan 9999 10:00:00 +0100 | 9999-01-01T10:00:00+01:00",
      })
  void commonFormIsConverted(String text, String date) {
    assertEquals(date, OtherDates.ofMail(text));
    assertEquals(new ParsedDate(date, DateFault.RFC822), slow(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2022-03-19T13:57:20Z",
        "Sat, 19 Mar 2022 13:57:20",
        "Sat, 19 Mar 2022 13:57:20 ",
        "Sat, 19 Mar 2022 13:57:20 Z",
        "Sat, 19 Mar 2022 13:57:20 EST",
        "Sat, 19 Mar 2022 13:57:20 +01",
        "Sat, 19 Mar 2022 13:57:20 +01:0",
        "Sat, 19 Mar 2022 13:57:20 +01:00",
        "Sat, 19 Mar 2022 13:57:20 +0100 EST",
        "Sat, 19 Mar 2022 13:57:20 UTGMT",
        "Sat, 19 Mar 2022 13:57:20 *0100",
        "Sat, 19 Mar 2022 13:57:20 +0160",
        "Sat, 19 Mar 0999 13:57:20 GMT",
        "Sat, 00 Mar 2022 13:57:20 GMT",
        "Sat, 32 Mar 2022 13:57:20 GMT",
        "Sat, 31 Apr 2022 13:57:20 GMT",
        "Sat, 29 Feb 2023 13:57:20 GMT",
        "Sat, 19 Mar 2022 24:57:20 GMT",
        "Sat, 19 Mar 2022 13:60:20 GMT",
        "Sat, 19 Mar 2022 13:57:60 GMT",
        "Sat, 19 Mai 2022 13:57:20 GMT",
        "Sat, 19 anF 2022 13:57:20 GMT",
        "Sat, 19 MAR 2022 13:57:20 GMT",
        "sat, 19 Mar 2022 13:57:20 GMT",
      })
  void otherTextsAreLeftToTheParserOfAllForms(String text) {
    assertNull(OtherDates.ofMail(text));
  }

  @Test
  void everyDayIsThatOfTheParserOfAllForms() {
    for (int year : new int[] {1000, 1900, 2000, 2023, 2024}) {
      for (String month : MONTHS) {
        for (int day = 0; day <= 32; day++) {
          String text = String.format("Mon, %02d %s %d 01:02:03 GMT", day, month, year);
          assertEquals(slow(text).date(), OtherDates.ofMail(text), text);
        }
      }
    }
  }

  @Test
  void everyCharacterCounts() {
    String text = "Sat, 19 Mar 2022 13:57:20 +0130";
    for (int i = 0; i < text.length(); i++) {
      for (char other : "/09:@AZ[`az{ ,+-".toCharArray()) {
        String changed = text.substring(0, i) + other + text.substring(i + 1);
        String fast = OtherDates.ofMail(changed);
        assertEquals(fast == null ? null : slow(changed).date(), fast, changed);
      }
    }
  }
}
