package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.guard.NewElements;
import io.github.sitemaptoolkit.publisher.internal.growth.GrowthRun.Scope;
import io.github.sitemaptoolkit.publisher.internal.guard.Completeness;
import io.github.sitemaptoolkit.publisher.internal.sort.Cutter;
import io.github.sitemaptoolkit.publisher.internal.sort.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.sort.Sorters;
import io.github.sitemaptoolkit.publisher.internal.sort.TouchedShards;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Groups;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Layout;
import io.github.sitemaptoolkit.publisher.plan.PublicBase;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.plan.Weighed;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import io.github.sitemaptoolkit.sort.Sorter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Collects the urls of a set, sorts and splits them, and writes the files that differ. */
final class PublishJob implements Closeable {

  private final JobContext job;
  private final ShrinkGuards guards;
  private final NamedSets sets;
  private final Map<UrlSet, Groups> groups = new HashMap<>(); // of the sets that have an entry
  private final Completeness completeness;
  private final SetItems items;
  private final Sorter<Item> sorter;
  private final @Nullable PublishedSet published; // null unless that set is updated
  private final TouchedShards touched; // of that set
  private final Sorter<Item> others; // other entries of that set, if they must be sorted
  private final Path scratch;
  private @Nullable GrownEntries grown; // null unless the set grows with feeds
  private @Nullable NewElements elements; // null if nobody looks for them

  /**
   * Creates a job.
   *
   * @param settings a manifest, of which the parts are ignored
   * @param safeguards when to refuse to publish
   * @param sets the named sets that each entry is distributed to; none for one set without a name
   * @param announced whether a robots.txt will name the set
   * @param scratch a directory for sorting, which need not exist
   * @param published the published set, of which entries are kept; null to replace all
   */
  PublishJob(
      Store store,
      Manifest settings,
      Safeguards safeguards,
      boolean announced,
      NamedSets sets,
      Context context,
      Path scratch,
      @Nullable PublishedSet published) {
    PublicBase.check(settings, context, store.name());
    this.items = new SetItems(context, settings, store.name());
    this.job =
        new JobContext(
            store, settings, safeguards, announced, context, items, new Sorters(scratch));
    this.scratch = scratch;
    this.guards = new ShrinkGuards(scratch);
    this.sets = sets;
    this.completeness = new Completeness(context.problems(), job.name());
    this.published = published;
    this.sorter = job.sorters().next();
    this.touched = new TouchedShards(scratch);
    this.others = job.sorters().next();
  }

  /** Called before entries are added. Feeds make the set grow; a guard refuses new elements. */
  void begin(@Nullable Growth feeds, @Nullable NewElements guard, @Nullable Standing before) {
    if (feeds != null) {
      Scope scope = published != null ? Scope.UPDATE : sets.scope();
      grown = new GrownEntries(this, job, feeds, scope, before, scratch);
    }
    elements = guard;
    if (guard != null) {
      guard.published(before == null ? null : before.manifest());
    }
  }

  /** Adds an entry. */
  void add(UrlEntry entry, @Nullable Location location) {
    if (grown == null) {
      add(entry, SetItems.ADDED, location);
    } else {
      grown.add(entry, location);
    }
  }

  /** Adds an entry, and returns whether it becomes part of the set. */
  boolean add(UrlEntry entry, int rank, @Nullable Location location) {
    if (sets.isEmpty()) {
      Item item = items.item(entry, rank, location);
      if (item != null) {
        change(item);
      }
      return item != null;
    }
    NamedSets.Placed placed = sets.place(entry, items, location);
    Item item = placed == null ? null : items.item(placed.entry(), rank, location);
    if (placed == null || item == null) {
      return false;
    }
    for (int i = 0; i < placed.sets().size(); i++) { // rendered once, whatever their number
      add(i == 0 ? item : item.repeated(item.key()), placed.sets().get(i));
    }
    return true;
  }

  private void add(Item item, UrlSet set) {
    add(item.withKey(groups.computeIfAbsent(set, this::groups).key(item.key())), sorter);
  }

  private Groups groups(UrlSet set) {
    return new Groups(NamedSets.grouping(set, job.settings()), set.name());
  }

  private void change(Item item) {
    if (published != null) {
      published.touch(item.key());
    }
    add(item, sorter);
  }

  private static void add(Item item, Sorter<Item> target) {
    try {
      target.add(item);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Removes the entry of a url, unless one is added, too. */
  void remove(String loc) {
    change(items.removed(loc));
  }

  /** Removes the entry of a url that a feed may have added, unless one is added, too. */
  void removeGrown(String loc) {
    if (grown != null) {
      grown.remove(loc);
    }
    remove(loc);
  }

  /** Hides all entries of a url, in all sets. */
  void refuse(String loc) {
    Item tombstone = items.refused(loc);
    if (sets.isEmpty()) {
      change(tombstone);
    }
    groups.keySet().forEach(set -> add(tombstone, set));
  }

  /**
   * Creates the files of all entries that were added.
   *
   * @param change the transaction to publish the files with; null to write nothing
   * @param standing the published set; null if nothing was published
   * @param run the files of the run, to which those that are replaced are added
   */
  Publication finish(@Nullable Transaction change, @Nullable Standing standing, RunFiles run)
      throws IOException {
    if (grown != null) {
      grown.apply();
    }
    if (published != null) {
      readPublished(published);
    }
    checkInput();
    if (standing != null) {
      sets.guard(standing, job.safeguards(), job.name(), guards);
    }
    Manifest before = standing == null ? null : standing.manifest();
    var out = new SetWriter(job, change, guards, before, published == null);
    var cutter = new FileCutter(job, out);
    if (!sets.isEmpty()) {
      cutter.cut(sets, sorter.sorted(), before, this::duplicate);
    } else if (published == null) {
      cutter.cut(new Deduplicator(sorter.sorted(), this::duplicate));
    } else if (!cutTouched(published, out)) {
      cutter.cut(withAllPublished(published));
    }
    items.finish();
    out.grow(grown == null ? null : grown.run());
    Set<String> known = before == null ? null : before.choices().recognised();
    out.recognised(elements == null ? known : elements.recognised());
    return out.publish(standing, new StandingSet(job.store(), job.context())::hashes, run);
  }

  /** Refuses what is incomplete, and reports what is left out, of all that was read so far. */
  private void checkInput() {
    completeness.checkFailures();
    if (!job.safeguards().acceptIncomplete()) {
      completeness.check(items.leftOut());
    }
    items.reportUncrawlable();
  }

  /** Reads the published files that the changes touch or, if need be, all. */
  private void readPublished(PublishedSet set) throws IOException {
    Layout layout = set.layout();
    if (layout != null) {
      set.checkRest();
    }
    if (layout == null || !readTouched(set, layout)) {
      set.needAll();
      addUnread(set);
    }
  }

  /**
   * Reads the files that changes touch, and weighs what these shards hold before and after.
   *
   * @return whether each of these files can be changed by itself
   */
  private boolean readTouched(PublishedSet set, Layout layout) throws IOException {
    Lookahead<Item> changes = TouchedShards.changes(Deduplicator.quietly(sorter.sortedFirst()));
    for (Shard shard : set.touched()) {
      List<Item> found = new ArrayList<>();
      boolean intact = true;
      for (Part part : layout.within(shard).values()) { // one, unless the shard had no url
        intact = readIntact(set, part, shard, found);
      }
      List<Item> after = touched.add(shard, found, changes);
      if (!intact || after == null) {
        return false;
      }
      set.weigh(shard, Weighed.sum(found), Weighed.sum(after));
    }
    return true;
  }

  /**
   * Reads the entries of a published file.
   *
   * @return whether the file would be written in the same way, and all of it belongs to the shard
   */
  private boolean readIntact(PublishedSet set, Part part, Shard shard, List<Item> found)
      throws IOException {
    read(set, part, found::add);
    boolean intact = items.contents(found).part(part.file()).equals(part);
    Item before = null;
    for (Item item : found) {
      intact &= shard.contains(item.group(), item.hash());
      intact &= before == null || Item.BY_LOC.compare(before, item) < 0;
      before = item;
    }
    return intact;
  }

  private void addUnread(PublishedSet set) throws IOException {
    for (Part part : set.unread()) {
      read(set, part, item -> add(item, others));
    }
  }

  /** Passes the entries of a published file to the consumer. */
  private void read(PublishedSet set, Part part, Consumer<Item> consumer) throws IOException {
    set.read(
        part,
        entry -> {
          Item item = items.item(entry, SetItems.PUBLISHED, null);
          if (item != null) {
            consumer.accept(item);
          }
        });
  }

  /**
   * Creates the files of the shards that changes touch, and keeps the others.
   *
   * @return false if nothing was created, because all files are needed
   */
  private boolean cutTouched(PublishedSet set, SetWriter out) throws IOException {
    Layout layout = set.layout();
    List<Shard> shards = layout == null ? null : set.toCut(layout, items.capacity());
    if (layout == null || shards == null) {
      return false;
    }
    NavigableSet<Shard> several = new TreeSet<>(shards); // those that are not one file, as before
    several.removeIf(shard -> set.isOneFile(shard, items.capacity()));
    if (!addUntouched(set, layout, several)) {
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
    var cutter = new Cutter<>(outside.counting(unique), items.capacity(), out::part);
    touched.forEach(
        new Deduplicator(sorter.sorted(), this::duplicate),
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

  /**
   * Adds the entries of those files of shards that were not read yet.
   *
   * @return whether all these files would be written in the same way
   */
  private boolean addUntouched(PublishedSet set, Layout layout, Collection<Shard> shards)
      throws IOException {
    boolean intact = true;
    for (Shard shard : shards) {
      for (Map.Entry<Shard, Part> file : layout.within(shard).entrySet()) {
        if (!set.isRead(file.getValue())) {
          List<Item> found = new ArrayList<>();
          intact &= readIntact(set, file.getValue(), file.getKey(), found);
          for (Item item : found) {
            others.add(item);
          }
        }
      }
    }
    return intact;
  }

  /** Returns all entries, sorted and each url once, after the changes. */
  private Deduplicator withAllPublished(PublishedSet set) throws IOException {
    addUnread(set);
    ItemStream<Item> read = touched.published();
    for (Item item = read.next(); item != null; item = read.next()) {
      others.add(item);
    }
    checkInput();
    var changes = new Deduplicator(sorter.sorted(), this::duplicate);
    return new Deduplicator(others.sortedWith(changes::nextOrTombstone), this::duplicate);
  }

  private void duplicate(Item lost, Item kept) {
    if (lost.rank() == kept.rank()
        && lost.rank() != SetItems.PUBLISHED
        && !lost.isTombstone()
        && !(lost.isRepeated() && kept.isRepeated())) {
      items.duplicate(lost, kept);
    }
  }

  @Override
  public void close() throws IOException {
    guards.close();
    touched.close();
    if (grown != null) {
      grown.close();
    }
    job.sorters().close();
  }
}
