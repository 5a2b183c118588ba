package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.PublishedFile;
import io.github.sitemaptoolkit.publisher.internal.disk.Sorter;
import io.github.sitemaptoolkit.publisher.internal.disk.Sorters;
import io.github.sitemaptoolkit.publisher.internal.plan.Cutter;
import io.github.sitemaptoolkit.publisher.internal.plan.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.plan.Groups;
import io.github.sitemaptoolkit.publisher.internal.plan.Item;
import io.github.sitemaptoolkit.publisher.internal.plan.ItemMaker;
import io.github.sitemaptoolkit.publisher.internal.plan.Items;
import io.github.sitemaptoolkit.publisher.internal.plan.Lastmod;
import io.github.sitemaptoolkit.publisher.internal.plan.Lookahead;
import io.github.sitemaptoolkit.publisher.internal.plan.Manifest;
import io.github.sitemaptoolkit.publisher.internal.plan.SetNames;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Distributes all sorted items among the files of one set, or of named sets. */
final class FileCutter {

  private final Path directory;
  private final Manifest settings;
  private final Safeguards safeguards;
  private final Context context;
  private final ItemMaker maker;
  private final Sorters sorters;
  private final SetWriter out;
  private final String name;

  /**
   * Creates a cutter.
   *
   * @param settings a manifest, of which the parts are ignored
   * @param maker which made the items
   * @param sorters for items that must be sorted once more
   */
  FileCutter(
      Path directory,
      Manifest settings,
      Safeguards safeguards,
      Context context,
      ItemMaker maker,
      Sorters sorters,
      SetWriter out) {
    this.directory = directory;
    this.settings = settings;
    this.safeguards = safeguards;
    this.context = context;
    this.maker = maker;
    this.sorters = sorters;
    this.out = out;
    this.name = directory.toString();
  }

  /** Creates the files of one set that has no name. */
  void cut(Deduplicator unique) throws IOException {
    var outside = new OutsideUrls(grouped(unique, settings.by(), group -> group), settings.base());
    var cutter = new Cutter<>(outside, maker.capacity(), out::part);
    List<Item> single = cutter.single();
    if (single == null) {
      cut(cutter, settings.by(), "sitemap-");
      out.index();
    } else if (single.isEmpty()) {
      throw empty();
    } else {
      out.single(single);
    }
    outside.report(safeguards.allowOutside(), name, context.problems());
  }

  /**
   * Creates the files of one named set after the other, and one index of all.
   *
   * @param before the manifest of what was published; null if nothing was
   * @param duplicates called with each item that is dropped and the item that is kept instead
   */
  void cut(
      NamedSets sets,
      Items<Item> sorted,
      @Nullable Manifest before,
      BiConsumer<Item, Item> duplicates)
      throws IOException {
    for (Part part : sets.kept(before, name)) {
      PublishedFile.check(directory, part);
      out.keep(part);
    }
    Map<UrlSet, OutsideUrls> outside = new LinkedHashMap<>();
    var all = new Lookahead<>(sorted);
    for (Item next = all.peek(); next != null; next = all.peek()) {
      UrlSet set = sets.of(next);
      outside.put(set, cut(set, new Deduplicator(sets.of(set, all), duplicates)));
    }
    if (out.isEmpty()) {
      throw empty();
    }
    out.sortByName();
    out.index();
    boolean allowed =
        safeguards.allowOutside()
            || outside.values().stream().anyMatch(urls -> !urls.isNoneInside());
    outside.forEach(
        (set, urls) -> urls.report(allowed, NamedSets.label(set, name), context.problems()));
  }

  private OutsideUrls cut(UrlSet set, Deduplicator unique) throws IOException {
    Grouping by = NamedSets.grouping(set, settings);
    Items<Item> items = grouped(unique, by, group -> SetNames.inSet(set.name(), group));
    var outside = new OutsideUrls(items, settings.base());
    var cutter = new Cutter<>(outside, maker.capacity(), out::part);
    String whole = SetNames.single(set.name());
    List<Item> single = cutter.single();
    out.begin(set);
    if (single == null) {
      cut(cutter, by, whole + '-');
    } else {
      out.part(whole, single);
    }
    return outside;
  }

  private static void cut(Cutter<Item> cutter, Grouping by, String stem) throws IOException {
    if (by.kind() == Grouping.Kind.SEQUENCE) {
      cutter.sequence(stem);
    } else {
      cutter.shards();
    }
  }

  private SitemapException empty() {
    return new SitemapException(
        Problem.of(
            DocumentCodes.EMPTY,
            "there is no url to publish; nothing was written",
            Location.of(name)));
  }

  /**
   * Returns items by their groups. If a group depends on the entry, it is known only now that
   * duplicates are dropped, and the items are sorted once more.
   *
   * @param naming returns the whole name of a group
   */
  private Items<Item> grouped(Deduplicator unique, Grouping by, UnaryOperator<String> naming)
      throws IOException {
    var groups = new Groups(by);
    if (!groups.changeWithEntry()) {
      return unique;
    }
    Sorter<Item> again = sorters.next();
    for (Item item = unique.next(); item != null; item = unique.next()) {
      Lastmod lastmod = item.lastmod();
      String group = groups.of(item.key().loc(), lastmod == null ? null : lastmod.text());
      again.add(item.withKey(item.key().in(naming.apply(group))));
    }
    return again.sorted();
  }
}
