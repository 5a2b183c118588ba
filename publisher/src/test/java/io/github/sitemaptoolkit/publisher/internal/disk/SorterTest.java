package io.github.sitemaptoolkit.publisher.internal.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.internal.plan.Item;
import io.github.sitemaptoolkit.publisher.internal.plan.Items;
import io.github.sitemaptoolkit.publisher.internal.plan.Key;
import io.github.sitemaptoolkit.publisher.internal.plan.Lastmod;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SorterTest {

  @TempDir Path directory;

  private static Item item(Random random) {
    Lastmod lastmod =
        random.nextBoolean() ? null : Lastmod.of("2026-01-0" + (1 + random.nextInt(9)));
    return new Item(
        Key.of("https://example.com/é" + random.nextInt(200)),
        random.nextInt(3),
        lastmod,
        random.nextInt(5),
        new int[] {random.nextInt(3), 7},
        random.nextLong(),
        new byte[random.nextInt(50)]);
  }

  private static String text(Item item) {
    return item.key().loc()
        + ' '
        + item.key().identity()
        + ' '
        + item.key().locAt()
        + ' '
        + item.rank()
        + ' '
        + item.lastmod()
        + ' '
        + item.prefixes()
        + ' '
        + item.counts()[0]
        + item.counts()[1]
        + ' '
        + item.markup().length;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 300, 3_000, 20_000, 1_000_000})
  void itemsComeBackWholeAndInOrder(int memory) throws IOException {
    var random = new Random(memory);
    List<Item> items = new ArrayList<>();
    List<String> sorted = new ArrayList<>();
    try (var sorter = new Sorter(directory, memory, 3)) {
      for (int i = 0; i < 500; i++) {
        Item item = item(random);
        items.add(item);
        sorter.add(item);
      }
      Items all = sorter.sorted();
      Item before = null;
      for (Item item = all.next(); item != null; item = all.next()) {
        assertTrue(before == null || Item.ORDER.compare(before, item) <= 0);
        before = item;
        sorted.add(text(item));
      }
    }
    assertEquals(
        items.stream().map(SorterTest::text).sorted().toList(), sorted.stream().sorted().toList());
    try (Stream<Path> left = Files.list(directory)) {
      assertEquals(List.of(), left.toList());
    }
  }

  @Test
  void nothingSortedIsNothing() throws IOException {
    try (var sorter = new Sorter(directory)) {
      assertEquals(null, sorter.sorted().next());
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void itemsAreWrittenWhenTheMemoryIsFull() throws IOException {
    Item item = item(new Random(1));
    try (var sorter = new Sorter(directory, 2 * item.weight(), 3)) {
      sorter.add(item);
      assertEquals(List.of(), names());
      sorter.add(item);
      assertEquals(List.of("items-1"), names());
      sorter.add(item);
      assertEquals(List.of("items-1"), names());
      sorter.add(item);
      assertEquals(List.of("items-1", "items-2"), names());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 7, 8, 9, 10, 17, 26, 27, 28, 80, 81, 82})
  void onlySoManyFilesAreReadAtOnce(int count) throws IOException {
    var random = new Random(count);
    try (var sorter = new Sorter(directory, 1, 3)) { // each item is a file at first
      for (int i = 0; i < count; i++) {
        sorter.add(item(random));
      }
      Items all = sorter.sorted();
      assertTrue(names().size() <= 3, () -> count + " items are in more files");
      int read = 0;
      while (all.next() != null) {
        read++;
      }
      assertEquals(count, read);
    }
    assertEquals(List.of(), names());
  }
}
