package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.ItemCodec;
import io.github.sitemaptoolkit.publisher.internal.disk.PartWriter;
import io.github.sitemaptoolkit.publisher.internal.disk.SortOrder;
import io.github.sitemaptoolkit.publisher.internal.disk.Sorter;
import io.github.sitemaptoolkit.publisher.internal.disk.Stage;
import io.github.sitemaptoolkit.publisher.internal.plan.Cutter;
import io.github.sitemaptoolkit.publisher.internal.plan.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.plan.Groups;
import io.github.sitemaptoolkit.publisher.internal.plan.IndexFile;
import io.github.sitemaptoolkit.publisher.internal.plan.Item;
import io.github.sitemaptoolkit.publisher.internal.plan.ItemMaker;
import io.github.sitemaptoolkit.publisher.internal.plan.Items;
import io.github.sitemaptoolkit.publisher.internal.plan.Key;
import io.github.sitemaptoolkit.publisher.internal.plan.LocSort;
import io.github.sitemaptoolkit.publisher.internal.plan.Manifest;
import io.github.sitemaptoolkit.publisher.internal.plan.PartContents;
import io.github.sitemaptoolkit.publisher.internal.plan.Pieces;
import io.github.sitemaptoolkit.publisher.internal.plan.SetNames;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.text.XmlText;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
  private final Completeness completeness;
  private final CrawlableUrls crawlable;
  private final Path scratch;
  private final ItemMaker maker;
  private final Sorter<Item> sorter;
  private final List<Sorter<Item>> sorters = new ArrayList<>();
  private final List<Part> parts = new ArrayList<>();
  private final List<String> changed = new ArrayList<>();
  private @Nullable Stage stage; // null if nothing is to be written
  private long files;
  private long urls;

  /**
   * Creates a job.
   *
   * @param settings a manifest, of which the parts are ignored
   * @param safeguards when to refuse to publish
   * @param scratch a directory for sorting, which need not exist
   */
  PublishJob(
      Path directory, Manifest settings, Safeguards safeguards, Context context, Path scratch) {
    this.directory = directory;
    this.settings = settings;
    this.groups = new Groups(settings.by());
    this.context = context;
    this.name = directory.toString();
    this.safeguards = safeguards;
    this.completeness = new Completeness(context.problems(), name);
    this.crawlable = new CrawlableUrls(name);
    this.scratch = scratch;
    this.maker = new ItemMaker(context, settings.limits(), name);
    this.sorter = sorter("all");
  }

  private Sorter<Item> sorter(String name) {
    var made =
        new Sorter<>(
            scratch.resolve(name), new SortOrder<>(Item::number, Item.ORDER), new ItemCodec());
    sorters.add(made);
    return made;
  }

  /** Adds an entry. */
  void add(UrlEntry entry, @Nullable Location location) {
    add(entry, ADDED, location);
  }

  /** Adds an entry with a rank. */
  void add(UrlEntry given, int rank, @Nullable Location location) {
    String loc =
        XmlText.trim(
            given.loc()); // as it will be read: otherwise the next update would see another url
    if (!crawlable.accepts(loc, location)) {
      return;
    }
    UrlEntry entry = loc.equals(given.loc()) ? given : given.toBuilder().loc(loc).build();
    Item item = maker.item(entry, key(loc), rank, location);
    if (item != null) {
      add(item);
    }
  }

  /**
   * Returns the key to sort by. All entries of a url must be adjacent, so a group that depends on
   * the entry is left out here.
   */
  private Key key(String loc) {
    String group = groups.changeWithEntry() ? "" : groups.of(loc, null);
    return Key.hashed(group, loc);
  }

  private void add(Item item) {
    try {
      sorter.add(item);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Removes the entry of a url, unless one is added, too. */
  void remove(String loc) {
    add(maker.tombstone(key(XmlText.trim(loc)), REMOVED));
  }

  /**
   * Creates the files of all entries that were added.
   *
   * @param open the stage to publish the files from; null to write nothing
   * @param before the manifest of the published set; null if nothing was published
   */
  Publication finish(@Nullable Stage open, @Nullable Manifest before) throws IOException {
    if (!safeguards.acceptIncomplete()) {
      completeness.check(maker.leftOut());
    }
    crawlable.report(context.problems());
    stage = open;
    var outside = new OutsideUrls(deduplicated(), settings.base());
    var cutter = new Cutter<>(outside, maker.capacity(), this::part);
    List<Item> single = cutter.single();
    if (single == null) {
      if (settings.by().kind() == Grouping.Kind.SEQUENCE) {
        cutter.sequence();
      } else {
        cutter.shards();
      }
      writeIndex();
    } else if (single.isEmpty()) {
      throw new SitemapException(
          Problem.of(
              DocumentCodes.EMPTY,
              "there is no url to publish; nothing was written",
              Location.of(name)));
    } else {
      writePart(SetNames.ENTRY_POINT, single);
    }
    maker.finish();
    outside.report(safeguards.allowOutside(), name, context.problems());
    return publish(before);
  }

  private void writeIndex() throws IOException {
    String file = directory.resolve(SetNames.ENTRY_POINT).toString();
    IndexFile.check(files, urls, file);
    byte[] index = IndexFile.of(parts, settings.base(), file, context);
    write(SetNames.ENTRY_POINT, consumer -> consumer.accept(index));
  }

  private Items<Item> deduplicated() throws IOException {
    var unique = new Deduplicator(sorter.sorted(), this::duplicate);
    if (!groups.changeWithEntry()) {
      return unique;
    }
    Sorter<Item> second = sorter("groups");
    for (Item item = unique.next(); item != null; item = unique.next()) {
      String group = groups.of(item.key().loc(), item.lastmod());
      second.add(item.withKey(item.key().in(group)));
    }
    return second.sorted();
  }

  private void duplicate(Item lost, Item kept) {
    if (lost.rank() == kept.rank() && lost.markup().length > 0) {
      maker.duplicate(lost, kept);
    }
  }

  private void part(String file, List<Item> items) throws IOException {
    files++;
    urls += items.size();
    if (files <= ProtocolLimits.ENTRIES) { // further ones are only counted, for the message
      writePart(file + (settings.gzip() ? ".xml.gz" : ".xml"), items);
    }
  }

  private void writePart(String file, List<Item> items) throws IOException {
    PartContents contents = maker.contents(LocSort.sorted(items));
    parts.add(contents.part(file));
    write(file, contents);
  }

  private void write(String file, Pieces pieces) throws IOException {
    if (PartWriter.holds(directory.resolve(file), pieces)) {
      return;
    }
    changed.add(file);
    if (stage != null) {
      PartWriter.write(stage.staged(file), pieces);
    }
  }

  private Publication publish(@Nullable Manifest before) throws IOException {
    var after =
        new Manifest(settings.base(), settings.by(), settings.gzip(), settings.limits(), parts);
    safeguards.checkShrink(before, after, name);
    List<String> removed = before == null ? List.of() : after.without(before);
    if (stage != null) {
      List<String> moved = new ArrayList<>(changed); // the entry point is the last of them
      byte[] manifest = after.bytes();
      Pieces pieces = consumer -> consumer.accept(manifest);
      if (!PartWriter.holds(directory.resolve(SetNames.MANIFEST), pieces)) {
        PartWriter.write(stage.staged(SetNames.MANIFEST), pieces);
        moved.add(SetNames.MANIFEST);
      }
      stage.publish(moved, removed);
    }
    String entryPoint = settings.base() + SetNames.ENTRY_POINT;
    return new Publication(entryPoint, after.urls(), parts, changed, removed);
  }

  @Override
  public void close() throws IOException {
    for (Sorter<Item> each : sorters) {
      each.close();
    }
  }
}
