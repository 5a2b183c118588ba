package io.github.sitemaptoolkit.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroupSorterTest {

  record Item(long number, int serial) {}

  private static final Comparator<Item> COMPARATOR =
      ((Comparator<Item>) (a, b) -> Long.compareUnsigned(a.number(), b.number()))
          .thenComparingInt(Item::serial);

  private static final Codec<Item> CODEC =
      new Codec<>() {
        @Override
        public int size(Item item) {
          return Long.BYTES + Integer.BYTES;
        }

        @Override
        public void write(Item item, ByteBuffer target) {
          target.putLong(item.number()).putInt(item.serial());
        }

        @Override
        public Item read(ByteBuffer source) {
          return new Item(source.getLong(), source.getInt());
        }
      };

  private static GroupSorter<Item> sorter(TemporaryDirectory directory, int few, long memory) {
    var order = new SortOrder<>(Item::number, COMPARATOR);
    return new GroupSorter<>(directory, "test", order, CODEC, few, memory);
  }

  @ParameterizedTest
  @CsvSource({"0, 10, 4096", "9, 10, 4096", "20000, 10, 4096", "20000, 30000, 4096", "20000, 0, 1"})
  void onlyValuesThatStandAloneAreNotSorted(int count, int few, long memory) throws IOException {
    var random = new Random(count + few);
    List<Item> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean repeats = i > 0 && random.nextInt(50) == 0;
      long number = repeats ? all.get(random.nextInt(i)).number() : random.nextLong();
      all.add(new Item(number, i));
    }
    List<Item> alone = new ArrayList<>();
    List<Item> sorted = new ArrayList<>();
    try (var directory = new TemporaryDirectory("group-sorter-");
        GroupSorter<Item> sorter = sorter(directory, few, memory)) {
      for (Item item : all) {
        sorter.add(item);
      }
      ItemStream<Item> items = sorter.sorted(alone::add);
      for (Item item = items.next(); item != null; item = items.next()) {
        sorted.add(item);
      }
    }
    List<Item> inOrder = new ArrayList<>(sorted);
    inOrder.sort(COMPARATOR);
    assertEquals(inOrder, sorted);
    List<Long> numbers = new ArrayList<>(all.stream().map(Item::number).toList());
    Collections.sort(numbers);
    for (Item item : alone) {
      int at = Collections.binarySearch(numbers, item.number());
      assertFalse(at > 0 && numbers.get(at - 1) == item.number(), "repeated");
      assertFalse(at + 1 < count && numbers.get(at + 1) == item.number(), "repeated");
    }
    assertTrue(count <= few || alone.size() > count / 2, () -> alone.size() + " of " + count);
    sorted.addAll(alone);
    sorted.sort(Comparator.comparingInt(Item::serial));
    assertEquals(all, sorted);
  }

  @Test
  void valuesThatStandAloneNeedNotBePassedOn() throws IOException {
    try (var directory = new TemporaryDirectory("group-sorter-");
        GroupSorter<Item> sorter = sorter(directory, 0, 1 << 20)) {
      for (int number : new int[] {3, 1, 2, 1}) {
        sorter.add(new Item(number, 0));
      }
      ItemStream<Item> items = sorter.sorted(null);
      assertEquals(new Item(1, 0), items.next());
      assertEquals(new Item(1, 0), items.next());
    }
  }

  @Test
  void smallOneFindsTheSame() throws IOException {
    List<Item> sorted = new ArrayList<>();
    var order = new SortOrder<>(Item::number, COMPARATOR);
    try (var directory = new TemporaryDirectory("group-sorter-");
        GroupSorter<Item> sorter = GroupSorter.small(directory, "test", order, CODEC)) {
      for (int i = 0; i < 100_000; i++) {
        sorter.add(new Item(i % 99_000, i));
      }
      ItemStream<Item> items = sorter.sorted(null);
      for (Item item = items.next(); item != null; item = items.next()) {
        sorted.add(item);
      }
    }
    sorted.removeIf(item -> item.number() >= 1_000); // taken for such that are repeated
    assertEquals(2_000, sorted.size());
    assertEquals(new Item(999, 999), sorted.get(1_998));
    assertEquals(new Item(999, 99_999), sorted.get(1_999));
  }
}
