package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.sort.Cutter;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilePlanTest {

  private static final Capacity FILE = new Capacity(4, 500, 100, List.of(30L, 50L), List.of(3));

  /** All that is planned with of an entry. */
  record Light(String group, long hash, Weight weight) implements Weighed {}

  private static Manifest settings(Grouping by) {
    return new Manifest("https://example.com/", by, false, PartLimits.DEFAULT, List.of());
  }

  private static FilePlan plan(Map<Shard, Weight> sums) {
    return FilePlan.of(sums, FILE, settings(Grouping.hash()), "set");
  }

  private static Weight urls(int count) {
    return new Weight(count, count, 0, new long[0]);
  }

  private static Shard shard(String group, String bits) {
    long prefix = bits.isEmpty() ? 0 : Long.parseLong(bits, 2);
    return new Shard(group, prefix, bits.length());
  }

  private static List<String> names(FilePlan plan) {
    return plan.files().stream().map(FilePlan.Planned::file).toList();
  }

  private static List<Light> items(int seed, int count, String set) {
    var random = new Random(seed);
    List<Light> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long[] counts = random.nextInt(3) == 0 ? new long[] {random.nextInt(3)} : new long[0];
      var weight = new Weight(1, 1 + random.nextInt(200), random.nextInt(4), counts);
      items.add(new Light(set + "g" + random.nextInt(3), random.nextLong(), weight));
    }
    items.sort(
        Comparator.comparing(Light::group).thenComparing(Light::hash, Long::compareUnsigned));
    return items;
  }

  /** The files of a publisher, which sees each entry. */
  private static Map<String, List<Light>> cut(List<Light> items) throws IOException {
    Map<String, List<Light>> files = new HashMap<>();
    Iterator<Light> iterator = items.iterator();
    var cutter =
        new Cutter<>(
            () -> iterator.hasNext() ? iterator.next() : null,
            FILE,
            (name, leaf) -> files.put(name + ".xml", leaf));
    List<Light> single = cutter.single();
    if (single == null) {
      cutter.shards();
    } else {
      files.put("sitemap.xml", single);
    }
    return files;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 9, 64})
  void planAndPublisherCutAlike(int bits) throws IOException {
    for (int count : new int[] {1, 2, 5, 20, 200}) {
      List<Light> items = items(bits + count, count, "");
      Map<Shard, Weight> sums = new HashMap<>();
      items.forEach(item -> sums.merge(item.shard(bits), item.weight(), Weight::plus));
      FilePlan plan = plan(sums);
      while (!plan.tooHeavy().isEmpty()) {
        for (Shard heavy : plan.tooHeavy()) {
          sums.remove(heavy);
          items.stream()
              .filter(item -> heavy.contains(item.group(), item.hash()))
              .forEach(
                  item -> sums.merge(item.shard(heavy.depth() + 2), item.weight(), Weight::plus));
        }
        plan = plan(sums);
      }
      Map<String, List<Light>> found = new HashMap<>();
      for (Light item : items) {
        found.computeIfAbsent(plan.fileOf(item).file(), file -> new ArrayList<>()).add(item);
      }
      assertEquals(cut(items), found);
      assertEquals(found.size(), plan.files().size());
      assertEquals(found.size() > 1, plan.isIndexed());
    }
  }

  @Test
  void namedSetsArePlannedEachByItself() {
    Map<Shard, Weight> sums =
        Map.of(
            shard("news/2026-05", ""), urls(2),
            shard("news/2026-06", ""), urls(2),
            shard("news-old/", "0"), urls(3),
            shard("news-old/", "1"), urls(4),
            shard("pages/", ""), urls(1));
    FilePlan plan = plan(sums);
    assertEquals(
        List.of(
            new FilePlan.Planned("sitemap-news-old.0.xml", "news-old", urls(3), 0),
            new FilePlan.Planned("sitemap-news-old.1.xml", "news-old", urls(4), 0),
            new FilePlan.Planned("sitemap-news.xml", "news", urls(4), 0),
            new FilePlan.Planned("sitemap-pages.xml", "pages", urls(1), 0)),
        plan.files());
    assertEquals("sitemap-news.xml", plan.fileOf(new Light("news/2026-06", -1, urls(1))).file());
    assertTrue(plan(Map.of(shard("pages/", ""), urls(1))).isIndexed());
    assertThrows(
        IllegalArgumentException.class,
        () -> plan(Map.of(shard("pages/", ""), urls(1), shard("", ""), urls(1))));
  }

  @Test
  void twoSetsNeverHaveTheSameFile() {
    Map<Shard, Weight> sums =
        Map.of(
            shard("a/b", ""), urls(4),
            shard("a/c", ""), urls(4),
            shard("a-b/", ""), urls(1));
    SitemapException e = assertThrows(SitemapException.class, () -> plan(sums));
    assertTrue(
        e.getMessage().contains("a-b and a would both have a file sitemap-a-b.xml"),
        e.getMessage());
  }

  @Test
  void whatIsTooHeavyIsAskedFor() {
    FilePlan plan = plan(Map.of(shard("", "00"), urls(5), shard("", "01"), urls(1)));
    assertEquals(List.of(shard("", "00")), plan.tooHeavy());
    assertThrows(IllegalArgumentException.class, () -> plan.fileOf(new Light("", 0, urls(1))));
    assertThrows(
        IllegalArgumentException.class, () -> plan.manifest(settings(Grouping.hash()), List.of()));
    FilePlan finer =
        plan(
            Map.of(
                shard("", "0000"), urls(3), shard("", "0001"), urls(2), shard("", "01"), urls(1)));
    assertEquals(List.of(), finer.tooHeavy());
    assertEquals(List.of("sitemap-0000.xml", "sitemap-0001.xml", "sitemap-01.xml"), names(finer));
  }

  @Test
  void nothingAndTooMuchAreRefused() {
    assertThrows(SitemapException.class, () -> plan(Map.of()));
    assertThrows(SitemapException.class, () -> plan(Map.of(shard("", "0"), Weight.NONE)));
    Map<Shard, Weight> many = new HashMap<>();
    for (int i = 0; i <= 50_000; i++) {
      many.put(Shard.root("g" + i), urls(4));
    }
    assertThrows(SitemapException.class, () -> plan(many));
    many.remove(Shard.root("g0"));
    assertEquals(50_000, plan(many).files().size());
  }

  @Test
  void shardsThatOverlapAreRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> plan(Map.of(shard("", "0"), urls(1), shard("", "01"), urls(1))));
  }

  @Test
  void sequencesAreRefused() {
    Map<Shard, Weight> sums = Map.of(shard("", ""), urls(1));
    assertThrows(
        IllegalArgumentException.class,
        () -> FilePlan.of(sums, FILE, settings(Grouping.sequence()), "set"));
  }

  @Test
  void itemsThatWereNotPlannedHaveNoFile() {
    FilePlan plan = plan(Map.of(shard("a", "0"), urls(4), shard("b", ""), urls(4)));
    assertEquals("sitemap-a.xml", plan.fileOf(new Light("a", 0, urls(1))).file());
    assertThrows(IllegalArgumentException.class, () -> plan.fileOf(new Light("c", 0, urls(1))));
    assertThrows(IllegalArgumentException.class, () -> plan.fileOf(new Light("", 0, urls(1))));
  }

  @Test
  void partsThatAreNotThePlannedOnesAreRefused() {
    FilePlan plan = plan(Map.of(shard("", "0"), urls(4), shard("", "1"), urls(4)));
    Part zero = new Part("sitemap-0.xml", 4, 104, "", null);
    Part one = new Part("sitemap-1.xml", 4, 104, "", null);
    Manifest settings = settings(Grouping.hash());
    assertEquals(List.of(zero, one), plan.manifest(settings, List.of(one, zero)).parts());
    for (List<Part> wrong :
        List.of(
            List.of(zero),
            List.of(zero, one, one),
            List.of(zero, one, new Part("sitemap-2.xml", 4, 104, "", null)),
            List.of(zero, new Part("sitemap-1.xml", 3, 104, "", null)),
            List.of(zero, new Part("sitemap-1.xml", 4, 103, "", null)))) {
      assertThrows(IllegalArgumentException.class, () -> plan.manifest(settings, wrong));
    }
    assertFalse(plan.files().isEmpty());
  }
}
