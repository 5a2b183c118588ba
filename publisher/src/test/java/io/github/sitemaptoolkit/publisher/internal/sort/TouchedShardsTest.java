package io.github.sitemaptoolkit.publisher.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TouchedShardsTest {

  private static final Shard A = Shard.root("a");
  private static final Shard B = Shard.root("b");

  @TempDir Path scratch;

  private static Item item(Shard shard, String loc, int rank) {
    byte[] markup = rank == SetItems.REMOVED ? new byte[0] : new byte[] {(byte) rank};
    return new Item(Key.hashed(shard.group(), loc), rank, null, 0, new long[0], 0, markup);
  }

  private static List<Item> published(Shard shard, String... locs) {
    return Stream.of(locs).map(loc -> item(shard, loc, SetItems.PUBLISHED)).toList();
  }

  private static Deduplicator changes(Item... changes) {
    Iterator<Item> sorted = Stream.of(changes).sorted(Item.ORDER).iterator();
    return new Deduplicator(() -> sorted.hasNext() ? sorted.next() : null, (lost, kept) -> {});
  }

  private static String shown(Shard shard, List<Item> items) {
    var all = new StringBuilder(shard.group()).append(':');
    items.forEach(item -> all.append(' ').append(item.key().loc()).append(item.rank()));
    return all.toString();
  }

  @Test
  void changesAreAppliedInTheOrderOfUrls() throws IOException {
    Item[] all = {
      item(A, "0", SetItems.ADDED),
      item(A, "2", SetItems.REMOVED),
      item(A, "3", SetItems.ADDED),
      item(A, "4", SetItems.ADDED),
      item(A, "5", SetItems.REMOVED),
      item(A, "9", SetItems.ADDED),
      item(B, "1", SetItems.ADDED),
    };
    List<String> first = new ArrayList<>();
    List<String> again = new ArrayList<>();
    try (var touched = new TouchedShards(scratch)) {
      var sorted = TouchedShards.changes(changes(all));
      first.add(shown(A, touched.add(A, published(A, "1", "2", "3", "6", "7"), sorted)));
      first.add(shown(B, touched.add(B, published(B, "5"), sorted)));
      touched.forEach(changes(all), (shard, after) -> again.add(shown(shard, after)));
    }
    assertEquals(List.of("a: 02 10 32 42 60 70 92", "b: 12 50"), first);
    assertEquals(first, again);
  }
}
