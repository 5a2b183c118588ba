package io.github.sitemaptoolkit.batch.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingTextTest {

  private enum Slash {
    AS_IS,
    NEVER
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1k, 1024", "64K, 65536", "1M, 1048576", "2g, 2147483648"})
  void sizesHaveUnits(String text, long bytes) {
    assertEquals(bytes, SettingText.size(text));
  }

  @ParameterizedTest
  @CsvSource({"1023, 1023", "65536, 64K", "1048576, 1M", "1049600, 1025K", "2199023255552, 2048G"})
  void sizesArePrintedInTheLargestUnit(long bytes, String text) {
    assertEquals(text, SettingText.size(bytes));
  }

  @ParameterizedTest
  @CsvSource({"as-is", "AS-IS", "As-Is"})
  void aWordIsUnderstoodInAnyCase(String text) {
    assertEquals(Slash.AS_IS, SettingText.word("slash", text, Slash.values()));
  }

  @Test
  void anUnknownWordIsToldWithThoseThereAre() {
    var e =
        assertThrows(
            SettingException.class, () -> SettingText.word("slash", "nver", Slash.values()));
    assertEquals("slash nver: use as-is or never; did you mean never?", e.getMessage());
    assertEquals("slash", e.key());
  }

  @Test
  void whatIsNoNumberIsTold() {
    var e = assertThrows(SettingException.class, () -> SettingText.number("row", "first"));
    assertEquals("row first: use a whole number", e.getMessage());
  }
}
