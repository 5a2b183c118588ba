package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Weighed;
import io.github.sitemaptoolkit.publisher.plan.Weight;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;

/**
 * Adds up the weights of items by shard.
 *
 * @param depths how many bits of the hash to use within each of these shards; if it is empty, the
 *     items of each group are one shard
 */
record SumWeights(NavigableMap<Shard, Integer> depths) implements MapPartitionsFunction<Row, Row> {

  @Override
  public Iterator<Row> call(Iterator<Row> rows) {
    Map<Shard, Weight> sums = new HashMap<>();
    while (rows.hasNext()) {
      Weighed item = StoredItems.weighed(rows.next());
      int depth = depth(item);
      if (depth >= 0) {
        sums.merge(item.shard(depth), item.weight(), Weight::plus);
      }
    }
    return sums.entrySet().stream()
        .map(sum -> StoredItems.row(sum.getKey(), sum.getValue()))
        .iterator();
  }

  /** Returns how many bits to use; -1 if the item is in none of the shards. */
  private int depth(Weighed item) {
    if (depths.isEmpty()) {
      return 0;
    }
    Shard end = item.shard(Shard.HASH_BITS);
    Map.Entry<Shard, Integer> within = depths.floorEntry(end);
    return within != null && within.getKey().contains(end) ? within.getValue() : -1;
  }
}
