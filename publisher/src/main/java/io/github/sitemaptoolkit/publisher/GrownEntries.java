package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.internal.growth.GrowthRun;
import io.github.sitemaptoolkit.publisher.internal.growth.GrowthRun.Scope;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.plan.Layout;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The entries of a set that grows with feeds: those of this run, and those published before. */
final class GrownEntries implements Closeable {

  private final PublishJob target;
  private final JobContext job;
  private final Scope scope;
  private final @Nullable Manifest before;
  private final GrowthRun run;

  /**
   * Creates an object for one publication.
   *
   * @param target gets the entries
   * @param standing the published set; null if there is none
   * @param scratch a directory for temporary files, which need not exist
   */
  GrownEntries(
      PublishJob target,
      JobContext job,
      Growth feeds,
      Scope scope,
      @Nullable Standing standing,
      Path scratch) {
    this.target = target;
    this.job = job;
    this.scope = scope;
    this.before = standing == null ? null : standing.manifest();
    Part list = before == null ? null : before.feeds();
    this.run = new GrowthRun(feeds, scope, job.store(), list, job.context(), scratch);
  }

  GrowthRun run() {
    return run;
  }

  void add(UrlEntry entry, @Nullable Location location) {
    run.add(entry, location, plain -> target.add(plain, SetItems.ADDED, location));
  }

  /** Notes that a url is removed. */
  void remove(String loc) {
    run.remove(loc);
  }

  /** Adds what the published entries become. To be called when all others were added. */
  void apply() throws IOException {
    run.end();
    run.refused().forEach(target::refuse);
    if (before != null && scope == Scope.UPDATE) {
      run.gone().forEach(target::remove);
      Set<String> outdated = run.outdated();
      read(before, partsOf(outdated, before), it -> outdated.contains(it.loc()), SetItems.ADDED);
    } else if (before != null) {
      read(before, before.parts(), run::retains, SetItems.PUBLISHED);
    }
  }

  private void read(Manifest from, Collection<Part> parts, Predicate<UrlEntry> chosen, int rank)
      throws IOException {
    var set = new PublishedSet(job.store(), from, job.context());
    for (Part part : parts) {
      set.read(
          part,
          entry -> {
            if (chosen.test(entry)) {
              target.add(run.lasting(entry), rank, null);
            }
          });
    }
  }

  /** Returns the published files that may have some urls. */
  private Collection<Part> partsOf(Collection<String> locs, Manifest from) {
    Layout layout = locs.isEmpty() ? null : Layout.of(from);
    if (layout == null) {
      return locs.isEmpty() ? List.of() : from.parts();
    }
    Set<Part> parts = new LinkedHashSet<>();
    for (String loc : locs) {
      Key key = job.items().removed(loc).key();
      Part part = layout.partOf(key.group(), key.hash());
      if (part != null) {
        parts.add(part);
      }
    }
    return parts;
  }

  @Override
  public void close() throws IOException {
    run.close();
  }
}
