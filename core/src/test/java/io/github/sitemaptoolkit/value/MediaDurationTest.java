package io.github.sitemaptoolkit.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.value.MediaDuration.Unit;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MediaDurationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # seconds, as Media RSS counts
          0 | 0
          90 | 90
          090 | 90
          28801 | 28801
          90.0 | 90
          # a clock, as iTunes writes it
          1:30 | 90
          0:09 | 9
          90:00 | 5400
          01:02:03 | 3723
          100:00:00 | 360000
          # ISO 8601, as schema.org writes it
          PT1M30S | 90
          pt1m30s | 90
          PT1H2M3S | 3723
          PT90S | 90
          P0Y0M0DT0H1M30S | 90
          P1D | 86400
          P1W | 604800
          P1DT1H | 90000
          PT0S | 0
          # numbers with their units
          5m 30s | 330
          5m30s | 330
          1h | 3600
          1h05 | 3900
          1h 05 | 3900
          05h05m05 | 18305
          1h 2m 3s | 3723
          1d 1h | 90000
          5 min | 300
          5 min. | 300
          5 Minutes 30 Seconds | 330
          1 hr 1 sec | 3601
          2 hours | 7200
          90 s | 90
          90000 ms | 90
          1.5 h | 5400
          1,5 h | 5400
          """)
  void secondsAreThoseOfEveryForm(String text, long seconds) {
    MediaDuration duration = MediaDuration.of(text);
    assertNotNull(duration, text);
    assertEquals(seconds, duration.seconds(), text);
    assertEquals(false, duration.rounded(), text);
    assertEquals(duration, MediaDuration.of(" " + text + "\n"));
    assertEquals(duration, MediaDuration.of("\u00A0" + text + "\uFEFF"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          90.5 | 91
          90.4 | 90
          0.4 | 0
          .5 | 1
          01:02:03.480 | 3723
          1:02.5 | 63
          PT1M30.5S | 91
          PT1M30,5S | 91
          PT1.5M0.25S | 90
          1500 ms | 2
          """)
  void fractionsAreRoundedHalfUp(String text, long seconds) {
    MediaDuration duration = MediaDuration.of(text);
    assertNotNull(duration, text);
    assertEquals(seconds, duration.seconds(), text);
    assertTrue(duration.rounded(), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "1:75",
        "00:90",
        "1:60:00",
        "1:2:3:4",
        ":30",
        "1:",
        "1:3",
        "1::2",
        "1.5:30",
        "T1M30S",
        "1h 2x",
        "-5",
        "+5",
        "P",
        "PT",
        "P1DT",
        "PT1M1H",
        "PT1M2M",
        "P1H",
        "P1M",
        "P1Y",
        "P1Y2M",
        "-PT1M",
        "PT-1M",
        "P1WT",
        "1m 2h",
        "1h1h",
        "ten minutes",
        "h",
        "1 2",
        "12,345",
        "90,5",
        "1e3",
        "0x10",
        "90.",
        "1.2.3",
        "NaN",
        "١٢",
        "1:٣٠",
        "1h 75",
        "10:00 - 11:00",
        "2024-01-01",
        "1 000",
        "9999999999999999999"
      })
  void otherTextsAreNoDurations(String text) {
    assertNull(MediaDuration.of(text), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          90000 | MILLISECONDS | 90
          90499 | MILLISECONDS | 90
          90500 | MILLISECONDS | 91
          5 | MINUTES | 300
          1.5 | MINUTES | 90
          2 | HOURS | 7200
          0.25 | HOURS | 900
          # a text that says its own unit has that one
          1:30 | MILLISECONDS | 90
          1:30 | MINUTES | 90
          PT1M30S | MILLISECONDS | 90
          5 min | HOURS | 300
          """)
  void numbersAloneAreOfTheUnitAskedFor(String text, Unit unit, long seconds) {
    MediaDuration duration = MediaDuration.of(text, unit);
    assertNotNull(duration, text);
    assertEquals(seconds, duration.seconds());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          duration_ms | MILLISECONDS
          Duration (ms) | MILLISECONDS
          durationMs | MILLISECONDS
          length in msec | MILLISECONDS
          Duration Milliseconds | MILLISECONDS
          approxDurationMs | MILLISECONDS
          duration_min | MINUTES
          Duration (minutes) | MINUTES
          runtime (min) | MINUTES
          runtimeMinutes | MINUTES
          length_hours | HOURS
          Duration (h) | HOURS
          duration | SECONDS
          Duration (s) | SECONDS
          duration_sec | SECONDS
          lengthSeconds | SECONDS
          Dauer | SECONDS
          minimum length | SECONDS
          """)
  void unitIsWhatTheHeaderStates(String header, Unit unit) {
    assertEquals(unit, Unit.ofHeader(header));
  }

  /** A clock of any length of time is that time. */
  @Test
  void clocksAndIsoAgree() {
    var random = new Random(5);
    for (int i = 0; i < 2_000; i++) {
      int h = random.nextInt(30);
      int m = random.nextInt(60);
      int s = random.nextInt(60);
      MediaDuration clock = MediaDuration.of("%d:%02d:%02d".formatted(h, m, s));
      assertNotNull(clock);
      assertEquals(h * 3600L + m * 60 + s, clock.seconds());
      assertEquals(clock, MediaDuration.of("PT" + h + "H" + m + "M" + s + "S"));
      assertEquals(clock, MediaDuration.of(h + "h " + m + "m " + s + "s"));
    }
  }
}
