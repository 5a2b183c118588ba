package io.github.sitemaptoolkit.date;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

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
  void usualDatesAreNotReported(String date) {
    check(date);
    assertEquals(List.of(), problems);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2026", "2026-11", "2026-11-20T10:00Z", "2024-02-29", "2026-11-20T00:00:00-18:00"})
  void otherValidDatesAreNotReported(String date) {
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
        "2026-11-20T24:00:00Z | date.hour-24",
        "2026-11-20T10:60:00Z | date.impossible",
        "2026-11-20T10:00:60Z | date.impossible",
        "2026-11-20T25:00:00 | date.impossible",
        "2026-11-31 10:00:00 | date.impossible",
        "2026-11-20T10:00:00+19:00 | date.impossible",
        "2026-11-20T10:00:00+18:01 | date.impossible",
        "2026-11-20T10:00:00+01:60 | date.impossible",
        "2026-11-20 10:00:00Z | date.space-separator",
        "2026-11-20T10:00:00+0100 | date.compact-offset",
        "2026-11-20T10:00:00.Z | date.invalid",
        "2026-11-20T10:00:00.5 | date.no-zone",
        "2026-11-20Z | date.date-with-zone",
        "20.11.2026 | date.invalid",
        "Fri, 20 Nov 2026 10:00:00 GMT | date.rfc822",
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
}
