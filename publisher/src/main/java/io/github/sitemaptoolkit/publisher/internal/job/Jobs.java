package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.guard.NewElements;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.internal.disk.Leftovers;
import io.github.sitemaptoolkit.publisher.layout.Choices;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.standing.Standing;
import io.github.sitemaptoolkit.publisher.standing.StandingSet;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import io.github.sitemaptoolkit.publisher.values.LastingValues;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
 * @param acceptedLosses the fields that entries may lose
 * @param chosen whether a published entry would still be chosen
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
    Set<String> acceptedLosses,
    Predicate<? super UrlEntry> chosen,
    @Nullable NewElements elements) {

  /**
   * Reads what was published by its own content: the format that is given is that of the inputs.
   */
  public Jobs {
    context = context.with(InputFormat.DETECTED);
  }

  /**
   * Begins to publish exactly the entries that are added. The caller closes what is returned.
   *
   * @param settings a manifest, of which the parts are ignored
   * @param sets the named sets; none for one set without a name
   * @param plan whether to write nothing
   */
  public OpenJob publish(Manifest settings, NamedSets sets, boolean plan) throws IOException {
    return open(
        plan,
        (change, scratch) -> {
          JobContext job = job(settings, announced, scratch, change);
          Standing before = new StandingSet(store, context).find(settings, adopt);
          return new PublishJob(job, sets, before);
        });
  }

  /**
   * Begins to change the published set. The caller closes what is returned.
   *
   * @param choices what is chosen otherwise than it was published with
   * @param addedAreNew whether the set has none of the urls that are added
   * @param plan whether to write nothing
   */
  public OpenJob update(Choices choices, boolean addedAreNew, boolean plan) throws IOException {
    return open(
        plan,
        (change, scratch) -> {
          Manifest before = PublishedSet.manifest(store);
          PublishedSet.checkWhole(store, change);
          if (change != null) {
            change.half().ifPresent(this::report);
          }
          Manifest settings = before.with(choices.or(before.choices()));
          return FullUpdate.of(job(settings, true, scratch, change), before, addedAreNew);
        });
  }

  private void report(Transaction.Half half) {
    context
        .problems()
        .report(PublishCodes.half(half.there(), half.missing(), half.former(), store.name()));
  }

  private interface Work {
    SetJob in(@Nullable Transaction change, Path scratch) throws IOException;
  }

  private JobContext job(
      Manifest settings, boolean told, Path scratch, @Nullable Transaction change) {
    Safeguards checks =
        Safeguards.of(acceptIncomplete, settings.choices()).accepting(acceptedLosses);
    Context in = settings.choices().applyTo(context);
    Instant now = growth == null ? store.clock().instant() : growth.now();
    return JobContext.of(
        store,
        settings,
        checks,
        told,
        in,
        scratch,
        change,
        files,
        now,
        entry -> chosen.test(entry) ? LastingValues.of(entry, context.extensions(), now) : null);
  }

  private OpenJob open(boolean plan, Work work) throws IOException {
    Path own = plan || ScratchSpace.chosen() != null ? ScratchSpace.directory("sitemap-") : null;
    Closeable cleaning = own == null ? () -> {} : () -> Leftovers.removeAll(own);
    try {
      Transaction change = plan ? null : store.begin();
      try {
        Path scratch = own == null ? Objects.requireNonNull(change).scratch() : own;
        return open(work, change, scratch, cleaning);
      } catch (IOException | RuntimeException | Error e) {
        try (change) {
          throw e;
        }
      }
    } catch (IOException | RuntimeException | Error e) {
      try (cleaning) {
        throw e;
      }
    }
  }

  private OpenJob open(Work work, @Nullable Transaction change, Path scratch, Closeable cleaning)
      throws IOException {
    SetJob target = work.in(change, scratch);
    Job job = growth == null ? target : new GrowingJob(target, growth);
    Manifest before = target.before();
    if (elements != null) {
      elements.published(before);
    }
    job.begin();
    Set<String> known = before == null ? null : before.choices().recognised();
    Supplier<@Nullable Set<String>> recognised =
        () -> elements == null ? known : elements.recognised();
    return new OpenJob(
        job,
        recognised,
        () -> {
          try (cleaning;
              change) {
            // both are closed, whatever happens
          }
        });
  }
}
