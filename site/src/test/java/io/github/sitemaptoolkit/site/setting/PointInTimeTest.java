package io.github.sitemaptoolkit.site.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PointInTimeTest {

  /** Two hours into a day of UTC, which has not begun where the clock is. */
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-03-01T02:00:00.5Z"), ZoneId.of("America/New_York"));

  @ParameterizedTest
  @CsvSource({
    "2026-02, 2026-02",
    "2026-02-03, 2026-02-03",
    "2026-02-03T10:00:00+01:00, 2026-02-03T10:00:00+01:00",
    "today, 2026-03-01",
    "Yesterday, 2026-02-28",
    "2d, 2026-02-27T02:00:00Z",
    "48h, 2026-02-27T02:00:00Z",
    "0h, 2026-03-01T02:00:00Z",
    "3H, 2026-02-28T23:00:00Z",
    "99999d, 1752-05-17T02:00:00Z",
    "7days, 2026-02-22T02:00:00Z",
    "1 day, 2026-02-28T02:00:00Z",
    "2 d, 2026-02-27T02:00:00Z",
    "2w, 2026-02-15T02:00:00Z",
    "2weeks, 2026-02-15T02:00:00Z",
    "1 Week ago, 2026-02-22T02:00:00Z",
    "1hour, 2026-03-01T01:00:00Z",
    "36 hours ago, 2026-02-27T14:00:00Z"
  })
  void momentsAreMeasuredFromTheClockInUtc(String text, String date) {
    assertEquals(Optional.of(date), PointInTime.parse(text, CLOCK).map(W3cDateTime::text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tomorrow",
        "-2d",
        "d",
        "2",
        "100000d",
        "1.5d",
        "",
        "٢d",
        "2  d",
        "2m",
        "1month",
        "2 ago",
        "days",
        "1 fortnight"
      })
  void otherTextsMeanNothing(String text) {
    assertEquals(Optional.empty(), PointInTime.parse(text, CLOCK));
  }
}
