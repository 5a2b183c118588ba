package io.github.sitemaptoolkit.xlsx.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import org.junit.jupiter.api.Test;

class HeldMemoryTest {

  private final HeldMemory held = new HeldMemory(4 << 20, 10, Location.of("a.xlsx"));

  /** Of a million rows with two texts of 30 letters each, as people make them. */
  @Test
  void workbookThatNeedsTooMuchIsNoBombAndSaysWhatToGive() {
    char[] text = "x".repeat(30).toCharArray();
    for (int i = 0; i < 2_000_000; i++) {
      held.expectObject();
      held.expectText(text, 0, text.length);
    }
    assertEquals(
        "a.xlsx: error: xlsx.memory: the texts and styles of the workbook need 180 MiB, and may use"
            + " 2 MiB, half of Java's memory; give Java -Xmx512m (the command:"
            + " SITEMAP_OPTS=-Xmx512m), or save the sheet as CSV",
        assertThrows(SitemapException.class, held::end).problem().toString());
  }

  @Test
  void halfOfTheHeapMayBeUsed() {
    char[] text = "x".repeat(1 << 20).toCharArray();
    held.expectText(text, 0, text.length);
    held.expectText(text, 0, text.length);
    held.end();
    held.expectObject();
    assertThrows(SitemapException.class, held::end);
  }

  @Test
  void otherCharactersThanLatinNeedTwice() {
    char[] text = ("x".repeat(1 << 20) + "\u4e2d").toCharArray();
    held.expectText(text, 0, text.length);
    assertThrows(SitemapException.class, held::end);
  }

  @Test
  void whatIsKeptFromTheFirstLookOnIsRefusedAtOnce() {
    held.text(1 << 20);
    assertEquals(
        "the texts and styles of the workbook need more than 2 MiB, and may use 2 MiB, half of"
            + " Java's memory; give Java -Xmx256m (the command: SITEMAP_OPTS=-Xmx256m), or save the"
            + " sheet as CSV",
        assertThrows(SitemapException.class, () -> held.text(1)).problem().message());
  }

  @Test
  void nameIsKeptOnce() {
    for (int i = 0; i < 1_000_000; i++) {
      held.name("row");
    }
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
    assertEquals(
        "the workbook has more than 10 different names (--limit names=N allows more, up to 10000)",
        e.problem().message());
  }
}
