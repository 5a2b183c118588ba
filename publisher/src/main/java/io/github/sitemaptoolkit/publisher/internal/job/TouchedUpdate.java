package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.publisher.guard.OutsideUrls;
import io.github.sitemaptoolkit.publisher.internal.sort.Cutter;
import io.github.sitemaptoolkit.publisher.internal.sort.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.sort.ShardChanges;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Capacity;
import io.github.sitemaptoolkit.publisher.plan.Groups;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Layout;
import io.github.sitemaptoolkit.publisher.plan.Weighed;
import io.github.sitemaptoolkit.publisher.plan.Weight;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import io.github.sitemaptoolkit.sort.Sorter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Applies changes to the files of a published set that hold the urls, and keeps the others. A file
 * is written as soon as it is read, without sorting it, unless it must be split or joined with
 * others. All files are needed if one of those that are touched would be written in another way
 * now.
 */
final class TouchedUpdate extends FullUpdate {

  /** The maximum number of changes to one shard that are held in memory. */
  private static final long MOST = 2 * ProtocolLimits.ENTRIES;

  private final Layout layout;
  private final Groups groups;
  private final Capacity capacity;
  private final NavigableMap<Shard, Integer> touched = new TreeMap<>(); // with their changes
  private final Map<Shard, Weight> weights = new TreeMap<>(); // of what is touched, when changed
  private final NavigableSet<Shard> later = new TreeSet<>(); // of them, those that may be joined
  private final Map<Shard, OutsideUrls> outside = new TreeMap<>();
  private final boolean addedAreNew;
  private final OtherGroupings groupings;
  private @Nullable Sorter<Item> placed; // the changes by their groups, if urls do not tell these
  private boolean all; // whether all files are needed

  TouchedUpdate(JobContext job, Manifest before, Layout layout, boolean addedAreNew) {
    super(job, before);
    this.addedAreNew = addedAreNew;
    this.layout = layout;
    this.groups = new Groups(before.by());
    this.groupings = new OtherGroupings(before.by(), before.parts().size());
    this.capacity = job.items().capacity();
  }

  @Override
  void readPublished() throws IOException {
    published.check();
    all = !place() || !count();
    if (all) {
      super.readPublished();
    }
  }

  /** Returns what was added and removed, each url once. */
  private ItemStream<Item> unplaced() throws IOException {
    return Deduplicator.quietly(sorter.sortedFirst())::nextOrTombstone;
  }

  /** Returns the changes in the order of the shards. */
  private ShardChanges changed() throws IOException {
    return new ShardChanges(placed == null ? unplaced() : placed.sortedFirst());
  }

  /**
   * Finds the groups of all changes, if urls do not tell them: a new entry is added in its own
   * group, and its url removed from the groups that have it now.
   *
   * @return false if they are too many to be held in memory
   */
  private boolean place() throws IOException {
    if (!groups.dependOnEntry()) {
      return true;
    }
    Map<String, Set<String>> old = new HashMap<>(); // the groups that have a url now
    ItemStream<Item> changes = unplaced();
    for (Item item = changes.next(); item != null; item = changes.next()) {
      if (!addedAreNew || item.isTombstone()) {
        old.put(item.key().loc(), new TreeSet<>());
        if (old.size() > MOST) {
          return false;
        }
      }
    }
    if (!old.isEmpty()) {
      published.find(
          layout.files(),
          old.keySet(),
          (loc, in) -> old.getOrDefault(loc, new TreeSet<>()).add(in.group()));
    }
    Sorter<Item> target = job.sorters().next();
    changes = unplaced();
    for (Item item = changes.next(); item != null; item = changes.next()) {
      Set<String> from = old.getOrDefault(item.key().loc(), new TreeSet<>());
      if (!item.isTombstone()) {
        Item added = groups.grouped(item);
        from.remove(added.group());
        target.add(added);
      }
      Item removed = job.items().removed(item.key().loc());
      for (String group : from) {
        target.add(removed.withKey(removed.key().in(group)));
      }
    }
    placed = target;
    return true;
  }

  /** Counts the changes of each shard. Returns whether memory can hold those of one. */
  private boolean count() throws IOException {
    ShardChanges changes = changed();
    for (Item next = changes.peek(); next != null; next = changes.peek()) {
      Shard shard = layout.shardOf(next.group(), next.hash());
      touched.put(shard, changes.skip(shard));
    }
    return touched.values().stream().allMatch(count -> count <= MOST);
  }

  @Override
  SetWriter cut() throws IOException {
    SetWriter out = all ? null : cutTouched();
    if (out == null) {
      super.readPublished();
      checkInput();
      out = super.cut();
    }
    return out;
  }

  /**
   * Creates the files of the shards that changes touch, and keeps the others.
   *
   * @return null if all files are needed
   */
  private @Nullable SetWriter cutTouched() throws IOException {
    SetWriter out = writer();
    announce(touched.keySet());
    ShardChanges changes = changed();
    for (Shard shard : touched.keySet()) {
      if (!change(shard, changes.of(shard), out)) {
        return null;
      }
    }
    List<Shard> shards = layout.toCut(weights, job.items()::least, capacity);
    if (shards == null) {
      return null;
    }
    NavigableSet<Shard> several = new TreeSet<>(shards); // those that are not one file, as before
    several.removeIf(this::isOneFile);
    if (!sort(several)) {
      return null;
    }
    checkInput();
    later.removeIf(shard -> shard.ancestorIn(several) != null);
    announce(later);
    changes = changed();
    for (Shard shard : touched.keySet()) {
      List<Item> own = changes.of(shard);
      if (later.contains(shard)) {
        List<Item> before = new ArrayList<>();
        read(shard, before);
        write(shard, own, before, ShardChanges.applied(own, before), out);
      }
    }
    cut(several, out);
    var sum = new OutsideUrls(job.settings().base());
    outside.values().forEach(sum::add);
    for (Part part : layout.without(shards)) {
      out.keep(part);
      sum.keep(part);
    }
    out.sortByShard();
    out.index();
    out.report(sum);
    long files = touched.keySet().stream().filter(it -> layout.partOf(it) != null).count();
    groupings.note((int) files).ifPresent(out::note);
    return out;
  }

  /**
   * Changes a shard, and weighs what it holds before and after.
   *
   * @return whether its file, if it has one, can be changed by itself
   */
  private boolean change(Shard shard, List<Item> changes, SetWriter out) throws IOException {
    List<Item> before = new ArrayList<>();
    Part part = layout.partOf(shard);
    if (part != null && !readIntact(part, shard, before)) {
      sort(part, before);
      return false;
    }
    for (Item change : changes) {
      groupings.add(change, find(before, change));
    }
    List<Item> after = ShardChanges.applied(changes, before);
    Weight weight = Weighed.sum(after);
    weights.put(shard, weight);
    if (!weight.fits(capacity)) {
      if (part != null) {
        sort(part, before);
      }
    } else if (isJoinable(shard)) {
      later.add(shard);
    } else {
      write(shard, changes, before, after, out);
    }
    return true;
  }

  /** Returns the entry of the url of a change; null if there is none. */
  private static @Nullable Item find(List<Item> sorted, Item change) {
    int found = Collections.binarySearch(sorted, change, Item.BY_LOC);
    return found < 0 ? null : sorted.get(found);
  }

  /** Tells which files are going to be read. */
  private void announce(Collection<Shard> shards) {
    published.announce(shards.stream().map(layout::partOf).filter(Objects::nonNull).toList());
  }

  private void read(Shard shard, List<Item> items) throws IOException {
    Part part = layout.partOf(shard);
    if (part != null) {
      read(part, items::add);
    }
  }

  /**
   * Reads the entries of a published file.
   *
   * @return whether the file would be written in the same way, and all of it belongs to the shard
   */
  private boolean readIntact(Part part, Shard shard, List<Item> found) throws IOException {
    boolean intact = published.readAsWritten(part, job.items(), found::add);
    if (!intact) {
      found.clear();
      read(part, found::add);
      intact = job.items().contents(found).isOf(part);
    }
    Item before = null;
    for (Item item : found) {
      intact &= shard.contains(groups.of(item), item.hash());
      intact &= before == null || Item.BY_LOC.compare(before, item) < 0;
      before = item;
    }
    return intact;
  }

  /** Adds the entries of a file to those that must be sorted. */
  private void sort(Part part, List<Item> items) throws IOException {
    sorted.add(part);
    for (Item item : items) {
      others.add(item);
    }
  }

  /**
   * Adds the entries of all files of shards to those that must be sorted.
   *
   * @return whether all these files would be written in the same way
   */
  private boolean sort(Collection<Shard> shards) throws IOException {
    boolean intact = true;
    for (Shard shard : shards) {
      for (Map.Entry<Shard, Part> file : layout.within(shard).entrySet()) {
        if (!sorted.contains(file.getValue())) {
          List<Item> found = new ArrayList<>();
          intact &= readIntact(file.getValue(), file.getKey(), found);
          sort(file.getValue(), found);
        }
      }
    }
    return intact;
  }

  /**
   * Returns whether a shard may become part of a larger one: if every change removes a url, these
   * urls may be few enough.
   */
  private boolean isJoinable(Shard shard) {
    Shard above = shard.parent();
    if (above == null) {
      return false;
    }
    long urls = layout.within(above).values().stream().mapToLong(Part::urls).sum();
    long changes = above.within(touched).values().stream().mapToLong(Integer::longValue).sum();
    return urls - changes <= capacity.urls();
  }

  /** Writes the file of a shard, if it holds anything, and not what it has held before. */
  private void write(
      Shard shard, List<Item> changes, List<Item> before, List<Item> after, SetWriter out)
      throws IOException {
    Part part = layout.partOf(shard);
    outside(shard).count(after);
    if (part != null && changes.stream().allMatch(it -> isSame(it, find(before, it)))) {
      out.keep(part);
    } else if (!after.isEmpty()) {
      out.sortedPart(shard.fileName(), after);
    }
  }

  private OutsideUrls outside(Shard shard) {
    return outside.computeIfAbsent(shard, its -> new OutsideUrls(job.settings().base()));
  }

  /** Returns whether a change makes no difference to the entry of its url, or to none. */
  private static boolean isSame(Item change, @Nullable Item before) {
    return before == null ? change.isTombstone() : Arrays.equals(change.markup(), before.markup());
  }

  /** Returns whether a shard is touched and has one file, as before. */
  private boolean isOneFile(Shard shard) {
    Weight weight = weights.get(shard);
    return weight != null && weight.fits(capacity);
  }

  /** Cuts what must be sorted into files. Reports duplicates among all changes. */
  private void cut(NavigableSet<Shard> shards, SetWriter out) throws IOException {
    var items = new Lookahead<>(new FileCutter(job, out).grouped(updated(), groups));
    for (Item next = items.peek(); next != null; next = items.peek()) {
      Shard shard = Shard.of(next.group(), next.hash(), Shard.HASH_BITS).ancestorIn(shards);
      if (shard == null) {
        items.next(); // it is in a file that was changed by itself
      } else {
        ItemStream<Item> own = () -> isNext(items, shard) ? items.next() : null;
        new Cutter<>(FileCutter.counting(own, outside(shard)), capacity, out::part).shard(shard);
      }
    }
  }

  private static boolean isNext(Lookahead<Item> items, Shard shard) throws IOException {
    Item next = items.peek();
    return next != null && shard.contains(next.group(), next.hash());
  }
}
