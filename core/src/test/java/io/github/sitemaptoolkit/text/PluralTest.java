package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PluralTest {

  @Test
  void oneHasNoPlural() {
    assertEquals("0 urls", Plural.of(0, "url"));
    assertEquals("1 url", Plural.of(1, "url"));
    assertEquals("2 urls", Plural.of(2, "url"));
    assertEquals("1 entry has", Plural.of(1, "entry has", "entries have"));
    assertEquals("2 entries have", Plural.of(2, "entry has", "entries have"));
  }
}
