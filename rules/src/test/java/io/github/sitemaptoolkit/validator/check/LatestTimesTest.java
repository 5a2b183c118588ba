package io.github.sitemaptoolkit.validator.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class LatestTimesTest {

  private static LatestTimes of(List<String> lastmods) {
    var times = new LatestTimes();
    lastmods.forEach(times::add);
    return times;
  }

  @Test
  void timesInTheLatestMinuteAreCounted() {
    LatestTimes times =
        of(
            List.of(
                "2026-01-05T10:00:59Z",
                "2026-01-05T10:01:00Z",
                "2026-01-04T23:59:00Z",
                "2026-01-05T10:01:30.5Z"));

    assertEquals(2, times.count());
    assertEquals("2026-01-05T10:01:00Z", times.latest());
  }

  @Test
  void datesWithoutATimeDoNotCount() {
    LatestTimes times = of(List.of("2026-01-05", "2026-01-05", "2026", "yesterday"));

    assertEquals(0, times.count());
    assertNull(times.latest());
  }
}
