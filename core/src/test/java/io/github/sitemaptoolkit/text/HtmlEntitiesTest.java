package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class HtmlEntitiesTest {

  @Test
  void allOfHtml4AreKnown() {
    assertEquals(252, HtmlEntities.size());
    assertEquals("\u00A0", HtmlEntities.named("nbsp"));
    assertEquals("\u00FF", HtmlEntities.named("yuml"));
    assertEquals("\u00C2", HtmlEntities.named("Acirc"));
    assertEquals("\u03C9", HtmlEntities.named("omega"));
    assertEquals("\u2666", HtmlEntities.named("diams"));
    assertNull(HtmlEntities.named("apos"));
    assertNull(HtmlEntities.named("EACUTE"));
  }
}
