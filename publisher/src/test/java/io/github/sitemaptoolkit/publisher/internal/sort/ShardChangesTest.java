package io.github.sitemaptoolkit.publisher.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShardChangesTest {

  private static final Shard A = Shard.root("a");
  private static final Shard B = Shard.root("b");

  private static Item item(Shard shard, String loc, int rank) {
    byte[] markup = rank == SetItems.REMOVED ? new byte[0] : new byte[] {(byte) rank};
    return new Item(Key.hashed(shard.group(), loc), rank, null, 0, new long[0], 0, markup);
  }

  private static List<Item> published(Shard shard, String... locs) {
    return Stream.of(locs).map(loc -> item(shard, loc, SetItems.PUBLISHED)).toList();
  }

  private static ShardChanges changes(Item... changes) {
    Iterator<Item> sorted = Stream.of(changes).sorted(Item.ORDER).iterator();
    return new ShardChanges(() -> sorted.hasNext() ? sorted.next() : null);
  }

  private static String shown(List<Item> items) {
    var all = new StringBuilder();
    items.forEach(item -> all.append(' ').append(item.key().loc()).append(item.rank()));
    return all.substring(1);
  }

  private final Item[] all = {
    item(A, "0", SetItems.ADDED),
    item(A, "2", SetItems.REMOVED),
    item(A, "3", SetItems.ADDED),
    item(A, "4", SetItems.ADDED),
    item(A, "5", SetItems.REMOVED),
    item(A, "9", SetItems.ADDED),
    item(B, "1", SetItems.ADDED),
  };

  @Test
  void changesAreAppliedInTheOrderOfUrls() throws IOException {
    ShardChanges sorted = changes(all);
    List<Item> a = ShardChanges.applied(sorted.of(A), published(A, "1", "2", "3", "6", "7"));
    List<Item> b = ShardChanges.applied(sorted.of(B), published(B, "5"));
    assertEquals("02 10 32 42 60 70 92", shown(a));
    assertEquals("12 50", shown(b));
    assertNull(sorted.peek());
  }

  @Test
  void changesOfAShardAreCountedWithoutHoldingThem() throws IOException {
    ShardChanges sorted = changes(all);
    assertEquals(6, sorted.skip(A));
    assertEquals(0, sorted.skip(A));
    assertEquals(1, sorted.skip(B));
  }
}
