package io.github.sitemaptoolkit.publisher.internal.sort;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LocSortTest {

  private static Item item(String loc) {
    return item(loc, 0);
  }

  private static Item item(String loc, int rank) {
    return new Item(Key.of(loc), rank, null, 0, new long[0], 0, new byte[0]);
  }

  private static void check(List<String> locs) {
    List<String> expected = new ArrayList<>(locs);
    expected.sort((a, b) -> Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8)));
    List<Item> sorted = LocSort.sorted(locs.stream().map(LocSortTest::item).toList());
    assertEquals(expected, sorted.stream().map(item -> item.key().loc()).toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 7, 8, 9, 100, 5_000})
  void urlsAreSortedByteByByte(int count) {
    var random = new Random(count);
    String[] words = {"a", "b", "winter", "winter-coat", "\u00E9", "\uD83D\uDE00", "x".repeat(30)};
    List<String> locs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      var loc = new StringBuilder("https://example.com/");
      for (int part = random.nextInt(6); part >= 0; part--) {
        loc.append(words[random.nextInt(words.length)]).append('/');
      }
      locs.add(loc.toString());
    }
    check(locs); // some of them more than once
  }

  @Test
  void anUrlMayBeTheBeginningOfAllOthers() {
    List<String> locs = new ArrayList<>();
    for (int length = 40; length > 0; length--) {
      locs.add("https://example.com/".concat("a".repeat(length)));
    }
    locs.add("https://example.com/");
    check(locs);
  }

  @Test
  void urlsOfAnyLengthMayBeginAlike() {
    List<String> locs = new ArrayList<>();
    for (int length = 3_000; length > 0; length--) {
      locs.add("a".repeat(length * 5));
    }
    check(locs);
  }

  @Test
  void equalUrlsKeepTheirOrder() {
    Item[] items = new Item[20];
    Arrays.setAll(items, i -> item("https://example.com/", i));
    assertEquals(List.of(items), LocSort.sorted(List.of(items)));
  }
}
