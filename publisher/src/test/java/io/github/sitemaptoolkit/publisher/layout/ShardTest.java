package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShardTest {

  @ParameterizedTest
  @CsvSource({
    "news,  0,  0, true,  sitemap-news",
    "news,  5,  4, true,  sitemap-news.0101",
    "01,    0,  0, true,  sitemap-01",
    "01,    1,  1, true,  sitemap-01.1",
    "a-b-c, 2,  2, true,  sitemap-a-b-c.10",
    "'',    1,  1, false, sitemap-1",
    "'',    2,  5, false, sitemap-00010",
    "'',    0,  0, false, sitemap-"
  })
  void theNameOfTheFileTellsTheShard(
      String group, long prefix, int depth, boolean grouped, String name) {
    var shard = new Shard(group, prefix, depth);
    assertEquals(name, shard.fileName());
    assertEquals(shard, Shard.of(name + ".xml", grouped));
    assertEquals(shard, Shard.of(name + ".xml.gz", grouped));
  }

  @Test
  void aHashHasSixtyFourBits() {
    var last = new Shard("", -1, 64);
    assertEquals("sitemap-" + "1".repeat(64), last.fileName());
    assertEquals(last, Shard.of(last.fileName() + ".xml", false));
    assertNull(Shard.of("sitemap-" + "1".repeat(65) + ".xml", false));
    assertTrue(last.contains("", -1));
    assertFalse(last.contains("", -2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"sitemap.xml", "sitemap-2.xml", "sitemap-news.xml", "sitemap-1.0.xml", "x.xml"})
  void otherNamesAreNotThoseOfShards(String name) {
    assertNull(Shard.of(name, false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"sitemap.xml", "sitemap-.xml", "sitemap-a..xml", "sitemap-a.2.xml", "sitemap-a.0"})
  void otherNamesAreNotThoseOfShardsInGroups(String name) {
    assertNull(Shard.of(name, true));
  }

  @Test
  void theFirstBitsDecide() {
    var shard = new Shard("news", 0b10, 2);
    assertTrue(shard.contains("news", 0b10L << 62));
    assertTrue(shard.contains("news", (0b11L << 62) - 1));
    assertFalse(shard.contains("news", 0b11L << 62));
    assertFalse(shard.contains("news", (0b10L << 62) - 1));
    assertFalse(shard.contains("sport", 0b10L << 62));
    assertTrue(Shard.root("news").contains("news", -1));
  }

  @Test
  void halvesBelongToTheirParent() {
    var shard = new Shard("news", 0b10, 2);
    assertEquals(new Shard("news", 0b100, 3), shard.half(0));
    assertEquals(new Shard("news", 0b101, 3), shard.half(1));
    for (int bit = 0; bit < 2; bit++) {
      assertEquals(shard, shard.half(bit).parent());
      assertTrue(shard.contains(shard.half(bit)));
      assertFalse(shard.half(bit).contains(shard));
      assertFalse(shard.half(bit).contains(shard.half(1 - bit)));
    }
    assertTrue(shard.contains(shard));
    assertNull(Shard.root("news").parent());
  }

  @Test
  void shardsAreListedByGroupAndHash() {
    List<Shard> sorted =
        List.of(
            Shard.root("a"),
            new Shard("a", 0, 1),
            new Shard("a", 1, 2),
            new Shard("a", 1, 1),
            new Shard("a", 3, 2),
            new Shard("a", -1, 64),
            Shard.root("a-b"),
            Shard.root("b"));
    List<Shard> shuffled = new ArrayList<>(sorted);
    Collections.shuffle(shuffled, new Random(1));
    Collections.sort(shuffled);
    assertEquals(sorted, shuffled);
  }
}
