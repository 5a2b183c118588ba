package io.github.sitemaptoolkit.publisher.internal.sort;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ItemCodecTest {

  private static Item copy(Item item) {
    var codec = new ItemCodec();
    ByteBuffer bytes = ByteBuffer.allocate(codec.size(item)); // exactly as many
    codec.write(item, bytes);
    assertEquals(0, bytes.remaining());
    Item copy = codec.read(bytes.flip());
    assertEquals(0, bytes.remaining());
    return copy;
  }

  @Test
  void everythingComesBack() {
    Key key = Key.hashed("news", "https://example.com/\u00E9");
    Lastmod lastmod = Lastmod.of("2026-05-02T10:00:00.5+02:00");
    byte[] markup = "<url>\u00E9</url>".getBytes(UTF_8);
    Item copy = copy(new Item(key, 2, lastmod, 3, new long[] {4, 5}, 6L << 40 | 7, markup));
    assertEquals("news", copy.key().group());
    assertEquals(key.hash(), copy.key().hash());
    assertArrayEquals(key.locBytes(), copy.key().locBytes());
    assertSame(copy.key().locBytes(), copy.key().identity(), "one array in memory, too");
    assertEquals(2, copy.rank());
    assertEquals(lastmod, copy.lastmod());
    assertEquals(3, copy.prefixes());
    assertArrayEquals(new long[] {4, 5}, copy.counts());
    assertEquals(6L << 40 | 7, copy.origin());
    assertArrayEquals(markup, copy.markup());
  }

  private static byte[] key(Key key) {
    var codec = new ItemCodec();
    Item item = new Item(key, 0, null, 0, new long[0], 0, new byte[0]);
    ByteBuffer bytes = ByteBuffer.allocate(codec.size(item));
    codec.write(item, bytes);
    byte[] first = new byte[bytes.flip().getInt()];
    bytes.get(first);
    return first;
  }

  @Test
  void keysAsBytesAreOrderedAsItemsAre() {
    byte[] a = {'a'};
    byte[] b = {'b'};
    byte[] high = {(byte) 0xC3, (byte) 0xA9};
    byte[] nothing = {};
    List<Key> sorted =
        List.of(
            new Key("", 0, nothing, a),
            new Key("", 0, a, b),
            new Key("", 0, new byte[] {'a', 0}, a),
            new Key("", 1, a, a),
            new Key("", -1, high, high),
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
      byte[] before = key(sorted.get(i - 1));
      assertTrue(Arrays.compareUnsigned(before, key(sorted.get(i))) < 0, "at " + i);
    }
  }

  @Test
  void anotherIdentityComesBackWithTheUrl() {
    Key key = Key.of("https://example.com/", "https://Example.com:443/");
    Item copy = copy(new Item(key, 0, null, 0, new long[0], 0, new byte[0]));
    assertEquals("https://Example.com:443/", copy.key().loc());
    assertArrayEquals("https://example.com/".getBytes(UTF_8), copy.key().identity());
    assertEquals(null, copy.lastmod());
    assertEquals(0, copy.markup().length);
  }

  private static Item entry(String loc, String date, String rest) {
    String markup =
        "  <url>\n    <loc>"
            + loc.replace("&", "&amp;")
            + "</loc>\n    <lastmod>"
            + date
            + "</lastmod>\n"
            + rest
            + "  </url>\n";
    Key key = Key.hashed("", loc);
    return new Item(key, 0, Lastmod.of(date), 1, new long[0], 9, markup.getBytes(UTF_8));
  }

  @Test
  void urlAndDateOfAnEntryStandOnce() {
    var codec = new ItemCodec();
    Item item = entry("https://www.example.com/news/a-page.html", "2026-11-22", "");
    int texts = item.key().locBytes().length + "2026-11-22".length();
    int size = codec.size(item);
    assertTrue(size <= texts + 30, () -> size + " bytes for " + texts);
  }

  @Test
  void markupOfEachShapeComesBack() {
    var codec = new ItemCodec();
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      String rest = "<priority>" + i % 700 + "</priority>" + "<a>b</a>".repeat(i % 90);
      items.add(entry("https://example.com/" + i, "2026-11-1" + i % 10, rest));
      items.add(entry("https://example.com/?a&b=" + i, "2026-11-22", rest));
    }
    ByteBuffer bytes = ByteBuffer.allocate(items.stream().mapToInt(codec::size).sum());
    items.forEach(item -> codec.write(item, bytes));
    assertEquals(0, bytes.remaining());
    bytes.flip();
    for (Item item : items) {
      assertEquals(item, codec.read(bytes));
    }
  }

  /** The url is found where it stands first, and the date behind it. */
  @Test
  void textsThatStandInMarkupTwiceComeBack() {
    for (String loc : List.of("/", "l", "c>", "2026", "2026-11-22")) {
      Item item = entry(loc, "2026-11-22", "<a>/</a>");
      assertEquals(item, copy(item));
    }
  }
}
