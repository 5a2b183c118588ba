package io.github.sitemaptoolkit.publisher.plan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.layout.Lastmod;
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
        Key.of(loc), rank, Lastmod.of(lastmod), 0, new long[0], origin, markup.getBytes(UTF_8));
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
  void anotherKeyChangesNothingElse() {
    Key key = Key.hashed("news", "https://example.com/\u00E9");
    Item item = item("x", 3, "2026-05-02", 4, "markup").withKey(key);
    assertEquals(key, item.key());
    assertEquals(3, item.rank());
    assertEquals(Lastmod.of("2026-05-02"), item.lastmod());
    assertEquals(4, item.origin());
    assertEquals("markup", new String(item.markup(), UTF_8));
  }

  @Test
  void keysAreTheSameByWhatIdentifiesThem() {
    Key one = Key.of("https://example.com/", "https://example.com:443/");
    Key two = Key.of("https://example.com/");
    assertTrue(one.isSame(two));
    assertEquals(0, one.compare(two));
    assertEquals("https://example.com:443/", one.loc());
    assertFalse(Key.of("https://example.com:443/").isSame(two));
  }

  @Test
  void keysAreOrderedByGroupThenHashThenUrl() {
    byte[] a = {'a'};
    byte[] b = {'b'};
    byte[] high = {(byte) 0xC3, (byte) 0xA9};
    List<Key> sorted =
        List.of(
            new Key("news", 0, a, a),
            new Key("news", 0, b, b),
            new Key("news", 0, high, high),
            new Key("news", 1, a, a),
            new Key("news", Long.MIN_VALUE, a, a),
            new Key("news", -1, a, a),
            new Key("news-2", 0, a, a),
            new Key("newspapers", 0, a, a),
            new Key("newspapes", 0, a, a));
    for (int i = 1; i < sorted.size(); i++) {
      Key before = sorted.get(i - 1);
      Key after = sorted.get(i);
      assertTrue(before.compare(after) < 0 && after.compare(before) > 0, "at " + i);
    }
  }

  @Test
  void keysHaveTheHashOfTheUrl() {
    Key key = Key.hashed("", "https://example.com/\u00E9");
    assertEquals(Xxh64.hash("https://example.com/\u00E9".getBytes(UTF_8)), key.hash());
    assertEquals("news", key.in("news").group());
    assertEquals(key.hash(), key.in("news").hash());
    assertTrue(key.isSame(key.in("news")));
  }
}
