package io.github.sitemaptoolkit.publisher.internal.job;

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
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Lets a set grow with feeds: to the entries of this run it adds those published before. */
final class GrowingJob implements Job {

  private final SetJob target;
  private final Growth feeds;
  private final GrowthRun run;

  /**
   * Creates a job.
   *
   * @param target gets the entries; closed with this job
   */
  GrowingJob(SetJob target, Growth feeds) {
    this.target = target;
    JobContext job = target.job;
    Manifest before = target.before();
    Part list = before == null ? null : before.feeds();
    this.feeds = feeds;
    this.run =
        new GrowthRun(
            feeds,
            target.scope(),
            job.store(),
            list,
            job.settings().base(),
            job.context(),
            job.scratch());
  }

  @Override
  public void begin() throws IOException {
    run.begin();
  }

  @Override
  public void add(UrlEntry entry, @Nullable Location location) {
    run.add(entry, location, plain -> target.add(plain, SetItems.ADDED, location));
  }

  @Override
  public void remove(String loc) {
    run.remove(loc);
    target.remove(loc);
  }

  @Override
  public Prepared prepare(@Nullable Set<String> recognised) throws IOException {
    target.excuse(feeds.refusals());
    run.end();
    run.refused().forEach(target::refuse);
    Manifest before = target.before();
    if (before != null && target.scope() == Scope.UPDATE) {
      run.gone().forEach(target::remove);
      Set<String> outdated = run.outdated();
      read(before, partsOf(outdated, before), it -> outdated.contains(it.loc()), SetItems.ADDED);
    } else if (before != null) {
      read(before, before.parts(), run::retains, SetItems.PUBLISHED);
    }
    return target.prepare(recognised, FeedFiles.of(run));
  }

  private void read(Manifest from, Collection<Part> parts, Predicate<UrlEntry> chosen, int rank)
      throws IOException {
    var set = new PublishedSet(target.job.store(), from, target.job.context());
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
      Key key = target.job.items().removed(loc).key();
      Part part = layout.partOf(key.group(), key.hash());
      if (part != null) {
        parts.add(part);
      }
    }
    return parts;
  }

  @Override
  public void close() throws IOException {
    try (target) {
      run.close();
    }
  }
}
