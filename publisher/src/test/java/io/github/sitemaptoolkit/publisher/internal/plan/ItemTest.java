package io.github.sitemaptoolkit.publisher.internal.plan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ItemTest {

  private static Item item(
      String loc, int rank, @Nullable String lastmod, long origin, String markup) {
    return new Item(
        Key.of(loc), rank, Lastmod.of(lastmod), 0, new int[0], origin, markup.getBytes(UTF_8));
  }

  @Test
  void theOneToKeepComesFirst() {
    List<Item> sorted =
        List.of(
            item("https://example.com/", 0, null, 1, "a"),
            item("https://example.com/Z", 0, null, 1, "a"),
            // of one url: the highest rank, the newest date, the greatest bytes, the first place
            item("https://example.com/a", 2, null, 9, "a"),
            item("https://example.com/a", 1, "2026-05-03", 9, "a"),
            item("https://example.com/a", 1, "2026-05-02T10:00:00.5Z", 9, "a"),
            item("https://example.com/a", 1, "2026-05-02T10:00:00Z", 9, "\u00E9"),
            item("https://example.com/a", 1, "2026-05-02T10:00Z", 9, "b"),
            item("https://example.com/a", 1, "2026-05-02T12:00+02:00", 1, "a"),
            item("https://example.com/a", 1, "2026-05-02T10:00Z", 2, "a"),
            item("https://example.com/a", 1, null, 1, "z"),
            item("https://example.com/a/b", 0, null, 1, "a"),
            item("https://example.com/\u00E9", 0, null, 1, "a"));
    for (int seed = 0; seed < 10; seed++) {
      List<Item> shuffled = new ArrayList<>(sorted);
      Collections.shuffle(shuffled, new Random(seed));
      shuffled.sort(Item.ORDER);
      assertEquals(sorted, shuffled);
    }
  }

  @Test
  void keyEndsWithTheUrl() {
    byte[] loc = "https://example.com/\u00E9".getBytes(UTF_8);
    Key key = ShardKey.of("news", loc);
    assertEquals("https://example.com/\u00E9", key.loc());
    assertArrayEquals(loc, key.locBytes());
    assertEquals(13, key.locAt(), "a group, a zero byte and a hash");
    assertEquals(13 + loc.length, key.identity());
    Item item = item("x", 3, "2026-05-02", 4, "markup").withKey(key);
    assertEquals(key, item.key());
    assertEquals(3, item.rank());
    assertEquals(Lastmod.of("2026-05-02"), item.lastmod());
    assertEquals(4, item.origin());
    assertEquals("markup", new String(item.markup(), UTF_8));
    assertArrayEquals("news".getBytes(UTF_8), ShardKey.group(item));
    assertEquals(Xxh64.hash(loc), ShardKey.hash(item));
  }

  @Test
  void keysAreTheSameByWhatIdentifiesThem() {
    byte[] one = "id https://example.com/1".getBytes(UTF_8);
    byte[] two = "id https://example.com/2".getBytes(UTF_8);
    assertTrue(new Key(one, 3, 3).isSame(new Key(two, 3, 3)));
    assertEquals(0, new Key(one, 3, 3).compareIdentity(new Key(two, 3, 3)));
    assertFalse(new Key(one, one.length, 3).isSame(new Key(two, two.length, 3)));
    assertFalse(new Key(one, 3, 3).isSame(new Key(two, 2, 3)));
  }

  @Test
  void weightGrowsWithTheUrlAndTheMarkup() {
    int least = item("", 0, null, 0, "").weight();
    assertTrue(least > 0);
    assertEquals(least + 5, item("abc", 0, null, 0, "de").weight());
  }

  @Test
  void groupAndBitsMakeTheFileName() {
    byte[] news = "news".getBytes(UTF_8);
    assertEquals("sitemap-news", ShardKey.fileName(news, 0, 0));
    assertEquals("sitemap-news.0101", ShardKey.fileName(news, 5, 4));
    assertEquals("sitemap-1", ShardKey.fileName(new byte[0], 1, 1));
    assertEquals("sitemap-", ShardKey.fileName(new byte[0], 0, 0));
    assertEquals("sitemap-" + "1".repeat(64), ShardKey.fileName(new byte[0], -1, 64));
  }
}
