package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.publisher.internal.growth.GrowthRun.Scope;
import io.github.sitemaptoolkit.publisher.internal.guard.Completeness;
import io.github.sitemaptoolkit.publisher.internal.sort.Deduplicator;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.standing.Standing;
import io.github.sitemaptoolkit.sort.Sorter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What all publications do, whichever files they read and create: they make items of the entries
 * and sort them, refuse what is incomplete or would lose too much, and publish what differs.
 */
abstract class SetJob implements Job {

  final JobContext job;
  final NamedSets sets;
  final Sorter<Item> sorter; // of what is added and removed
  private final @Nullable Standing standing; // null if nothing was published
  private SetGuards guards;
  private final Completeness completeness;
  private long excused;

  SetJob(JobContext job, NamedSets sets, @Nullable Standing standing) {
    this.job = job;
    this.sets = sets;
    this.standing = standing;
    this.guards = new SetGuards(job.scratch(), job.now());
    this.completeness = new Completeness(job.context().problems(), job.name());
    this.sorter = job.sorters().next();
  }

  /** Returns the manifest of the published set; null if nothing was published. */
  final @Nullable Manifest before() {
    return standing == null ? null : standing.manifest();
  }

  /** Returns which entries the job has. */
  abstract Scope scope();

  @Override
  public final void add(UrlEntry entry, @Nullable Location location) {
    add(entry, SetItems.ADDED, location);
  }

  /** Adds an entry, and returns whether it becomes part of the set. */
  boolean add(UrlEntry entry, int rank, @Nullable Location location) {
    Item item = job.items().item(entry, rank, location);
    if (item != null) {
      put(item);
    }
    return item != null;
  }

  @Override
  public final void remove(String loc) {
    put(job.items().removed(loc));
  }

  /** Hides all entries of a url, in all sets. */
  void refuse(String loc) {
    put(job.items().refused(loc));
  }

  /** Sets how many problems told of what is missing, but cost nothing of the set. */
  final void excuse(long problems) {
    excused = problems;
  }

  /** Adds an item or a tombstone. */
  void put(Item item) {
    add(item, sorter);
  }

  static void add(Item item, Sorter<Item> target) {
    try {
      target.add(item);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public final Prepared prepare(@Nullable Set<String> recognised) throws IOException {
    return prepare(recognised, FeedFiles.unchanged(job.settings()));
  }

  final Prepared prepare(@Nullable Set<String> recognised, FeedFiles feeds) throws IOException {
    readPublished();
    checkInput();
    SetWriter out = cut();
    job.items().finish();
    return out.prepare(recognised, feeds);
  }

  /** Returns a writer of the set. What an earlier one was given counts no more. */
  final SetWriter writer() throws IOException {
    guards.close();
    guards = new SetGuards(job.scratch(), job.now());
    if (standing != null) {
      sets.guard(standing, job, guards);
    }
    return new SetWriter(job, guards, standing, scope() != Scope.UPDATE);
  }

  /** Reads what stays of the published set. */
  abstract void readPublished() throws IOException;

  /** Distributes what was added and what stays among files, and returns what has got them. */
  abstract SetWriter cut() throws IOException;

  /** Refuses what is incomplete, and reports what is left out, of all that was read so far. */
  final void checkInput() {
    completeness.checkFailures();
    if (!job.safeguards().acceptIncomplete()) {
      completeness.check(job.items().leftOut() + excused);
    }
    job.items().reportUncrawlable();
  }

  /** Returns what was added and removed, sorted by files and each url once. */
  final Deduplicator changes() throws IOException {
    return new Deduplicator(sorter.sorted(), this::duplicate);
  }

  final void duplicate(Item lost, Item kept) {
    if (lost.rank() == kept.rank()
        && lost.rank() != SetItems.PUBLISHED
        && !lost.isTombstone()
        && !(lost.isRepeated() && kept.isRepeated())) {
      job.items().duplicate(lost, kept);
    }
  }

  @Override
  public void close() throws IOException {
    guards.close();
    job.sorters().close();
  }
}
