package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.publisher.internal.growth.GrowthRun.Scope;
import io.github.sitemaptoolkit.publisher.internal.sort.Deduplicator;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Layout;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.standing.Standing;
import io.github.sitemaptoolkit.sort.Sorter;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Applies changes to a published set of which all files are read and created again. */
class FullUpdate extends SetJob {

  private final Manifest before;
  final PublishedSet published;
  final Sorter<Item> others; // published entries that must be sorted
  final Set<Part> sorted = new HashSet<>(); // the files whose entries these are

  FullUpdate(JobContext job, Manifest before) {
    super(job, NamedSets.NONE, new Standing(before));
    this.before = before;
    this.published = new PublishedSet(job.store(), before, job.context());
    this.others = job.sorters().next();
  }

  /**
   * Returns the update of a set: of the files that changes touch, if these can be known.
   *
   * @param before the manifest of the set
   * @param addedAreNew whether the set has none of the urls that are added
   */
  static SetJob of(JobContext job, Manifest before, boolean addedAreNew) {
    Layout layout = Layout.ofGroups(before);
    return layout == null
        ? new FullUpdate(job, before)
        : new TouchedUpdate(job, before, layout, addedAreNew);
  }

  @Override
  final Scope scope() {
    return Scope.UPDATE;
  }

  @Override
  void readPublished() throws IOException {
    List<Part> unread = before.parts().stream().filter(sorted::add).toList();
    published.announce(unread);
    for (Part part : unread) {
      read(part, item -> add(item, others));
    }
  }

  /** Passes the entries of a published file to the consumer. */
  final void read(Part part, Consumer<Item> consumer) throws IOException {
    published.read(
        part,
        entry -> {
          Item item = job.items().item(entry, SetItems.PUBLISHED, null);
          if (item != null) {
            consumer.accept(item);
          }
        });
  }

  @Override
  SetWriter cut() throws IOException {
    SetWriter out = writer();
    new FileCutter(job, out).cut(updated());
    return out;
  }

  /** Returns the sorted published entries after all changes. */
  final Deduplicator updated() throws IOException {
    Deduplicator changes = changes();
    return new Deduplicator(others.sortedWith(changes::nextOrTombstone), this::duplicate);
  }
}
