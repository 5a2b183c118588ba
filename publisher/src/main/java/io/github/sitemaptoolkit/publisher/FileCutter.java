package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.internal.sort.Cutter;
import io.github.sitemaptoolkit.publisher.internal.sort.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.sort.Items;
import io.github.sitemaptoolkit.publisher.internal.sort.Lookahead;
import io.github.sitemaptoolkit.publisher.internal.sort.Sorter;
import io.github.sitemaptoolkit.publisher.internal.sort.Sorters;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.plan.Groups;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Distributes all sorted items among the files of one set, or of named sets. */
final class FileCutter {

  private final Store store;
  private final Manifest settings;
  private final Safeguards safeguards;
  private final Context context;
  private final SetItems maker;
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
      Store store,
      Manifest settings,
      Safeguards safeguards,
      Context context,
      SetItems maker,
      Sorters sorters,
      SetWriter out) {
    this.store = store;
    this.settings = settings;
    this.safeguards = safeguards;
    this.context = context;
    this.maker = maker;
    this.sorters = sorters;
    this.out = out;
    this.name = store.name();
  }

  /** Creates the files of one set that has no name. */
  void cut(Deduplicator unique) throws IOException {
    var outside = new OutsideUrls(settings.base());
    Items<Item> items = outside.counting(grouped(unique, new Groups(settings.by())));
    var cutter = new Cutter<>(items, maker.capacity(), out::part);
    List<Item> single = cutter.single();
    if (single == null) {
      cut(cutter, settings.by(), "sitemap-");
      out.index();
    } else if (single.isEmpty()) {
      throw PublishCodes.empty(name);
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
      store.check(part);
      out.keep(part);
    }
    Map<UrlSet, OutsideUrls> outside = new LinkedHashMap<>();
    var all = new Lookahead<>(sorted);
    for (Item next = all.peek(); next != null; next = all.peek()) {
      UrlSet set = sets.of(next);
      outside.put(set, cut(set, new Deduplicator(sets.of(set, all), duplicates)));
    }
    if (out.isEmpty()) {
      throw PublishCodes.empty(name);
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
    var outside = new OutsideUrls(settings.base());
    Items<Item> items = outside.counting(grouped(unique, new Groups(by, set.name())));
    var cutter = new Cutter<>(items, maker.capacity(), out::part);
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

  /**
   * Returns items by their groups. If a group depends on the entry, it is known only now that
   * duplicates are dropped, and the items are sorted once more.
   */
  private Items<Item> grouped(Deduplicator unique, Groups groups) throws IOException {
    if (!groups.dependOnEntry()) {
      return unique;
    }
    Sorter<Item> again = sorters.next();
    for (Item item = unique.next(); item != null; item = unique.next()) {
      again.add(groups.grouped(item));
    }
    return again.sorted();
  }
}
