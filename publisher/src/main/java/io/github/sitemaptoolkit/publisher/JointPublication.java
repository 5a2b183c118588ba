package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.guard.Refusals;
import io.github.sitemaptoolkit.publisher.internal.job.OpenJob;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Publishes to several places with entries that are read once. For one run.
 *
 * @since 0.1
 */
@Incubating
public final class JointPublication {

  private final Entries entries;
  private final boolean plan;
  private final Map<Publisher, OpenJob> open = new LinkedHashMap<>();

  private JointPublication(Entries entries, boolean plan) {
    this.entries = entries;
    this.plan = plan;
  }

  /**
   * Publishes several sets, each to its own place, with entries that are read once: those of the
   * named sets of each publisher. All are written and checked before the first one changes; then
   * they change one after another.
   *
   * @param publishers of different places; what is missing in an input must be reported to the
   *     context of each
   * @param entries consumed in the calling thread, once
   * @return what was published, in the order of the publishers
   * @throws PartlyPublishedException if a place failed when its turn came, while others changed
   * @throws IOException for the same reasons as {@link
   *     EntryPublisher#publish(java.util.stream.Stream)}; nothing changed
   * @throws io.github.sitemaptoolkit.problem.SitemapException for the same reasons as there;
   *     nothing changed
   */
  public static List<Publication> publish(List<Publisher> publishers, Entries entries)
      throws IOException {
    return of(publishers, entries, false);
  }

  /** Plans what {@link #publish} does, without doing it. Throws the same exceptions. */
  public static List<Publication> plan(List<Publisher> publishers, Entries entries)
      throws IOException {
    return of(publishers, entries, true);
  }

  /** Begins all, reads the entries, prepares all, and only then changes one after another. */
  static List<Publication> of(List<Publisher> publishers, Entries entries, boolean plan)
      throws IOException {
    try {
      return new JointPublication(entries, plan).run(publishers);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private List<Publication> run(List<Publisher> rest) throws IOException {
    if (rest.isEmpty()) {
      prepare();
      return commit();
    }
    Publisher publisher = rest.get(0);
    try (OpenJob job = publisher.begin(plan)) {
      open.put(publisher, job);
      return run(rest.subList(1, rest.size()));
    }
  }

  private void prepare() throws IOException {
    List<EntryConsumer> consumers = new ArrayList<>();
    open.forEach((publisher, job) -> consumers.add(publisher.consumer(job.job()::add)));
    EntryConsumer first = consumers.get(0);
    entries.forEach(consumers.size() == 1 ? first : all(consumers));
    var refusals = new Refusals();
    for (OpenJob job : open.values()) {
      refusals.check(job::prepare);
    }
    refusals.throwAny();
  }

  private static EntryConsumer all(List<EntryConsumer> consumers) {
    return new EntryConsumer() {
      @Override
      public void accept(UrlEntry entry, @Nullable Location location) {
        consumers.forEach(each -> each.accept(entry, location));
      }

      @Override
      public @Nullable Problems problems() {
        return consumers.get(0).problems();
      }
    };
  }

  private List<Publication> commit() throws IOException {
    List<Publication> done = new ArrayList<>();
    Map<String, Exception> failures = new LinkedHashMap<>();
    for (Map.Entry<Publisher, OpenJob> each : open.entrySet()) {
      try {
        done.add(Publisher.publication(each.getValue().commit()));
      } catch (IOException | RuntimeException e) {
        if (open.size() == 1) {
          throw e;
        }
        failures.put(each.getKey().name(), e);
      }
    }
    if (!failures.isEmpty()) {
      throw new PartlyPublishedException(failures, done);
    }
    return done;
  }
}
