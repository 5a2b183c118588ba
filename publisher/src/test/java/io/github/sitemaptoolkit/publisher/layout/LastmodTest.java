package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LastmodTest {

  @ParameterizedTest
  @CsvSource({
    "2026, 2026-01-01",
    "2026-05, 2026-05-01",
    "2026-05-02, 2026-05-02",
    "2026-05-02T10:11Z, 2026-05-02T10:11:00Z",
    "2026-05-02T10:11-03:30, 2026-05-02T10:11:00-03:30",
    "2026-05-02T10:11:12+01:00, 2026-05-02T10:11:12+01:00",
    "2026-05-02T10:11:12.5Z, 2026-05-02T10:11:12.5Z"
  })
  void theSchemaTakesWhatIsMadeOfAnyForm(String text, String expected) {
    assertEquals(expected, Lastmod.of(text).forSchema());
  }

  @Test
  void theLaterInstantIsNewer() {
    Lastmod utc = Lastmod.of("2026-05-02T10:00:00Z");
    Lastmod east = Lastmod.of("2026-05-02T11:00:00+02:00");
    assertEquals(utc, Lastmod.newer(utc, east));
    assertEquals(utc, Lastmod.newer(east, utc));
  }

  @Test
  void ofTwoTextsForOneInstantOneWinsWhicheverComesFirst() {
    Lastmod day = Lastmod.of("2026-05-02");
    Lastmod time = Lastmod.of("2026-05-02T00:00:00Z");
    assertEquals(time, Lastmod.newer(day, time));
    assertEquals(time, Lastmod.newer(time, day));
  }

  @Test
  void anyDateIsNewerThanNone() {
    Lastmod day = Lastmod.of("0001-01-01");
    assertEquals(day, Lastmod.newer(null, day));
    assertEquals(day, Lastmod.newer(day, null));
    assertNull(Lastmod.newer(null, null));
  }

  @Test
  void whatIsNoDateIsNone() {
    assertNull(Lastmod.of(null));
    assertNull(Lastmod.of("2026-02-30"));
    assertNull(Lastmod.of("yesterday"));
  }
}
