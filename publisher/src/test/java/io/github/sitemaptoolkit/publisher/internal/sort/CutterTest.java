package io.github.sitemaptoolkit.publisher.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Capacity;
import io.github.sitemaptoolkit.publisher.plan.Weighed;
import io.github.sitemaptoolkit.publisher.plan.Weight;
import io.github.sitemaptoolkit.sort.ItemStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CutterTest {

  private static final Capacity FILE = new Capacity(4, 500, 100, List.of(30L, 50L), List.of(3));

  /** All that the cutter knows of an entry. */
  record Light(String group, long hash, Weight weight) implements Weighed {}

  private static List<Light> items(int seed, int count) {
    var random = new Random(seed);
    List<Light> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long[] counts = random.nextInt(3) == 0 ? new long[] {random.nextInt(3)} : new long[0];
      var weight = new Weight(1, 1 + random.nextInt(200), random.nextInt(4), counts);
      items.add(new Light("g" + random.nextInt(2), random.nextLong(), weight));
    }
    items.sort(
        Comparator.comparing(Light::group).thenComparing(Light::hash, Long::compareUnsigned));
    return items;
  }

  private static ItemStream<Light> in(List<Light> items) {
    Iterator<Light> iterator = items.iterator();
    return () -> iterator.hasNext() ? iterator.next() : null;
  }

  private static Weight sum(List<Light> items) {
    return items.stream().map(Light::weight).reduce(Weight.NONE, Weight::plus);
  }

  /** The definition: a leaf is the first node, from the root, whose urls fit into a file. */
  private static void leaves(Shard node, List<Light> all, Map<String, List<Light>> leaves) {
    List<Light> in = all.stream().filter(e -> node.contains(e.group(), e.hash())).toList();
    if (!sum(in).fits(FILE)) {
      leaves(node.half(0), in, leaves);
      leaves(node.half(1), in, leaves);
    } else if (!in.isEmpty()) {
      leaves.put(node.fileName(), in);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 5, 20, 200})
  void shardsAreTheFirstNodesThatFit(int count) throws IOException {
    for (int seed = 0; seed < 20; seed++) {
      List<Light> items = items(seed, count);
      Map<String, List<Light>> expected = new LinkedHashMap<>();
      for (String group : new TreeSet<>(items.stream().map(Light::group).toList())) {
        leaves(Shard.root(group), items, expected);
      }
      Map<String, List<Light>> found = new LinkedHashMap<>();
      new Cutter<>(in(items), FILE, found::put).shards();
      assertEquals(expected, found);
      assertEquals(List.copyOf(expected.keySet()), List.copyOf(found.keySet()), "in order");
    }
  }

  @Test
  void sumsOfHashesAreCutAsTheirEntriesAre() throws IOException {
    List<Light> items = items(7, 500);
    int bits = 13; // as an engine groups by, which then knows one weight for each
    Map<String, Light> sums = new LinkedHashMap<>();
    for (Light item : items) {
      long first = item.hash() >>> (64 - bits) << (64 - bits);
      sums.merge(
          item.group() + first,
          new Light(item.group(), first, item.weight()),
          (a, b) -> new Light(a.group(), first, a.weight().plus(b.weight())));
    }
    assertTrue(sums.size() < items.size());
    Map<String, Weight> expected = new LinkedHashMap<>();
    new Cutter<>(in(items), FILE, (name, leaf) -> expected.put(name, sum(leaf))).shards();
    Map<String, Weight> found = new LinkedHashMap<>();
    new Cutter<>(in(List.copyOf(sums.values())), FILE, (name, leaf) -> found.put(name, sum(leaf)))
        .shards();
    assertEquals(expected, found);
  }

  @Test
  void aShardIsCutByItself() throws IOException {
    List<Light> items = items(3, 100).stream().filter(e -> e.group().equals("g0")).toList();
    Map<String, List<Light>> expected = new LinkedHashMap<>();
    new Cutter<>(in(items), FILE, expected::put).shards();
    Map<String, List<Light>> found = new LinkedHashMap<>();
    var cutter = new Cutter<>(in(items), FILE, found::put);
    cutter.shard(Shard.root("g0").half(0));
    cutter.shard(Shard.root("g0").half(1));
    assertEquals(expected, found);
  }

  @Test
  void sequencesFillEachFile() throws IOException {
    List<Light> items = items(5, 100);
    List<Light> found = new ArrayList<>();
    List<List<Light>> files = new ArrayList<>();
    new Cutter<>(
            in(items),
            FILE,
            (name, file) -> {
              files.add(file);
              found.addAll(file);
              assertEquals("sitemap-" + files.size(), name);
            })
        .sequence("sitemap-");
    assertEquals(items, found);
    for (int i = 0; i < files.size(); i++) {
      assertTrue(sum(files.get(i)).fits(FILE));
      if (i + 1 < files.size()) {
        Weight more = sum(files.get(i)).plus(files.get(i + 1).get(0).weight());
        assertTrue(!more.fits(FILE), "file " + i + " has room");
      }
    }
  }

  @Test
  void oneFileTakesAllOrNone() throws IOException {
    List<Light> items = items(1, 5);
    List<Light> found = new ArrayList<>();
    var cutter = new Cutter<>(in(items), FILE, (name, leaf) -> found.addAll(leaf));
    assertNull(cutter.single());
    cutter.shards();
    assertEquals(items, found, "nothing was consumed");
    List<Light> one = items(1, 1);
    assertEquals(one, new Cutter<>(in(one), FILE, (name, leaf) -> {}).single());
  }
}
