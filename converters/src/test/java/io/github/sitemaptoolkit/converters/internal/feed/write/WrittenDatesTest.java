package io.github.sitemaptoolkit.converters.internal.feed.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenDatesTest {

  private final Context context = Context.of(Extensions.of()).withProblems(new Problems());
  private final WriteLog log = new WriteLog(context, "rss", "out", false);
  private final WrittenDates dates = new WrittenDates(log);

  private List<String> losses() {
    log.end();
    return context.problems().losses().stream().map(Loss::kind).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "2024-02-29T04:05:06Z, 'Thu, 29 Feb 2024 04:05:06 GMT'",
    "2000-01-01T23:59:59+05:30, 'Sat, 01 Jan 2000 23:59:59 +0530'",
    "1999-12-31T00:00:00-11:00, 'Fri, 31 Dec 1999 00:00:00 -1100'"
  })
  void timesToTheSecondAreTheSameInRss(String date, String written) {
    assertEquals(written, dates.rfc822(date, "lastmod"));
    assertEquals(date, ParsedDate.of(written).date());
    assertEquals(List.of(), losses());
    assertEquals(0, context.problems().first().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2024-02-29T04:05:06Z", "2024-02-29T04:05:06.789+00:00"})
  void timesToTheSecondOrFinerAreTheSameInAtom(String date) {
    assertEquals(date, dates.rfc3339(date, "lastmod"));
    assertEquals(List.of(), losses());
  }

  @ParameterizedTest
  @CsvSource({
    "2024, 2024-01-01T00:00:00Z, 'Mon, 01 Jan 2024 00:00:00 GMT'",
    "2024-02, 2024-02-01T00:00:00Z, 'Thu, 01 Feb 2024 00:00:00 GMT'",
    "2024-02-29, 2024-02-29T00:00:00Z, 'Thu, 29 Feb 2024 00:00:00 GMT'",
    "2024-02-29T04:05+01:00, 2024-02-29T04:05:00+01:00, 'Thu, 29 Feb 2024 04:05:00 +0100'",
    "2024-02-29T04:05Z, 2024-02-29T04:05:00Z, 'Thu, 29 Feb 2024 04:05:00 GMT'"
  })
  void lessPreciseDatesAreWidenedWithAReport(String date, String rfc3339, String rfc822) {
    assertEquals(rfc3339, dates.rfc3339(date, "lastmod"));
    assertEquals(rfc822, dates.rfc822(date, "lastmod"));
    assertEquals(1, context.problems().count("convert.date-widened"));
    assertEquals(List.of("precision of lastmod"), losses());
    assertEquals(2, context.problems().losses().get(0).count());
    assertEquals(date, context.problems().losses().get(0).example());
  }

  @Test
  void fractionsAreLostInRss() {
    assertEquals(
        "Thu, 29 Feb 2024 04:05:06 GMT", dates.rfc822("2024-02-29T04:05:06.7Z", "lastmod"));
    assertEquals(List.of("precision of lastmod"), losses());
  }

  @Test
  void offsetOfZeroComesBackAsUtcFromRss() {
    assertEquals(
        "Thu, 29 Feb 2024 04:05:06 +0000", dates.rfc822("2024-02-29T04:05:06+00:00", "lastmod"));
    assertEquals(List.of("spelling of lastmod"), losses());
  }

  @ParameterizedTest
  @ValueSource(strings = {"yesterday", "", "2024-02-30", "0001-01-01T00:00:00Z"})
  void whatIsNoDateIsLost(String text) {
    assertNull(dates.usable(text, "lastmod"));
    assertEquals(List.of("lastmod"), losses());
  }

  @Test
  void whiteSpaceAroundADateIsLost() {
    assertEquals("2024-02", dates.usable(" 2024-02\n", "lastmod"));
    assertEquals(List.of("spelling of lastmod"), losses());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-01-01T00:00:00Z",
        "1000-01-01T00:00:00Z",
        "9999-12-31T23:59:59Z",
        "2024-02-29T12:30:59Z",
        "1969-12-31T23:59:59Z",
        "1582-10-10T00:00:00Z",
        "2026-01-01T00:00:00+01:00",
        "2026-01-01T00:00:00-00:00",
        "2026-01-01T00:00:00+00:00",
        "2026-01-01T00:00:00.5Z",
        "2026-01-01T00:00Z",
        "2026-01-01T00:00+01:00",
        "2026-01-01",
        "2026-01",
        "2026"
      })
  void exactIsWhatReadersReadBackTheSame(String date) {
    assertEquals(date, ParsedDate.kept(date));
    String written = dates.rfc822(date);
    assertEquals(date.equals(ParsedDate.of(written).date()), WrittenDates.isExact(date));
  }
}
