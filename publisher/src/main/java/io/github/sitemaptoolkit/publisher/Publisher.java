package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.directory.RobotsFile;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.guard.NewElements;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.internal.disk.LocalStore;
import io.github.sitemaptoolkit.publisher.internal.job.Job;
import io.github.sitemaptoolkit.publisher.internal.job.Jobs;
import io.github.sitemaptoolkit.publisher.internal.job.NamedSet;
import io.github.sitemaptoolkit.publisher.internal.job.NamedSets;
import io.github.sitemaptoolkit.publisher.internal.job.OpenJob;
import io.github.sitemaptoolkit.publisher.internal.job.Published;
import io.github.sitemaptoolkit.publisher.internal.job.PublishedSet;
import io.github.sitemaptoolkit.publisher.layout.Choices;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Keep;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Publishes any number of urls as a set of sitemaps in a directory.
 *
 * <pre>{@code
 * Publication done =
 *     Publisher.to(Path.of("public")).baseUrl("https://example.com/").publish(entries);
 * System.out.println("Sitemap: " + done.entryPoint());
 * }</pre>
 *
 * <p>The file to give to crawlers is {@code sitemap.xml}: the sitemap itself if all urls fit into
 * one file, otherwise the index of the other files. The distribution of urls among the files, and
 * every byte of them, depends only on the urls and the settings: neither on the order of the urls
 * nor on what was published before. Files that would not change are not touched. If several entries
 * have the same url, the one with the newest {@code lastmod} is published.
 *
 * <p>Either all files are replaced or none: a failure before all new files are written leaves the
 * directory unchanged, and a change that is interrupted after that is completed by the next
 * publisher that opens the directory. Meanwhile, every file is complete, either old or new, and the
 * index names only files that exist.
 *
 * <p>Memory use does not grow with the number of urls; while publishing, about twice the size of
 * the set is needed on the disk of the directory. Not thread-safe.
 *
 * @since 0.1
 */
public final class Publisher implements EntryPublisher {

  private final Store store;
  private @Nullable String base;
  private Grouping by = Grouping.hash();
  private boolean gzip;
  private PartLimits limits = PartLimits.DEFAULT;
  private Choices choices = Choices.NONE;
  private boolean acceptIncomplete;
  private boolean adopt;
  private boolean announced;
  private boolean addedAreNew;
  private final List<UrlSet> sets = new ArrayList<>();
  private @Nullable Set<String> chosen; // names of the sets to publish; null for all
  private @Nullable Context context;
  private @Nullable RunFiles files;
  private @Nullable Growth growth;
  private @Nullable NewElements elements;
  private Set<String> acceptedLosses = Set.of();
  private Predicate<? super UrlEntry> remaining = entry -> true;

  private Publisher(Store store) {
    this.store = store;
  }

  /** Returns a publisher for a directory, which is created if it does not exist. */
  public static Publisher to(Path directory) {
    return new Publisher(new LocalStore(directory));
  }

  /** Returns a publisher for another place than a directory. */
  @Incubating
  public static Publisher to(Store store) {
    return new Publisher(store);
  }

  /**
   * Sets the url of the directory. Required, except for updates.
   *
   * @throws IllegalArgumentException if it is not an absolute http or https url of a directory
   */
  public Publisher baseUrl(String url) {
    base = IndexFile.base(url);
    return this;
  }

  /** Sets how urls are grouped into files. Defaults to {@link Grouping#hash()}. */
  public Publisher by(Grouping grouping) {
    by = grouping;
    return this;
  }

  /**
   * Sets whether to gzip the sitemaps; {@code sitemap.xml} is never compressed. Defaults to false.
   */
  public Publisher gzip(boolean compressed) {
    gzip = compressed;
    return this;
  }

  /**
   * Sets whether a sitemap has the digest of its contents in its name, so that it never changes,
   * and {@code sitemap.xml} is always an index: at any moment, crawlers see the old set or the new
   * one. The sitemaps of former sets are kept for a day. Defaults to false.
   */
  @Incubating
  public Publisher immutable(boolean named) {
    return keep(named ? Keep.DEFAULT : null);
  }

  /** Sets that names are immutable, and how long sitemaps of former sets are kept; null if not. */
  @Incubating
  public Publisher keep(@Nullable Keep former) {
    choices = choices.withImmutable(former);
    return this;
  }

  /**
   * Sets whether {@code sitemap-style.css}, for browsers, lies beside the set. Defaults to false.
   */
  public Publisher stylesheet(boolean named) {
    choices = choices.withStylesheet(named ? Boolean.TRUE : null);
    return this;
  }

  /** Sets how much a file may hold. Defaults to {@link PartLimits#DEFAULT}. */
  public Publisher limits(PartLimits limits) {
    this.limits = limits;
    return this;
  }

  /**
   * Sets whether to publish an incomplete input: one with missing entries, according to the
   * problems that the context collects while the entries are read. Defaults to false.
   */
  public Publisher acceptIncomplete(boolean accepted) {
    acceptIncomplete = accepted;
    return this;
  }

  /**
   * Sets how many percent of the published urls may be missing from the new set. This protects a
   * good set from a broken export. Defaults to 50 or, for updates, to what the set was published
   * with.
   *
   * @param percent from 0 to 100; 100 turns the check off
   * @throws IllegalArgumentException if it is not a percentage
   */
  public Publisher maxShrink(int percent) {
    choices = choices.withMaxShrink(percent);
    return this;
  }

  /**
   * Sets how many percent of the entries that have a value, such as an image, may lose it, compared
   * with how many would have it if its share stayed the same; fewer than 10 always may, unless all
   * of at least 5 had it and none has it any more. Defaults to 50 or, for updates, to what the set
   * was published with.
   *
   * @param percent from 0 to 100; 100 turns the check off
   * @throws IllegalArgumentException if it is not a percentage
   */
  public Publisher maxLoss(int percent) {
    choices = choices.withMaxLoss(percent);
    return this;
  }

  /**
   * Accepts this time that entries lose these fields, such as {@code image} or {@code
   * news.publication_date}: the names that a refusal tells.
   */
  public Publisher acceptLoss(Collection<String> fields) {
    acceptedLosses = Set.copyOf(fields);
    return this;
  }

  /**
   * Sets which published entries would still be chosen, by their age: that others have gone is no
   * loss of their values. Defaults to all.
   */
  @Incubating
  public Publisher remaining(Predicate<? super UrlEntry> condition) {
    remaining = condition;
    return this;
  }

  /**
   * Sets how many percent of the urls may have another scheme or host than the url of the
   * directory. Crawlers accept them only if the robots.txt of their site names the set. Defaults to
   * 10 or, for updates, to what the set was published with.
   *
   * @param percent from 0 to 100; 100 turns the check off
   * @throws IllegalArgumentException if it is not a percentage
   */
  public Publisher maxOutside(int percent) {
    choices = choices.withMaxOutside(percent);
    return this;
  }

  /**
   * Sets the hosts of an intranet, whose urls are published although the public cannot reach them.
   * Defaults to none or, for updates, to what the set was published with.
   */
  public Publisher privateUrls(@Nullable PrivateUrls hosts) {
    choices = choices.withPrivateUrls(hosts);
    return this;
  }

  /** Sets whether any number of urls may have another scheme or host, or as many as by default. */
  public Publisher allowOutside(boolean allowed) {
    choices = choices.withMaxOutside(allowed ? Integer.valueOf(Safeguards.ALL) : null);
    return this;
  }

  /**
   * Sets whether to replace a set that others have published: a {@code sitemap.xml} without a
   * manifest that this library did not write. Its urls are then guarded as {@link #maxShrink} says,
   * and those of its files that have a name like the files of a set are removed. Defaults to false.
   */
  public Publisher adopt(boolean adopted) {
    adopt = adopted;
    return this;
  }

  /**
   * Sets whether the caller adds the set to the robots.txt of its site, as {@link RobotsFile} does.
   * If not, {@link Publication#notes} says when that is needed. Defaults to false.
   */
  public Publisher announced(boolean inRobots) {
    announced = inRobots;
    return this;
  }

  /**
   * Adds a named set. If there is any, each entry becomes part of all sets that it belongs to, and
   * {@code sitemap.xml} is the index of all of them. A set without urls has no file. In what {@link
   * #publish(Stream)} returns, a url counts once for each set.
   *
   * @throws IllegalArgumentException if there is a set of this name
   */
  @Incubating
  public Publisher set(UrlSet set) {
    if (sets.stream().anyMatch(other -> other.name().equals(set.name()))) {
      throw new IllegalArgumentException("there are two sets named " + set.name());
    }
    sets.add(set);
    return this;
  }

  /**
   * Restricts publishing to some of the named sets: the files of all others stay, also in the
   * index. Defaults to all sets; files of sets that are not added to this publisher are then
   * removed.
   *
   * @throws IllegalArgumentException if no set of a name was added, or there is no name
   */
  @Incubating
  public Publisher only(Collection<String> names) {
    NamedSets.check(names, namedSets());
    chosen = Set.copyOf(names);
    return this;
  }

  /**
   * Sets extensions, limits and the sink for problems, if it was given one. Defaults to {@link
   * Context#load()}.
   *
   * <p>Nothing is published from incomplete input. The publisher knows of it from an {@link
   * EntryReader}, from a {@link SitemapSet} that reads into it, and from the problems that this
   * context was given: whatever else reads the input must then report to them, too.
   */
  public Publisher context(Context context) {
    this.context = context;
    return this;
  }

  /**
   * Sets the files that one run reads and writes besides the set. None of them is replaced, except
   * sitemaps that an earlier run has published to the same place: {@link InvalidPlanException} is
   * then thrown, and nothing is published. Defaults to no files.
   */
  @Incubating
  public Publisher files(RunFiles run) {
    files = run;
    return this;
  }

  /**
   * Sets whether updates add only urls that the set does not have. A set by month then need not be
   * searched for their old entries; if there are some, the urls are published twice. Defaults to
   * false.
   */
  @Incubating
  public Publisher addedAreNew(boolean certain) {
    addedAreNew = certain;
    return this;
  }

  /** Sets the feeds that the set grows with: what they have added before stays. */
  @Incubating
  public Publisher growing(@Nullable Growth feeds) {
    growth = feeds;
    return this;
  }

  /** Sets what keeps the set from new kinds of elements. Defaults to nothing: all are added. */
  @Incubating
  public Publisher guarding(@Nullable NewElements guard) {
    elements = guard;
    return this;
  }

  @Override
  public Publication publish(Entries entries) throws IOException {
    return publish(entries, false);
  }

  @Override
  public Publication plan(Entries entries) throws IOException {
    return publish(entries, true);
  }

  @Override
  public Publication update(Entries added, Entries removed) throws IOException {
    if (store.path(SetNames.MANIFEST) != null && !store.isInterrupted()) {
      PublishedSet.manifest(store); // first, so that no directory is created for nothing
    }
    return update(added, removed, false);
  }

  @Override
  public Publication planUpdate(Entries added, Entries removed) throws IOException {
    return update(added, removed, true);
  }

  private Publication publish(Entries entries, boolean plan) throws IOException {
    return JointPublication.of(List.of(this), entries, plan).get(0);
  }

  /** Begins to publish. The caller closes what is returned. */
  OpenJob begin(boolean plan) throws IOException {
    return jobs().publish(settings(), NamedSets.of(namedSets(), chosen), plan);
  }

  private Publication update(Entries added, Entries removed, boolean plan) throws IOException {
    try (OpenJob open = jobs().update(choices, addedAreNew, plan)) {
      Job job = open.job();
      removed.forEach(consumer((entry, location) -> job.remove(entry.loc())));
      added.forEach(consumer(job::add));
      open.prepare();
      return publication(open.commit());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Jobs jobs() {
    RunFiles run = files == null ? new RunFiles() : files;
    return new Jobs(
        store,
        context(),
        acceptIncomplete,
        announced,
        adopt,
        run,
        growth,
        acceptedLosses,
        remaining,
        elements);
  }

  EntryConsumer consumer(EntryConsumer to) {
    return to.withProblems(problems());
  }

  static Publication publication(Published done) {
    Manifest set = done.set();
    String entryPoint = set.base() + SetNames.ENTRY_POINT;
    return new Publication(
        entryPoint,
        set.urls(),
        set.parts(),
        done.written(),
        done.removed(),
        done.notes(),
        done.changes());
  }

  private List<NamedSet> namedSets() {
    return sets.stream().map(UrlSet::set).toList();
  }

  private Manifest settings() {
    if (base == null) {
      throw new IllegalStateException("the url of the directory is not set: call baseUrl");
    }
    return new Manifest(base, by, gzip, limits, choices, List.of());
  }

  private Context context() {
    Context known = (context == null ? Context.load() : context).withOwnProblems();
    context = known;
    return known;
  }

  /**
   * Returns the problems that were found so far: those of the context, or its own if the context
   * was given none.
   */
  public Problems problems() {
    return context().problems();
  }

  /** Returns the name of the place. */
  String name() {
    return store.name();
  }

  @Override
  public String toString() {
    return "Publisher[" + store.name() + ", " + base + ']';
  }
}
