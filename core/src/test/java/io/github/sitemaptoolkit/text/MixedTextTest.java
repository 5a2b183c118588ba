package io.github.sitemaptoolkit.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MixedTextTest {

  /** Reads characters as bytes. */
  private static @Nullable String read(String bytes) {
    return MixedText.read(bytes.getBytes(ISO_8859_1), 0, bytes.length());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\u0000", "plain", "Caf\u00E9 \uD83D\uDE00", "\uFFFE\uFFFF"})
  void utf8IsReadAsItIs(String text) {
    byte[] bytes = text.getBytes(UTF_8);
    assertEquals(text, MixedText.read(bytes, 0, bytes.length));
  }

  @ParameterizedTest
  @CsvSource({
    "Caf\u00E9, Caf\u00E9",
    "\u00E9t\u00E9, \u00E9t\u00E9",
    "\u0080\u0093x\u0094, \u20AC\u201Cx\u201D",
    "\u00C3\u00A9\u00E9, \u00E9\u00E9",
    "\u00F0\u009F\u0098, \u00F0\u0178\u02DC"
  })
  void otherBytesAreReadAsWindows1252(String bytes, String text) {
    assertEquals(text, read(bytes));
  }

  /** What windows-1252 does not have, and forms that UTF-8 forbids: a slash, half a pair. */
  @ParameterizedTest
  @ValueSource(strings = {"a\u0081", "\u009D", "\u00C0\u00AF", "\u00ED\u00A0\u0080"})
  void whatIsNeitherIsNoText(String bytes) {
    assertNull(read(bytes));
  }

  @Test
  void onlyTheStretchIsRead() {
    assertEquals("\u00E9", MixedText.read("\u0081\u00E9\u00A0".getBytes(ISO_8859_1), 1, 2));
  }
}
