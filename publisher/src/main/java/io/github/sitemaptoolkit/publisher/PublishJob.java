package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.publisher.internal.disk.Sorter;
import io.github.sitemaptoolkit.publisher.internal.disk.Sorters;
import io.github.sitemaptoolkit.publisher.internal.disk.Stage;
import io.github.sitemaptoolkit.publisher.internal.plan.Cutter;
import io.github.sitemaptoolkit.publisher.internal.plan.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.plan.Groups;
import io.github.sitemaptoolkit.publisher.internal.plan.Item;
import io.github.sitemaptoolkit.publisher.internal.plan.ItemMaker;
import io.github.sitemaptoolkit.publisher.internal.plan.Key;
import io.github.sitemaptoolkit.publisher.internal.plan.Layout;
import io.github.sitemaptoolkit.publisher.internal.plan.Manifest;
import io.github.sitemaptoolkit.publisher.internal.plan.SetNames;
import io.github.sitemaptoolkit.publisher.internal.plan.Shard;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.text.XmlText;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Creates the files of a set: collects the urls, sorts and splits them, and writes the files that
 * differ from the published ones.
 */
final class PublishJob implements Closeable {

  /** Ranks of entries with the same url: the entry with the highest rank is kept. */
  static final int PUBLISHED = 0;

  static final int REMOVED = 1;
  static final int ADDED = 2;

  private final Path directory;
  private final Manifest settings;
  private final Groups groups;
  private final Context context;
  private final String name;
  private final Safeguards safeguards;
  private final NamedSets sets;
  private final Completeness completeness;
  private final CrawlableUrls crawlable;
  private final ItemMaker maker;
  private final Sorters sorters;
  private final Sorter<Item> sorter;
  private long uncrawlable; // problems that were reported about urls that are left out
  private final @Nullable PublishedSet published; // null unless that set is updated

  /**
   * Creates a job.
   *
   * @param settings a manifest, of which the parts are ignored
   * @param safeguards when to refuse to publish
   * @param sets the named sets that each entry is distributed to; none for one set without a name
   * @param scratch a directory for sorting, which need not exist
   * @param published the published set, of which entries are kept; null to replace all
   */
  PublishJob(
      Path directory,
      Manifest settings,
      Safeguards safeguards,
      NamedSets sets,
      Context context,
      Path scratch,
      @Nullable PublishedSet published) {
    this.directory = directory;
    this.settings = settings;
    this.groups = new Groups(settings.by());
    this.context = context;
    this.name = directory.toString();
    this.safeguards = safeguards;
    this.sets = sets;
    this.completeness = new Completeness(context.problems(), name);
    this.crawlable = new CrawlableUrls(name);
    this.published = published;
    this.maker = new ItemMaker(context, settings.limits(), name);
    this.sorters = new Sorters(scratch);
    this.sorter = sorters.next();
  }

  /** Adds an entry. */
  void add(UrlEntry entry, @Nullable Location location) {
    List<UrlSet> holding = sets.holding(entry);
    if (holding.isEmpty() && !sets.isEmpty()) {
      return;
    }
    Item item = item(entry, ADDED, location);
    if (item == null) {
      return;
    } else if (holding.isEmpty()) {
      change(item);
    }
    for (int i = 0; i < holding.size(); i++) { // rendered once, whatever the number of sets
      UrlSet set = holding.get(i);
      Key key = key(item.key(), set.name(), new Groups(NamedSets.grouping(set, settings)));
      add(i == 0 ? item.withKey(key) : item.repeated(key), sorter);
    }
  }

  /** Returns the key to sort by within a set. */
  private static Key key(Key key, String set, Groups groups) {
    String group = groups.changeWithEntry() ? "" : groups.of(key.loc(), null);
    return key.in(SetNames.inSet(set, group));
  }

  /** Returns an entry as an item; null if it cannot be published. */
  private @Nullable Item item(UrlEntry given, int rank, @Nullable Location location) {
    String loc =
        XmlText.trim(
            given.loc()); // as it will be read: otherwise the next update would see another url
    if (!crawlable.accepts(loc, location)) {
      return null;
    }
    UrlEntry entry = loc.equals(given.loc()) ? given : given.toBuilder().loc(loc).build();
    return maker.item(entry, key(loc), rank, location);
  }

  /**
   * Returns the key to sort by. All entries of a url must be adjacent, so a group that depends on
   * the entry is left out here.
   */
  private Key key(String loc) {
    String group = groups.changeWithEntry() ? "" : groups.of(loc, null);
    return Key.hashed(group, loc);
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
    change(maker.tombstone(key(XmlText.trim(loc)), REMOVED));
  }

  /**
   * Creates the files of all entries that were added.
   *
   * @param stage the stage to publish the files from; null to write nothing
   * @param before the manifest of the published set; null if nothing was published
   */
  Publication finish(@Nullable Stage stage, @Nullable Manifest before) throws IOException {
    if (published != null) {
      addPublished(published);
    }
    checkInput();
    var out = new SetWriter(directory, settings, context, maker, stage);
    Layout layout = published == null ? null : published.layout();
    var cutter = new FileCutter(directory, settings, safeguards, context, maker, sorters, out);
    if (!sets.isEmpty()) {
      cutter.cut(sets, sorter.sorted(), before, this::duplicate);
    } else if (published == null || layout == null) {
      cutter.cut(unique(sorter));
    } else {
      cutTouched(published, layout, out, cutter);
    }
    maker.finish();
    return out.publish(before, safeguards, sets);
  }

  /** Refuses what is incomplete, and reports what is left out, of all that was read so far. */
  private void checkInput() {
    if (!safeguards.acceptIncomplete()) {
      completeness.check(maker.leftOut() + uncrawlable);
    }
    uncrawlable += crawlable.report(context.problems());
  }

  /** Adds the entries of the published files that the changes touch or, if need be, of all. */
  private void addPublished(PublishedSet set) throws IOException {
    Layout layout = set.layout();
    if (layout == null || !addIntact(set, layout, set.touched(), sorter) || !set.isRestIntact()) {
      set.needAll();
      addUnread(set, sorter);
    }
  }

  /**
   * Adds the entries of the unread files of shards.
   *
   * @return whether all these files are as they were published
   */
  private boolean addIntact(
      PublishedSet set, Layout layout, Collection<Shard> shards, Sorter<Item> target)
      throws IOException {
    boolean intact = true;
    for (Shard shard : shards) {
      for (Part part : layout.within(shard).values()) {
        if (!set.isRead(part)) {
          List<Item> items = new ArrayList<>();
          read(set, part, items::add);
          intact &=
              maker.contents(items).part(part.file()).equals(part)
                  && items.stream()
                      .allMatch(item -> part.equals(layout.partOf(item.group(), item.hash())));
          for (Item item : items) {
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
          Item item = item(entry, PUBLISHED, null);
          if (item != null) {
            consumer.accept(item);
          }
        });
  }

  /** Creates the files of the shards that changes touch, and keeps the others. */
  private void cutTouched(PublishedSet set, Layout layout, SetWriter out, FileCutter all)
      throws IOException {
    Deduplicator unique = unique(sorter);
    var changed = new OutsideUrls(unique::nextOrTombstone, settings.base());
    Sorter<Item> again = sorters.next(); // with tombstones, in case that all files are needed
    for (Item item = changed.next(); item != null; item = changed.next()) {
      if (!item.isTombstone()) {
        set.count(item, layout);
      }
      again.add(item);
    }
    boolean mayAllBeOutside =
        !safeguards.allowOutside() && changed.isNoneInside() && !set.touched().isEmpty();
    List<Shard> shards = mayAllBeOutside ? null : set.toCut(layout, maker.capacity());
    if (shards == null || !addIntact(set, layout, shards, again)) {
      addUnread(set, again);
      checkInput();
      all.cut(unique(again));
      return;
    }
    checkInput();
    var outside = new OutsideUrls(unique(again), settings.base());
    var cutter = new Cutter<>(outside, maker.capacity(), out::part);
    for (Shard shard : shards) {
      cutter.shard(shard);
    }
    layout.without(shards).forEach(out::keep);
    out.sortByShard();
    out.index();
    outside.reportSome(name, context.problems());
  }

  /** Returns what was added to a sorter, sorted, and of each url only what is kept. */
  private Deduplicator unique(Sorter<Item> added) throws IOException {
    return new Deduplicator(added.sorted(), this::duplicate);
  }

  private void duplicate(Item lost, Item kept) {
    if (lost.rank() == kept.rank()
        && !lost.isTombstone()
        && !(lost.isRepeated() && kept.isRepeated())) {
      maker.duplicate(lost, kept);
    }
  }

  @Override
  public void close() throws IOException {
    sorters.close();
  }
}
