package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TabbedTextTest {

  @Test
  void tabsAndLineBreaksAreEscaped() {
    assertEquals("a\\tb\\nc\\rd\\\\e", TabbedText.escaped("a\tb\nc\rd\\e"));
    assertEquals("plain \u00e9", TabbedText.escaped("plain \u00e9"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "\\", "\\\\t", "\t\\t", "a\r\n", "\\n\n", "\u0001"})
  void whatIsEscapedComesBack(String text) {
    assertEquals(text, TabbedText.unescaped(TabbedText.escaped(text)));
  }

  @Test
  void anyTextCanBeRead() {
    assertEquals("q", TabbedText.unescaped("\\q"));
    assertEquals("\\", TabbedText.unescaped("\\"));
  }
}
