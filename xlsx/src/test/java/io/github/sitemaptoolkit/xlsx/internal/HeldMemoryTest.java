package io.github.sitemaptoolkit.xlsx.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import org.junit.jupiter.api.Test;

class HeldMemoryTest {

  private final HeldMemory held = new HeldMemory(4 << 20, 10, Location.of("a.xlsx"));

  @Test
  void halfOfTheHeapMayBeUsed() {
    char[] text = "x".repeat(1 << 20).toCharArray();
    held.text(text, 0, text.length);
    held.text(text, 0, text.length);
    var e = assertThrows(SitemapException.class, held::object);
    assertEquals(
        "a.xlsx: error: xlsx.bomb: the texts and styles of the workbook need more than 2 MiB of"
            + " memory; allow Java more of it, or save the sheet as CSV",
        e.problem().toString());
  }

  @Test
  void otherCharactersThanLatinNeedTwice() {
    char[] text = ("x".repeat(1 << 20) + "\u4e2d").toCharArray();
    assertThrows(SitemapException.class, () -> held.text(text, 0, text.length));
  }

  @Test
  void nameIsKeptOnce() {
    for (int i = 0; i < 1_000_000; i++) {
      held.name("row");
    }
  }

  @Test
  void textOfUnknownCharactersNeedsTwice() {
    held.text(1 << 20);
    assertThrows(SitemapException.class, () -> held.text(1));
  }

  /** An object of 64 bytes and its text. */
  @Test
  void nameNeedsMemory() {
    var small = new HeldMemory(2 * (64 + 2 * 3), 10, Location.of("a.xlsx"));
    small.name("row");
    assertThrows(SitemapException.class, () -> small.text(1));
  }

  @Test
  void namesAreLimited() {
    for (int i = 0; i < 10; i++) {
      held.name("n" + i);
    }
    held.name("n0");
    var e = assertThrows(SitemapException.class, () -> held.name("n10"));
    assertEquals("the workbook has more than 10 different names (names)", e.problem().message());
  }
}
