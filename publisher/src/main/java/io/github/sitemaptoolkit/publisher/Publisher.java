package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.Leftovers;
import io.github.sitemaptoolkit.publisher.internal.disk.LocalStore;
import io.github.sitemaptoolkit.publisher.internal.disk.ManifestFile;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
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
public final class Publisher {

  private final Store store;
  private @Nullable String base;
  private Grouping by = Grouping.hash();
  private boolean gzip;
  private PartLimits limits = PartLimits.DEFAULT;
  private Safeguards safeguards = Safeguards.DEFAULT;
  private final List<UrlSet> sets = new ArrayList<>();
  private @Nullable Set<String> chosen; // names of the sets to publish; null for all
  private @Nullable Context context;
  private @Nullable RunFiles files;

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
    safeguards = new Safeguards(accepted, safeguards.maxShrink(), safeguards.allowOutside());
    return this;
  }

  /**
   * Sets by how many percent the number of published urls may shrink. This protects a good set from
   * a broken export. Defaults to 50.
   *
   * @param percent from 0 to 100; 100 turns the check off
   * @throws IllegalArgumentException if it is not a percentage
   */
  public Publisher maxShrink(int percent) {
    safeguards = new Safeguards(safeguards.acceptIncomplete(), percent, safeguards.allowOutside());
    return this;
  }

  /**
   * Sets whether to publish even if no url begins with the url of the directory. Crawlers accept
   * such a sitemap only if the robots.txt of the urls' site names it. Defaults to false.
   */
  public Publisher allowOutside(boolean allowed) {
    safeguards = new Safeguards(safeguards.acceptIncomplete(), safeguards.maxShrink(), allowed);
    return this;
  }

  /**
   * Adds a named set. If there is any, each entry becomes part of all sets that it belongs to, or
   * of none; {@code sitemap.xml} is the index of all of them. A set without urls has no file. In
   * what {@link #publish(Stream)} returns, a url counts once for each set.
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
   * Restricts publishing to some of the named sets: the published files of all others stay as they
   * are, and stay in the index. Defaults to all sets; files of sets that are not added to this
   * publisher are then removed.
   *
   * @throws IllegalArgumentException if no set of a name was added, or there is no name
   */
  @Incubating
  public Publisher only(Collection<String> names) {
    List<String> known = sets.stream().map(UrlSet::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "there is no set "
                + Problem.quoted(name)
                + (known.isEmpty() ? "; there are no sets" : "; known are ")
                + String.join(", ", known));
      }
    }
    if (names.isEmpty()) {
      throw new IllegalArgumentException("no set is named");
    }
    chosen = Set.copyOf(names);
    return this;
  }

  /**
   * Sets the context: the extensions, the limits and the sink for problems. Defaults to {@link
   * Context#load()}.
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

  /** Returns the files of the run that begins; one publisher may run many times. */
  private RunFiles run() {
    return files == null ? new RunFiles() : files;
  }

  /**
   * Publishes a set that consists of exactly these entries.
   *
   * @param entries consumed in the calling thread; the caller closes the stream
   * @return what was published
   * @throws IOException if the input cannot be read, if a file cannot be written, or if another
   *     publisher is using the directory
   * @throws SitemapException if there is no url or there are more files than an index may list; if
   *     two named sets would have a file of the same name; if the input is incomplete; if the set
   *     would shrink too much; if no url begins with the url of the directory. The directory is
   *     then unchanged.
   * @throws IllegalStateException if {@link #baseUrl} was not called
   * @throws RuntimeException anything else that the stream throws; the directory is then unchanged
   */
  public Publication publish(Stream<UrlEntry> entries) throws IOException {
    return publish(Entries.of(entries));
  }

  /**
   * Publishes a set that consists of exactly these entries. Throws the same exceptions as {@link
   * #publish(Stream)}.
   */
  public Publication publish(Entries entries) throws IOException {
    Manifest settings = settings();
    try (Transaction change = store.begin();
        PublishJob job =
            new PublishJob(
                store, settings, safeguards, namedSets(), context(), change.scratch(), null)) {
      Manifest before = ManifestFile.read(store);
      entries.forEach(job::add);
      return job.finish(change, before, run());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Adds entries to the published set and removes urls from it, using the settings it was published
   * with. An added entry replaces the published entry of the same url, whatever their dates; a url
   * that is both removed and added is added.
   *
   * <p>If urls are grouped by {@linkplain Grouping#hash() hash} or {@linkplain Grouping#section
   * section}, only the files are read that hold these urls; of the others, only the sizes are
   * checked. If a file is not as it was published, all files are read, and changes that somebody
   * else made are published, too. With other groupings, the files of a url are not known, so all
   * files are read.
   *
   * @param added consumed in the calling thread; the caller closes the stream
   * @param removed urls, consumed in the calling thread; those that were not published are ignored;
   *     the caller closes the stream
   * @return what was published
   * @throws SitemapException if nothing was published to the directory, if named sets were, if the
   *     published set is damaged, or for the same reasons as in {@link #publish(Stream)}
   * @throws IOException if the input cannot be read, if a file cannot be written, or if another
   *     publisher is using the directory
   */
  public Publication update(Stream<UrlEntry> added, Stream<String> removed) throws IOException {
    return update(Entries.of(added), Entries.of(removed.map(UrlEntry::of)));
  }

  /**
   * Adds entries to the published set and removes urls from it, as {@link #update(Stream, Stream)}
   * does.
   *
   * @param removed entries whose urls are removed; their other fields are ignored
   */
  public Publication update(Entries added, Entries removed) throws IOException {
    if (!store.isInterrupted()) {
      published(); // first, so that no directory is created if nothing was published
    }
    try (Transaction change = store.begin()) {
      Manifest before = published();
      var set = new PublishedSet(store, before, context());
      try (PublishJob job =
          new PublishJob(
              store, before, safeguards, NamedSets.NONE, context(), change.scratch(), set)) {
        removed.forEach((entry, location) -> job.remove(entry.loc()));
        added.forEach(job::add);
        return job.finish(change, before, run());
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Manifest published() throws IOException {
    Manifest before = ManifestFile.read(store);
    if (before == null) {
      throw refused(
          "no set was published here; publish all urls first, such as with sitemap publish");
    } else if (ManifestFile.changes(store) != null) {
      throw refused(
          "an engine such as Spark stopped here while it published, so urls may be in no file or in"
              + " two; publish all urls again, such as with sitemap publish");
    } else if (before.hasSets()) {
      throw refused(
          "named sets were published here, and an update does not know which of them a url belongs"
              + " to; change the input and publish again, such as with sitemap publish");
    }
    return before;
  }

  private SitemapException refused(String message) {
    return new SitemapException(PublishCodes.MANIFEST, message, Location.of(store.name()));
  }

  private NamedSets namedSets() {
    Set<String> names = chosen;
    return names == null
        ? new NamedSets(sets, false)
        : new NamedSets(sets.stream().filter(set -> names.contains(set.name())).toList(), true);
  }

  /**
   * Returns what {@link #publish(Stream)} would publish, without changing anything. Throws the same
   * exceptions.
   */
  public Publication plan(Stream<UrlEntry> entries) throws IOException {
    return plan(Entries.of(entries));
  }

  /**
   * Returns what {@link #publish(Entries)} would publish, without changing anything. Throws the
   * same exceptions.
   */
  public Publication plan(Entries entries) throws IOException {
    Manifest settings = settings();
    Path scratch = Files.createTempDirectory("sitemap-");
    try (PublishJob job =
        new PublishJob(store, settings, safeguards, namedSets(), context(), scratch, null)) {
      entries.forEach(job::add);
      return job.finish(null, ManifestFile.read(store), run());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } finally {
      Leftovers.removeAll(scratch);
    }
  }

  private Manifest settings() {
    if (base == null) {
      throw new IllegalStateException("the url of the directory is not set: call baseUrl");
    }
    return new Manifest(base, by, gzip, limits, List.of());
  }

  private Context context() {
    Context known = context == null ? Context.load() : context;
    context = known;
    return known;
  }

  /** Returns the problems that were found so far. */
  public Problems problems() {
    return context == null ? new Problems() : context.problems();
  }
}
