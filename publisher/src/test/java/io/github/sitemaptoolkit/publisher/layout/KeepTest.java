package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeepTest {

  @ParameterizedTest
  @CsvSource({"1d, 1d", "24h, 1d", "36h, 36h", "3, 3", "1, 1", "99999d, 99999d"})
  void textIsReadAsItIsWritten(String text, String written) {
    assertEquals(written, Keep.parse(text).toString());
    assertEquals(Keep.parse(text), Keep.parse(written));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "0d", "-1d", "1w", "1.5d", "d", "100000", "1 d"})
  void allElseIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Keep.parse(text));
  }
}
