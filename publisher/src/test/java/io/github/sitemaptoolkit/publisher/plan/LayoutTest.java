package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LayoutTest {

  /** Files of at most 10 urls; the frame has 100 bytes, or 150 with a prefix. */
  private static final Capacity FILE = new Capacity(10, 1_000, 100, List.of(50L), List.of());

  private static Part part(String file, long urls, long bytes) {
    return new Part(file, urls, bytes, "", null);
  }

  private static @Nullable Layout layout(String by, Part... parts) {
    return Layout.of(
        new Manifest(
            "https://e.x/", Grouping.parse(by), false, PartLimits.DEFAULT, List.of(parts)));
  }

  private static Layout hashed(long urls, String... bits) {
    return layout(
        "hash",
        Stream.of(bits)
            .map(name -> part("sitemap-" + name + ".xml", urls, 500))
            .toArray(Part[]::new));
  }

  private static Shard shard(String bits) {
    return Shard.of("sitemap-" + bits + ".xml", false);
  }

  private static long hash(String bits) {
    return Long.parseUnsignedLong((bits + "0".repeat(64)).substring(0, 64), 2);
  }

  private static Weight weight(long urls) {
    return new Weight(urls, urls * 10, 0, new long[0]);
  }

  @Test
  void onlyFilesOfUrlsCanBeFound() {
    Part zero = part("sitemap-0.xml", 1, 1);
    assertNull(layout("month", part("sitemap-2026-01.xml", 1, 1)));
    assertNull(layout("sequence", part("sitemap-1.xml", 1, 1)));
    assertNull(layout("hash", part("sitemap.xml", 1, 1)), "the only file");
    assertNull(layout("hash", zero, zero));
    assertNull(layout("hash", zero, part("sitemap-01.xml", 1, 1)), "one inside the other");
    assertNull(layout("hash", zero, part("sitemap-news.xml", 1, 1)));
  }

  @Test
  void urlsBelongToTheLeafOfTheirHash() {
    Layout layout = hashed(6, "00", "010", "1");
    assertEquals(shard("00"), layout.shardOf("", hash("001")));
    assertEquals(shard("010"), layout.shardOf("", hash("0101")));
    assertEquals(shard("011"), layout.shardOf("", hash("0111")), "which has no file");
    assertEquals(shard("1"), layout.shardOf("", hash("1")));
    assertEquals("sitemap-1.xml", layout.partOf("", hash("11")).file());
    assertNull(layout.partOf("", hash("011")));
    assertEquals(Shard.root("new"), layout.shardOf("new", hash("0")));
  }

  @Test
  void theUrlsBeforeDoNotMatter() {
    String[] hashes = {"001", "0101", "0111", "1", "000", "0110"};
    for (String one : hashes) {
      for (String other : hashes) {
        Layout layout = hashed(6, "00", "010", "1");
        layout.shardOf("", hash(one));
        Shard alone = hashed(6, "00", "010", "1").shardOf("", hash(other));
        assertEquals(alone, layout.shardOf("", hash(other)), () -> one + ", " + other);
      }
    }
  }

  @Test
  void groupsAreKeptApart() {
    Layout layout =
        layout("section:1", part("sitemap-a.xml", 6, 500), part("sitemap-a-b.1.xml", 6, 500));
    assertEquals(Shard.root("a"), layout.shardOf("a", hash("1")));
    assertEquals(new Shard("a-b", 1, 1), layout.shardOf("a-b", hash("1")));
    assertEquals(new Shard("a-b", 0, 1), layout.shardOf("a-b", hash("0")));
    assertEquals(Shard.root("b"), layout.shardOf("b", hash("0")));
  }

  private static @Nullable List<Shard> toCut(Layout layout, Map<Shard, Weight> changed) {
    return layout.toCut(
        changed,
        part -> new Weight(part.urls(), part.bytes() - FILE.largestFrame(), 0, new long[0]),
        FILE);
  }

  /** As in a set that is half another one, which had fewer urls. */
  @Test
  void filesThatMayBeOneAreCutWhateverChanges() {
    Part large = part("sitemap-1.xml", 9, 500);
    Layout layout =
        layout("hash", part("sitemap-00.xml", 1, 400), part("sitemap-01.xml", 1, 400), large);
    assertEquals(List.of(shard("0"), shard("1")), toCut(layout, Map.of(shard("1"), weight(9))));
    assertEquals(List.of(shard("0")), toCut(layout, Map.of(shard("00"), weight(2))));
    assertEquals(List.of(shard("00")), toCut(layout, Map.of(shard("00"), weight(10))));
  }

  @Test
  void filesThatWereMadeWithOtherSettingsAreNotTrusted() {
    Part part = part("sitemap-0.xml", 6, 500);
    Part other = part("sitemap-1.xml", 6, 500);
    assertNotNull(layout("hash", part, other));
    assertNull(layout("hash", part, part("sitemap-1.xml.gz", 6, 500)));
    PartLimits most = PartLimits.DEFAULT;
    assertNull(layout("hash", part, part("sitemap-1.xml", most.urls() + 1, 500)));
    assertNull(layout("hash", part, part("sitemap-1.xml", 6, most.bytes() + 1)));
    assertNotNull(layout("hash", part, part("sitemap-1.xml", most.urls(), most.bytes())));
  }

  @Test
  void onlyTheChangedShardIsCutIfItsHalvesCannotFit() {
    Layout layout = hashed(6, "00", "01", "10", "11");
    assertEquals(List.of(shard("01")), toCut(layout, Map.of(shard("01"), weight(5))));
    assertEquals(List.of(shard("01")), toCut(layout, Map.of(shard("01"), weight(50))));
  }

  @Test
  void halvesThatMayFitNowAreCutTogether() {
    Layout layout = hashed(6, "00", "01", "10", "11");
    assertEquals(List.of(shard("0")), toCut(layout, Map.of(shard("01"), weight(4))));
    assertEquals(
        List.of(shard("0")),
        toCut(layout, Map.of(shard("01"), weight(0), shard("00"), weight(1))),
        "once");
    assertEquals(
        List.of(shard("0"), shard("11")),
        toCut(layout, Map.of(shard("01"), weight(0), shard("11"), weight(9))));
  }

  @Test
  void allMayFitIntoOneFile() {
    Layout layout = hashed(6, "0", "1");
    assertNull(toCut(layout, Map.of(shard("0"), weight(4))));
    assertEquals(List.of(shard("0")), toCut(layout, Map.of(shard("0"), weight(5))));
  }

  @Test
  void whatIsNotKnownOfAFileIsTakenForLittle() {
    Layout layout =
        layout(
            "hash",
            part("sitemap-00.xml", 1, 1_000),
            part("sitemap-01.xml", 1, 1_000),
            part("sitemap-1.xml", 9, 1_000));
    // the published half may have 850 bytes of entries besides the largest frame
    var fits = new Weight(1, 50, 0, new long[0]);
    var tooMuch = new Weight(1, 51, 0, new long[0]);
    assertEquals(List.of(shard("0")), toCut(layout, Map.of(shard("01"), fits)));
    assertEquals(List.of(shard("01")), toCut(layout, Map.of(shard("01"), tooMuch)));
  }

  @Test
  void shardsWithoutAFileAreLeftOut() {
    Layout layout = hashed(6, "00", "010", "011", "1");
    assertEquals(2, layout.within(shard("01")).size());
    assertEquals(
        List.of("sitemap-00.xml", "sitemap-1.xml"),
        layout.without(List.of(shard("01"), shard("1110"))).stream().map(Part::file).toList());
  }
}
