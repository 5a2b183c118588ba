package io.github.sitemaptoolkit.publisher.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.sort.ItemStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which items of two sets need to be sorted. */
class DifferencesTest {

  private static final String A = "https://a.example/";

  @TempDir Path directory;

  private Scratch scratch() throws IOException {
    return new Scratch(Context.of(Extensions.of()), "in");
  }

  private static Item item(Scratch scratch, int rank, String loc, int day) {
    var entry = UrlEntry.builder(loc).lastmod("2026-01-%02d".formatted(day)).build();
    Item item = scratch.maker().itemAsRead(entry, Key.of(loc), rank, null);
    assertTrue(item != null);
    return item;
  }

  /** Returns the items that are sorted, as their ranks, the ends of their urls, and their days. */
  private List<String> sorted(long memory, List<String> items) throws IOException {
    List<String> sorted = new ArrayList<>();
    try (Scratch scratch = scratch();
        var differences = new Differences(directory.resolve("old"), memory)) {
      for (String text : items) {
        String[] parts = text.split(" ");
        Item item =
            item(scratch, parts[0].equals("new") ? 1 : 0, A + parts[1], Integer.parseInt(parts[2]));
        if (differences.add(item)) {
          scratch.add(item);
        }
      }
      differences.addRest(scratch);
      ItemStream<Item> stream = scratch.sorted();
      for (Item item = stream.next(); item != null; item = stream.next()) {
        String loc = item.key().loc().substring(A.length());
        String day = String.valueOf(item.lastmod()).replaceAll(".*2026-01-(\\d\\d).*", "$1");
        sorted.add((item.rank() == 1 ? "new " : "old ") + loc + " " + Integer.parseInt(day));
      }
    }
    return sorted;
  }

  private List<String> sorted(String... items) throws IOException {
    return sorted(1 << 20, Arrays.asList(items));
  }

  @Test
  void whatBothHaveAlikeIsNotSorted() throws IOException {
    assertEquals(List.of(), sorted("old a 1", "old b 1", "new b 1", "new a 1"));
  }

  @Test
  void onlyOfOneAreSorted() throws IOException {
    assertEquals(List.of("old a 1", "new c 1"), sorted("old a 1", "old b 1", "new b 1", "new c 1"));
  }

  @Test
  void changedOnesAreSorted() throws IOException {
    assertEquals(List.of("new a 2", "old a 1"), sorted("old a 1", "old b 1", "new a 2", "new b 1"));
  }

  @Test
  void ofSeveralVersionsAllAreSorted() throws IOException {
    List<String> all = List.of("new a 2", "new a 1", "old a 1");
    assertEquals(all, sorted("old a 1", "new a 1", "new a 2"));
    assertEquals(all, sorted("old a 1", "new a 2", "new a 1"));
    assertEquals(List.of("new a 1", "old a 3", "old a 1"), sorted("old a 1", "old a 3", "new a 1"));
    assertEquals(List.of("new a 1", "old a 3", "old a 1"), sorted("old a 1", "new a 1", "old a 3"));
  }

  @Test
  void theOrderOfAddingDoesNotMatter() throws IOException {
    assertEquals(List.of("new a 1", "old a 1"), sorted("new a 1", "old a 1"));
  }

  /** What the differences of two sets are, the plain way. */
  private static List<String> differing(List<String> items) {
    var newest = List.of(new TreeMap<String, Integer>(), new TreeMap<String, Integer>());
    for (String item : items) {
      String[] parts = item.split(" ");
      newest
          .get(parts[0].equals("new") ? 1 : 0)
          .merge(parts[1], Integer.valueOf(parts[2]), Math::max);
    }
    var urls = new TreeSet<>(newest.get(0).keySet());
    urls.addAll(newest.get(1).keySet());
    List<String> differing = new ArrayList<>();
    for (String url : urls) {
      Integer old = newest.get(0).get(url);
      Integer now = newest.get(1).get(url);
      if (old == null || !old.equals(now)) {
        differing.add(url + " " + old + " " + now);
      }
    }
    return differing;
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 100_000, 1 << 20}) // room for 512 urls, for 1,024 and for all
  void whatIsNotSortedDoesNotDiffer(long memory) throws IOException {
    var random = new Random(34);
    for (int round = 0; round < 30; round++) {
      List<String> items = new ArrayList<>();
      int urls = 1 + random.nextInt(3_000);
      int days = 1 + random.nextInt(3);
      for (int i = 0; i < urls; i++) {
        String rank = random.nextInt(20) == 0 ? "new" : i < urls / 2 ? "old" : "new";
        items.add(rank + " u" + random.nextInt(urls) + " " + (1 + random.nextInt(days)));
      }
      List<String> sorted = sorted(memory, items);
      assertEquals(differing(items), differing(sorted), "round " + round);
      assertFalse(sorted.size() > 2 * items.size());
    }
  }
}
