package io.github.sitemaptoolkit.validator.repeat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.url.PageKey;
import io.github.sitemaptoolkit.url.PageUrls;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeenUrlsTest {

  /** Returns how many urls of a length there is room for. */
  private static int room(long heap, int length) {
    var seen = new SeenUrls(UrlRoom.ofHeap(heap));
    while (!seen.isFull()) {
      String url = ("https://example.com/" + seen.size() + "x".repeat(length)).substring(0, length);
      assertNull(seen.add(url, 1));
    }
    return seen.size();
  }

  @Test
  void roomIsAShareOfTheHeap() {
    assertEquals(20_972, room(16 << 20, 100));
    assertEquals(41_944, room(32 << 20, 100));
    assertEquals(SeenUrls.MOST, room(1 << 30, 100));
    assertEquals(13_108, room(1 << 30, 1820));
  }

  @Test
  void urlsThatAreChosenToCollideAreFound() {
    List<String> chosen = new ArrayList<>();
    for (int i = 0; chosen.size() < 500; i++) {
      String url = "https://example.com/" + i;
      if ((PageKey.hash(url, PageKey.FACTOR) & 1023) == 0) {
        chosen.add(url);
      }
    }
    var seen = new SeenUrls(new UrlRoom(1 << 20));
    var urls = new PageUrls();
    for (String url : chosen) {
      assertNull(seen.addPage(url, urls, chosen.indexOf(url)));
    }
    for (String url : chosen) {
      assertEquals(url, seen.addPage(url + '/', urls, -1));
      assertEquals(chosen.indexOf(url), seen.line());
    }
    assertTrue(seen.isSecret(), "the hash is not one that others can know any more");
  }

  @Test
  void urlsBeforeTheLimitAreStillFound() {
    var seen = new SeenUrls(new UrlRoom(1_000));
    for (int i = 0; !seen.isFull(); i++) {
      seen.add("https://example.com/" + i, i + 1);
    }
    assertTrue(seen.size() > 5);
    assertEquals("https://example.com/3", seen.add("https://example.com/3", 99));
    assertEquals(4, seen.line());
    assertFalse(new SeenUrls(new UrlRoom(1_000)).isFull());
  }
}
