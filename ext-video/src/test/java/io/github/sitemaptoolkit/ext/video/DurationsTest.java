package io.github.sitemaptoolkit.ext.video;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DurationsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "610, 610",
    "0610, 610",
    "60.5, 60.5",
    "60., 60",
    ".5, 0.5",
    "17:57, 1077",
    "90:00, 5400",
    "1:17:57, 4677",
    "01:17:57.25, 4677.25",
    "0:00:01, 1",
    "PT1H17M57S, 4677",
    "pt57s, 57",
    "PT0.5S, 0.5",
    "P1DT1S, 86401",
  })
  void formsThatFeedsUseAreRead(String text, BigDecimal seconds) {
    BigDecimal read = Durations.seconds(text);
    assertNotNull(read, text);
    assertEquals(0, seconds.compareTo(read), text + " is " + read);
  }

  @Test
  void spaceAroundItDoesNotCount() {
    assertEquals(new BigDecimal("610"), Durations.seconds(" 610\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ".",
        "abc",
        "-5",
        "+5",
        "1e9",
        "60,5",
        "5 min",
        "1.2.3",
        "0x10",
        "٣",
        ":",
        "1:",
        ":30",
        "1:60",
        "1:60:00",
        "1:2:3:4",
        "1.5:00",
        ".5:00",
        "-1:00",
        "P",
        "PT",
        "P1Y",
        "PT-5S",
        "-PT5S",
        "PT99999999999999999999H"
      })
  void otherTextsAreNoDurations(String text) {
    assertNull(Durations.seconds(text));
  }

  @Test
  void fortyDigitsAreTheMost() {
    assertNotNull(Durations.seconds("9".repeat(40)));
    assertNull(Durations.seconds("9".repeat(41)));
  }
}
