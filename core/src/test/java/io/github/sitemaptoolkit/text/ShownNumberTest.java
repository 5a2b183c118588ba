package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ShownNumberTest {

  @Test
  void thousandsAreGrouped() {
    assertEquals("0", ShownNumber.of(0));
    assertEquals("999", ShownNumber.of(999));
    assertEquals("1,000", ShownNumber.of(1000));
    assertEquals("50,000", ShownNumber.of(50_000));
    assertEquals("1,234,567", ShownNumber.of(1_234_567));
    assertEquals("-999", ShownNumber.of(-999));
    assertEquals("-1,000", ShownNumber.of(-1000));
    assertEquals("-9,223,372,036,854,775,808", ShownNumber.of(Long.MIN_VALUE));
  }

  @Test
  void theLanguageOfTheMachineDoesNotMatter() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      assertEquals("50,000", ShownNumber.of(50_000));
      assertEquals("1.4 MB", ShownNumber.bytes(1_468_006));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void oneHasNoPlural() {
    assertEquals("0 urls", ShownNumber.counted(0, "url"));
    assertEquals("1 url", ShownNumber.counted(1, "url"));
    assertEquals("2,000 urls", ShownNumber.counted(2000, "url"));
    assertEquals("1 entry has", ShownNumber.counted(1, "entry has", "entries have"));
    assertEquals("2 entries have", ShownNumber.counted(2, "entry has", "entries have"));
  }

  @Test
  void sharesAreWholePercentages() {
    assertEquals("0 %", ShownNumber.share(0, 10));
    assertEquals("12 %", ShownNumber.share(12, 100));
    assertEquals("13 %", ShownNumber.share(125, 1000));
    assertEquals("100 %", ShownNumber.share(7, 7));
  }

  @Test
  void whatIsNotExactIsNeitherNothingNorAll() {
    assertEquals("< 1 %", ShownNumber.share(1, 1_000_000));
    assertEquals("1 %", ShownNumber.share(5, 1000));
    assertEquals("> 99 %", ShownNumber.share(999_999, 1_000_000));
    assertEquals("0 %", ShownNumber.share(0, 0));
    assertEquals("> 99 %", ShownNumber.share(Long.MAX_VALUE - 1, Long.MAX_VALUE));
  }

  @Test
  void percentagesHaveOneDecimalAtMost() {
    assertEquals("50 %", ShownNumber.percent(50));
    assertEquals("50.1 %", ShownNumber.percent(50.07));
    assertEquals("66.7 %", ShownNumber.percent(200.0 / 3));
  }

  @Test
  void sizesHaveTheUnitThatFits() {
    assertEquals("0 KB", ShownNumber.bytes(0));
    assertEquals("1 KB", ShownNumber.bytes(1));
    assertEquals("1 KB", ShownNumber.bytes(1024));
    assertEquals("2 KB", ShownNumber.bytes(1025));
    assertEquals("1,024 KB", ShownNumber.bytes((1 << 20) - 1));
    assertEquals("1 MB", ShownNumber.bytes(1 << 20));
    assertEquals("1.4 MB", ShownNumber.bytes(1_468_006));
    assertEquals("50 MB", ShownNumber.bytes(52_428_800));
    assertEquals("1 GB", ShownNumber.bytes(1 << 30));
    assertEquals("2.5 GB", ShownNumber.bytes(5L << 29));
  }

  @Test
  void timesHaveTheUnitThatFits() {
    assertEquals("250 ms", ShownNumber.time(Duration.ofMillis(250)));
    assertEquals("1 s", ShownNumber.time(Duration.ofSeconds(1)));
    assertEquals("1.5 s", ShownNumber.time(Duration.ofMillis(1500)));
    assertEquals("59 s", ShownNumber.time(Duration.ofSeconds(59)));
    assertEquals("1 min", ShownNumber.time(Duration.ofSeconds(60)));
    assertEquals("2 min 5 s", ShownNumber.time(Duration.ofSeconds(125)));
    assertEquals("1 h", ShownNumber.time(Duration.ofHours(1)));
    assertEquals("23 h 59 min", ShownNumber.time(Duration.ofSeconds(86_399)));
    assertEquals("1 day", ShownNumber.time(Duration.ofDays(1)));
    assertEquals("11,574 days 1 h", ShownNumber.time(Duration.ofSeconds(1_000_000_000)));
  }
}
