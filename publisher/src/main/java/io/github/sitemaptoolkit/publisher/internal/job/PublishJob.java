package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.publisher.internal.growth.GrowthRun.Scope;
import io.github.sitemaptoolkit.publisher.plan.Groups;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.standing.Standing;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Publishes exactly the entries that are added, as one set or as named sets. */
final class PublishJob extends SetJob {

  private final Map<NamedSet, Groups> groups = new HashMap<>(); // of the sets that have an entry

  private boolean any; // entries were added, be they in a set or not

  /**
   * Creates a job.
   *
   * @param sets the named sets that each entry is distributed to; none for one set without a name
   * @param standing the published set; null if nothing was published
   */
  PublishJob(JobContext job, NamedSets sets, @Nullable Standing standing) {
    super(job, sets, standing);
  }

  @Override
  Scope scope() {
    return sets.scope();
  }

  @Override
  boolean add(UrlEntry entry, int rank, @Nullable Location location) {
    any = true;
    if (sets.isEmpty()) {
      return super.add(entry, rank, location);
    }
    NamedSets.Placed placed = sets.place(entry, job.items(), location);
    Item item = placed == null ? null : job.items().item(placed.entry(), rank, location);
    if (placed == null || item == null) {
      return false;
    }
    boolean first = true;
    for (NamedSet set : placed.sets()) {
      Item own = of(item, placed.entry(), set, location);
      if (own != null) {
        put(first ? own : own.repeated(own.key()), set);
        first = false;
      }
    }
    return !first;
  }

  /** Returns the item of an entry in a set; rendered once for all that do not change it. */
  @SuppressWarnings("ReferenceEquality") // the same entry if it is not changed
  private @Nullable Item of(Item item, UrlEntry entry, NamedSet set, @Nullable Location location) {
    UrlEntry changed = set.changed(entry);
    return changed == entry ? item : job.items().changed(item, changed, location);
  }

  private void put(Item item, NamedSet set) {
    put(item.withKey(groups.computeIfAbsent(set, this::groups).key(item.key())));
  }

  private Groups groups(NamedSet set) {
    return new Groups(NamedSets.grouping(set, job.settings()), set.name());
  }

  @Override
  void refuse(String loc) {
    if (sets.isEmpty()) {
      super.refuse(loc);
    } else {
      Item tombstone = job.items().refused(loc);
      groups.keySet().forEach(set -> put(tombstone, set));
    }
  }

  @Override
  void readPublished() {
    // nothing of it stays but the files of other sets
  }

  @Override
  SetWriter cut() throws IOException {
    SetWriter out = writer();
    var cutter = new FileCutter(job, out);
    if (sets.isEmpty()) {
      cutter.cut(changes());
    } else {
      cutter.cut(sets, any, sorter.sorted(), before(), this::duplicate);
    }
    return out;
  }
}
