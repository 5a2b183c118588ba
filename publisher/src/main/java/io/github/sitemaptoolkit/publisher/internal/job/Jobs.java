package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.guard.NewElements;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.internal.disk.Leftovers;
import io.github.sitemaptoolkit.publisher.layout.Choices;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.standing.Standing;
import io.github.sitemaptoolkit.publisher.standing.StandingSet;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chooses, starts and finishes jobs, in a transaction or as a plan.
 *
 * @param store where the set is kept
 * @param context how documents are read and written, and the sink for problems
 * @param acceptIncomplete whether to publish an incomplete input
 * @param announced whether a robots.txt will name the set
 * @param adopt whether to replace a set that others have published
 * @param files the files of the run
 * @param growth the feeds that the set grows with; null for none
 * @param elements what keeps the set from new kinds of elements; null for nothing
 */
public record Jobs(
    Store store,
    Context context,
    boolean acceptIncomplete,
    boolean announced,
    boolean adopt,
    RunFiles files,
    @Nullable Growth growth,
    @Nullable NewElements elements) {

  /**
   * Reads what was published by its own content: the format that is given is that of the inputs.
   */
  public Jobs {
    context = context.with(InputFormat.DETECTED);
  }

  /** Passes the entries of a run to a job. */
  @FunctionalInterface
  public interface Input {

    /** Adds and removes entries. */
    void into(Job job) throws IOException;
  }

  private interface Work {
    Published in(@Nullable Transaction change, Path scratch) throws IOException;
  }

  /**
   * Publishes exactly the entries that are added.
   *
   * @param settings a manifest, of which the parts are ignored
   * @param sets the named sets; none for one set without a name
   * @param plan whether to write nothing
   */
  public Published publish(Manifest settings, NamedSets sets, Input input, boolean plan)
      throws IOException {
    return done(
        plan,
        (change, scratch) -> {
          JobContext job = job(settings, announced, scratch, change);
          Standing before = new StandingSet(store, context).find(settings, adopt);
          return done(new PublishJob(job, sets, before), input);
        });
  }

  /**
   * Applies changes to the published set.
   *
   * @param choices what is chosen otherwise than it was published with
   * @param plan whether to write nothing
   */
  public Published update(Choices choices, Input input, boolean plan) throws IOException {
    return done(
        plan,
        (change, scratch) -> {
          Manifest before = PublishedSet.manifest(store);
          PublishedSet.checkWhole(store, change);
          Manifest settings = before.with(choices.or(before.choices()));
          return done(FullUpdate.of(job(settings, true, scratch, change), before), input);
        });
  }

  private JobContext job(
      Manifest settings, boolean told, Path scratch, @Nullable Transaction change) {
    Safeguards checks = Safeguards.of(acceptIncomplete, settings.choices());
    Context in = settings.choices().applyTo(context);
    return JobContext.of(store, settings, checks, told, in, scratch, change, files);
  }

  private Published done(SetJob target, Input input) throws IOException {
    try (Job job = growth == null ? target : new GrowingJob(target, growth)) {
      Manifest before = target.before();
      if (elements != null) {
        elements.published(before);
      }
      job.begin();
      input.into(job);
      Set<String> known = before == null ? null : before.choices().recognised();
      return job.finish(elements == null ? known : elements.recognised());
    }
  }

  private Published done(boolean plan, Work work) throws IOException {
    try {
      return plan ? planned(work) : done(work);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Published done(Work work) throws IOException {
    try (Transaction change = store.begin()) {
      return work.in(change, change.scratch());
    }
  }

  private static Published planned(Work work) throws IOException {
    Path scratch = Files.createTempDirectory("sitemap-");
    try {
      return work.in(null, scratch);
    } finally {
      Leftovers.removeAll(scratch);
    }
  }
}
