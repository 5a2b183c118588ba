package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.publisher.guard.OutsideUrls;
import io.github.sitemaptoolkit.publisher.internal.sort.Cutter;
import io.github.sitemaptoolkit.publisher.internal.sort.Deduplicator;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.plan.Groups;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import io.github.sitemaptoolkit.sort.Sorter;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Distributes all sorted items among the files of one set, or of named sets. */
final class FileCutter {

  private final JobContext job;
  private final SetWriter out;

  FileCutter(JobContext job, SetWriter out) {
    this.job = job;
    this.out = out;
  }

  /** Creates the files of one set that has no name. */
  void cut(Deduplicator unique) throws IOException {
    var outside = new OutsideUrls(job.settings().base());
    ItemStream<Item> items = counting(grouped(unique, new Groups(job.settings().by())), outside);
    var cutter = new Cutter<>(items, job.items().capacity(), out::part);
    List<Item> single = cutter.single();
    if (single == null) {
      cut(cutter, job.settings().by(), "sitemap-");
      out.index();
    } else if (single.isEmpty()) {
      throw PublishCodes.empty(job.name());
    } else {
      out.single(single);
    }
    out.report(outside);
  }

  /**
   * Creates the files of one named set after the other, and one index of all.
   *
   * @param any whether there was any entry, be it in a set or not
   * @param before the manifest of what was published; null if nothing was
   * @param duplicates called with each item that is dropped and the item that is kept instead
   */
  void cut(
      NamedSets sets,
      boolean any,
      ItemStream<Item> sorted,
      @Nullable Manifest before,
      BiConsumer<Item, Item> duplicates)
      throws IOException {
    var outside = new OutsideUrls(job.settings().base());
    List<Part> kept = sets.kept(before, job.name());
    if (!kept.isEmpty()) {
      out.lookUp();
    }
    for (Part part : kept) {
      job.store().check(part);
      out.keep(part);
      outside.keep(part);
    }
    var all = new Lookahead<>(sorted);
    Set<NamedSet> empty = sets.all();
    for (Item next = all.peek(); next != null; next = all.peek()) {
      NamedSet set = sets.of(next);
      outside.add(cut(set, new Deduplicator(sets.of(set, all), duplicates)));
      empty.remove(set);
    }
    if (any || !out.isEmpty()) { // without any input, nothing says that sets are meant to be empty
      for (NamedSet set : empty) {
        out.empty(set);
      }
    }
    if (out.isEmpty()) {
      throw PublishCodes.emptySets(sets.all().stream().map(NamedSet::name).toList(), job.name());
    }
    out.sortByName();
    out.index();
    out.report(outside);
  }

  private OutsideUrls cut(NamedSet set, Deduplicator unique) throws IOException {
    Grouping by = NamedSets.grouping(set, job.settings());
    var outside = new OutsideUrls(job.settings().base());
    ItemStream<Item> items = counting(grouped(unique, new Groups(by, set.name())), outside);
    var cutter = new Cutter<>(items, job.items().capacity(), out::part);
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

  /** Returns the same items, whose urls are counted as they pass. Tombstones are not. */
  static ItemStream<Item> counting(ItemStream<Item> items, OutsideUrls outside) {
    return () -> {
      Item item = items.next();
      if (item != null && !item.isTombstone()) {
        outside.count(item.key());
      }
      return item;
    };
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
  ItemStream<Item> grouped(Deduplicator unique, Groups groups) throws IOException {
    if (!groups.dependOnEntry()) {
      return unique;
    }
    Sorter<Item> again = job.sorters().next();
    for (Item item = unique.next(); item != null; item = unique.next()) {
      again.add(groups.grouped(item));
    }
    return again.sorted();
  }
}
