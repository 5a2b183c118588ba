package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.publisher.guard.OutsideUrls;
import io.github.sitemaptoolkit.publisher.internal.sort.Cutter;
import io.github.sitemaptoolkit.publisher.internal.sort.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.sort.TouchedShards;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Capacity;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Layout;
import io.github.sitemaptoolkit.publisher.plan.Weighed;
import io.github.sitemaptoolkit.publisher.plan.Weight;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Applies changes to the files of a published set that hold the urls, and keeps the others. All
 * files are needed if one of these would be written in another way now.
 */
final class TouchedUpdate extends FullUpdate {

  private final Layout layout;
  private final Capacity capacity;
  private final Map<Shard, Weight> weights = new TreeMap<>(); // of what is touched, as published
  private final Map<Shard, Weight> newWeights = new TreeMap<>(); // and after the changes
  private final TouchedShards touched;
  private boolean all; // whether all files are needed

  TouchedUpdate(JobContext job, Manifest before, Layout layout) {
    super(job, before);
    this.layout = layout;
    this.capacity = job.items().capacity();
    this.touched = new TouchedShards(job.scratch());
  }

  @Override
  void put(Item item) {
    newWeights.put(layout.shardOf(item.key().group(), item.key().hash()), Weight.NONE);
    super.put(item);
  }

  @Override
  void readPublished() throws IOException {
    published.checkRest();
    all = !readTouched();
    if (all) {
      super.readPublished();
    }
  }

  /**
   * Reads the files that changes touch, and weighs what these shards hold before and after.
   *
   * @return whether each of these files can be changed by itself
   */
  private boolean readTouched() throws IOException {
    Lookahead<Item> changes = TouchedShards.changes(Deduplicator.quietly(sorter.sortedFirst()));
    for (Shard shard : List.copyOf(newWeights.keySet())) {
      List<Item> found = new ArrayList<>();
      boolean intact = true;
      for (Part part : layout.within(shard).values()) { // one, unless the shard had no url
        intact = readIntact(part, shard, found);
      }
      List<Item> after = touched.add(shard, found, changes);
      if (!intact || after == null) {
        return false;
      }
      weights.put(shard, Weighed.sum(found));
      newWeights.put(shard, Weighed.sum(after));
    }
    return true;
  }

  /**
   * Reads the entries of a published file.
   *
   * @return whether the file would be written in the same way, and all of it belongs to the shard
   */
  private boolean readIntact(Part part, Shard shard, List<Item> found) throws IOException {
    read(part, found::add);
    boolean intact = job.items().contents(found).part(part.file()).equals(part);
    Item before = null;
    for (Item item : found) {
      intact &= shard.contains(item.group(), item.hash());
      intact &= before == null || Item.BY_LOC.compare(before, item) < 0;
      before = item;
    }
    return intact;
  }

  @Override
  void cut(SetWriter out) throws IOException {
    if (all || !cutTouched(out)) {
      super.readPublished();
      ItemStream<Item> read = touched.published();
      for (Item item = read.next(); item != null; item = read.next()) {
        others.add(item);
      }
      checkInput();
      super.cut(out);
    }
  }

  /**
   * Creates the files of the shards that changes touch, and keeps the others.
   *
   * @return false if nothing was created, because all files are needed
   */
  private boolean cutTouched(SetWriter out) throws IOException {
    List<Shard> shards = layout.toCut(weights, newWeights, capacity);
    if (shards == null) {
      return false;
    }
    NavigableSet<Shard> several = new TreeSet<>(shards); // those that are not one file, as before
    several.removeIf(this::isOneFile);
    if (!addUntouched(several)) {
      return false;
    }
    checkInput();
    if (!several.isEmpty()) {
      touched.forEach(
          Deduplicator.quietly(sorter.sortedFirst()),
          (shard, after) -> {
            if (shard.ancestorIn(several) != null) {
              for (Item item : after) {
                others.add(item);
              }
            }
          });
    }
    var outside = new OutsideUrls(job.settings().base());
    var unique = new Deduplicator(others.sorted(), this::duplicate);
    var cutter = new Cutter<>(FileCutter.counting(unique, outside), capacity, out::part);
    touched.forEach(
        changes(),
        (shard, after) -> {
          Shard top = shard.ancestorIn(several);
          if (top != null) {
            cutter.shard(top); // the first time; then nothing is left of it
          } else if (!after.isEmpty()) {
            outside.count(after);
            out.part(shard.fileName(), after);
          }
        });
    for (Part part : layout.without(shards)) {
      out.keep(part);
      outside.keep(part);
    }
    out.sortByShard();
    out.index();
    out.report(outside);
    return true;
  }

  /** Returns whether a shard is touched and has one file, as before. */
  private boolean isOneFile(Shard shard) {
    Weight weight = newWeights.get(shard);
    return weight != null && weight.fits(capacity);
  }

  /**
   * Adds the entries of those files of shards that were not read yet.
   *
   * @return whether all these files would be written in the same way
   */
  private boolean addUntouched(Collection<Shard> shards) throws IOException {
    boolean intact = true;
    for (Shard shard : shards) {
      for (Map.Entry<Shard, Part> file : layout.within(shard).entrySet()) {
        if (!published.isRead(file.getValue())) {
          List<Item> found = new ArrayList<>();
          intact &= readIntact(file.getValue(), file.getKey(), found);
          for (Item item : found) {
            others.add(item);
          }
        }
      }
    }
    return intact;
  }

  @Override
  public void close() throws IOException {
    touched.close();
    super.close();
  }
}
