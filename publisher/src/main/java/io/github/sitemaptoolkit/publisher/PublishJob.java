package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.batch.internal.sort.Sorter;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.publisher.internal.disk.Leftovers;
import io.github.sitemaptoolkit.publisher.internal.sort.Cutter;
import io.github.sitemaptoolkit.publisher.internal.sort.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.sort.Sorters;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Groups;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.plan.Layout;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Creates the files of a set: collects the urls, sorts and splits them, and writes the files that
 * differ from the published ones.
 */
final class PublishJob implements Closeable {

  private final JobContext job;
  private final ShrinkGuards guards;
  private final NamedSets sets;
  private final Map<UrlSet, Groups> groups = new HashMap<>(); // of the sets that have an entry
  private final Completeness completeness;
  private final SetItems items;
  private final Sorter<Item> sorter;
  private final @Nullable PublishedSet published; // null unless that set is updated

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
    this.items = new SetItems(context, settings, store.name());
    this.job =
        new JobContext(
            store, settings, safeguards, announced, context, items, new Sorters(scratch));
    this.guards = new ShrinkGuards(scratch);
    this.sets = sets;
    this.completeness = new Completeness(context.problems(), job.name());
    this.published = published;
    this.sorter = job.sorters().next();
  }

  /** What is done in a transaction or, to plan it, without one. */
  interface Work {
    Publication in(@Nullable Transaction change, Path scratch) throws IOException;
  }

  /** Does work in a transaction. */
  static Publication doing(Store store, Work work) throws IOException {
    try (Transaction change = store.begin()) {
      return work.in(change, change.scratch());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Plans work in a directory for temporary files. */
  static Publication planning(Work work) throws IOException {
    Path scratch = Files.createTempDirectory("sitemap-");
    try {
      return work.in(null, scratch);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } finally {
      Leftovers.removeAll(scratch);
    }
  }

  /** Adds an entry. */
  void add(UrlEntry entry, @Nullable Location location) {
    List<UrlSet> holding = sets.holding(entry);
    if (holding.isEmpty() && !sets.isEmpty()) {
      return;
    }
    Item item = items.item(entry, location);
    if (item == null) {
      return;
    } else if (holding.isEmpty()) {
      change(item);
    }
    for (int i = 0; i < holding.size(); i++) { // rendered once, whatever the number of sets
      UrlSet set = holding.get(i);
      Key key = groups.computeIfAbsent(set, this::groups).key(item.key());
      add(i == 0 ? item.withKey(key) : item.repeated(key), sorter);
    }
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

  /**
   * Creates the files of all entries that were added.
   *
   * @param change the transaction to publish the files with; null to write nothing
   * @param standing the published set; null if nothing was published
   * @param run the files of the run, to which those that are replaced are added
   */
  Publication finish(@Nullable Transaction change, @Nullable Standing standing, RunFiles run)
      throws IOException {
    if (published != null) {
      addPublished(published);
    }
    checkInput();
    if (standing != null) {
      sets.guard(standing, job.safeguards(), job.name(), guards);
    }
    Manifest before = standing == null ? null : standing.manifest();
    var out = new SetWriter(job, change, guards, before, published == null);
    Layout layout = published == null ? null : published.layout();
    var cutter = new FileCutter(job, out);
    if (!sets.isEmpty()) {
      cutter.cut(sets, sorter.sorted(), before, this::duplicate);
    } else if (published == null || layout == null) {
      cutter.cut(unique(sorter));
    } else {
      cutTouched(published, layout, out, cutter);
    }
    items.finish();
    return out.publish(standing, new StandingSet(job.store(), job.context())::hashes, run);
  }

  /** Refuses what is incomplete, and reports what is left out, of all that was read so far. */
  private void checkInput() {
    if (!job.safeguards().acceptIncomplete()) {
      completeness.check(items.leftOut());
    }
    items.reportUncrawlable();
  }

  /** Adds the entries of the published files that the changes touch or, if need be, of all. */
  private void addPublished(PublishedSet set) throws IOException {
    Layout layout = set.layout();
    if (layout != null) {
      set.checkRest();
    }
    if (layout == null || !addIntact(set, layout, set.touched(), sorter)) {
      set.needAll();
      addUnread(set, sorter);
    }
  }

  /**
   * Adds the entries of the unread files of shards.
   *
   * @return whether all these files would be written in the same way
   */
  private boolean addIntact(
      PublishedSet set, Layout layout, Collection<Shard> shards, Sorter<Item> target)
      throws IOException {
    boolean intact = true;
    for (Shard shard : shards) {
      for (Part part : layout.within(shard).values()) {
        if (!set.isRead(part)) {
          List<Item> found = new ArrayList<>();
          read(set, part, found::add);
          intact &=
              items.contents(found).part(part.file()).equals(part)
                  && found.stream()
                      .allMatch(item -> part.equals(layout.partOf(item.group(), item.hash())));
          for (Item item : found) {
            set.countBefore(item, layout);
            target.add(item);
          }
        }
      }
    }
    return intact;
  }

  private void addUnread(PublishedSet set, Sorter<Item> target) throws IOException {
    for (Part part : set.unread()) {
      read(set, part, item -> add(item, target));
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

  /** Creates the files of the shards that changes touch, and keeps the others. */
  private void cutTouched(PublishedSet set, Layout layout, SetWriter out, FileCutter all)
      throws IOException {
    var unique = new Deduplicator(sorter.sortedFirst(), this::duplicate);
    for (Item item = unique.nextOrTombstone(); item != null; item = unique.nextOrTombstone()) {
      if (!item.isTombstone()) {
        set.count(item, layout);
      }
    }
    List<Shard> shards = set.toCut(layout, items.capacity());
    Sorter<Item> more = job.sorters().next();
    if (shards == null || !addIntact(set, layout, shards, more)) {
      addUnread(set, more);
      checkInput();
      all.cut(uniqueWith(more));
      return;
    }
    checkInput();
    var outside = new OutsideUrls(job.settings().base());
    var cutter = new Cutter<>(outside.counting(uniqueWith(more)), items.capacity(), out::part);
    for (Shard shard : shards) {
      cutter.shard(shard);
    }
    for (Part part : layout.without(shards)) {
      out.keep(part);
      outside.keep(part);
    }
    out.sortByShard();
    out.index();
    out.report(outside);
  }

  /** Returns what was added to a sorter, sorted, and of each url only what is kept. */
  private Deduplicator unique(Sorter<Item> added) throws IOException {
    return new Deduplicator(added.sorted(), this::duplicate);
  }

  /**
   * Returns what has been sorted and counted once more, with tombstones that hide entries of files
   * that were read since.
   *
   * @param more the entries of these files
   */
  private Deduplicator uniqueWith(Sorter<Item> more) throws IOException {
    var counted = new Deduplicator(sorter.sorted(), (lost, kept) -> {}); // it is reported already
    return new Deduplicator(more.sortedWith(counted::nextOrTombstone), this::duplicate);
  }

  private void duplicate(Item lost, Item kept) {
    if (lost.rank() == kept.rank()
        && !lost.isTombstone()
        && !(lost.isRepeated() && kept.isRepeated())) {
      items.duplicate(lost, kept);
    }
  }

  @Override
  public void close() throws IOException {
    guards.close();
    job.sorters().close();
  }
}
