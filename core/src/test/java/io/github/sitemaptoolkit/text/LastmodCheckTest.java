package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LastmodCheckTest {

  private final List<Problem> problems = new ArrayList<>();

  private void check(String value) {
    var reporter = new Reporter(new Problems(problems::add), "in");
    LastmodCheck.check(value, new Location("in", 2, 3), reporter);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-11-20",
        "2026-11-20T10:00:00Z",
        "2026-11-20T23:59:59+05:30",
        "2026-11-20T00:00:00.000Z",
        "2026-11-20T00:00:00.5-17:59",
        "2026-01-31",
        "2026-04-30",
      })
  void usualDatesNeedNoParser(String date) {
    assertTrue(LastmodCheck.isUsual(date));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2026", "2026-11", "2026-11-20T10:00Z", "2024-02-29", "2026-11-20T00:00:00-18:00"})
  void otherValidDatesAreNotReported(String date) {
    assertFalse(LastmodCheck.isUsual(date));
    check(date);
    assertEquals(List.of(), problems);
  }

  @Test
  void anEmptyTextIsNotReported() {
    check("");
    assertEquals(List.of(), problems);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2026-11-20T10:00:00 | date.no-zone",
        "2026-11-20T10:00 | date.no-zone",
        "2026-11-20 10:00:00 | date.no-zone",
        "2026-13-45 | date.impossible",
        "2026-02-29 | date.impossible",
        "2026-04-31 | date.impossible",
        "2026-00-01 | date.impossible",
        "2026-01-00 | date.impossible",
        "2026-01-32 | date.impossible",
        "2026-13 | date.impossible",
        "2026-11-20T24:00:00Z | date.impossible",
        "2026-11-20T10:60:00Z | date.impossible",
        "2026-11-20T10:00:60Z | date.impossible",
        "2026-11-20T25:00:00 | date.impossible",
        "2026-11-31 10:00:00 | date.impossible",
        "2026-11-20T10:00:00+19:00 | date.impossible",
        "2026-11-20T10:00:00+18:01 | date.impossible",
        "2026-11-20T10:00:00+01:60 | date.impossible",
        "2026-11-20 10:00:00Z | date.invalid",
        "2026-11-20T10:00:00+0100 | date.invalid",
        "2026-11-20T10:00:00.Z | date.invalid",
        "2026-11-20T10:00:00.5 | date.no-zone",
        "2026-11-20Z | date.invalid",
        "20.11.2026 | date.invalid",
        "Fri, 20 Nov 2026 10:00:00 GMT | date.invalid",
        "yesterday | date.invalid",
        "2026-11-2O | date.invalid",
        "202X-11-20 | date.invalid",
      })
  void eachFaultHasItsCode(String date, String code) {
    check(date);
    assertEquals(List.of(code), problems.stream().map(Problem::code).toList());
    assertEquals(new Location("in", 2, 3), problems.get(0).location());
    assertEquals("lastmod", problems.get(0).path());
    assertFalse(problems.get(0).missing());
  }

  @Test
  void theMessageSaysWhatIsWrong() {
    check("2026-13-45");
    check("soon");
    check("2026-11-20T10:00:00");
    assertEquals(
        List.of(
            "lastmod \"2026-13-45\" contains a day, a time or an offset that does not exist;"
                + " it is kept as it is",
            "lastmod \"soon\" is not a date in W3C format; it is kept as it is",
            "lastmod \"2026-11-20T10:00:00\" has a time without a time zone;"
                + " it is kept as it is"),
        problems.stream().map(Problem::message).toList());
  }

  /** Each way to change one character of a good date. */
  @Test
  void whatIsUsualIsValidWhateverSlips() {
    for (String date :
        new String[] {
          "2026-01-28",
          "2026-12-31",
          "2026-11-20T10:00:00Z",
          "2026-11-20T10:00:00.5Z",
          "2026-11-20T23:59:59+17:59",
          "2026-11-20T10:00:00.5-01:00"
        }) {
      for (int i = 0; i < date.length(); i++) {
        for (char c = ' '; c < 0x7F; c++) {
          agrees(date.substring(0, i) + c + date.substring(i + 1));
          agrees(date.substring(0, i) + c + date.substring(i));
        }
        agrees(date.substring(0, i));
        agrees(date.substring(0, i) + date.substring(i + 1));
      }
    }
  }

  /** Each day of a leap year and of another one, and the days that do not exist. */
  @Test
  void eachDayOfAYearIsJudgedAsTheModelDoes() {
    for (String year : new String[] {"2024-", "2026-"}) {
      for (int month = 0; month <= 13; month++) {
        for (int day = 0; day <= 32; day++) {
          agrees(year + two(month) + '-' + two(day));
        }
      }
    }
  }

  private static String two(int number) {
    return number < 10 ? "0" + number : "" + number;
  }

  private static void agrees(String text) {
    boolean valid = W3cDateTime.parse(text).isPresent();
    assertTrue(valid || !LastmodCheck.isUsual(text), text);
    Code fault = LastmodCheck.fault(text);
    assertEquals(valid, fault == null, text);
  }
}
