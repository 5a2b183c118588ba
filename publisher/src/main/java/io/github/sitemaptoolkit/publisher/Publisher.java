package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.Leftovers;
import io.github.sitemaptoolkit.publisher.internal.disk.ManifestFile;
import io.github.sitemaptoolkit.publisher.internal.disk.OwnDocuments;
import io.github.sitemaptoolkit.publisher.internal.disk.Stage;
import io.github.sitemaptoolkit.publisher.internal.plan.IndexFile;
import io.github.sitemaptoolkit.publisher.internal.plan.Manifest;
import io.github.sitemaptoolkit.publisher.internal.plan.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
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
 * <p>Crawlers are given {@code sitemap.xml}: it is the sitemap itself where all urls fit into one
 * file, else the index of the others. Which url stands in which file, and every byte, depends on
 * the urls and the settings alone: not on the order of the urls, nor on what was published before.
 * Files that would not change are not touched. Of entries of one url, the one with the newest
 * {@code lastmod} counts.
 *
 * <p>All files are replaced, or none: whatever fails before all are written leaves the directory as
 * it was, and a change that is interrupted later is ended by the next publisher of that directory.
 * In between, each file is whole, old or new, and the index names files that exist.
 *
 * <p>Memory does not grow with the number of urls; about twice the set's size is needed on the disk
 * of the directory meanwhile. Not safe for use by several threads.
 *
 * @since 0.1
 */
public final class Publisher {

  private static final String SCRATCH = "sort";

  private final Path directory;
  private @Nullable String base;
  private Grouping by = Grouping.hash();
  private boolean gzip;
  private PartLimits limits = PartLimits.DEFAULT;
  private Safeguards safeguards = Safeguards.DEFAULT;
  private @Nullable Context context;

  private Publisher(Path directory) {
    this.directory = directory;
  }

  /** Returns a publisher to a directory, which is made if there is none. */
  public static Publisher to(Path directory) {
    return new Publisher(directory);
  }

  /**
   * Sets the url of the directory. It has to be set.
   *
   * @throws IllegalArgumentException if it is no absolute url of a directory
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

  /** Sets what a file may hold. Defaults to {@link PartLimits#DEFAULT}. */
  public Publisher limits(PartLimits most) {
    limits = most;
    return this;
  }

  /**
   * Sets whether to publish although something of the input is missing: the context's problems say
   * so while the entries are gone through. Defaults to false.
   */
  public Publisher acceptIncomplete(boolean accepted) {
    safeguards = new Safeguards(accepted, safeguards.maxShrink(), safeguards.allowOutside());
    return this;
  }

  /**
   * Sets how many of the urls that were published may be gone afterwards: a broken export should
   * not replace a good set. Defaults to 50 percent.
   *
   * @param percent from 0 to 100; 100 allows any loss
   * @throws IllegalArgumentException if it is not a percentage
   */
  public Publisher maxShrink(int percent) {
    safeguards = new Safeguards(safeguards.acceptIncomplete(), percent, safeguards.allowOutside());
    return this;
  }

  /**
   * Sets whether to publish although no url begins with the url of the directory. Crawlers accept
   * such a sitemap only if the robots.txt of the urls' site names it. Defaults to false.
   */
  public Publisher allowOutside(boolean allowed) {
    safeguards = new Safeguards(safeguards.acceptIncomplete(), safeguards.maxShrink(), allowed);
    return this;
  }

  /** Sets what extensions are known, and where problems go. */
  public Publisher context(Context known) {
    context = known;
    return this;
  }

  /**
   * Publishes these urls, and no others.
   *
   * @param entries gone through once, in this thread, and not closed
   * @throws IOException if the input or a file fails, or another publisher is at work
   * @throws SitemapException if there is no url, or more files than an index may list; if something
   *     of the input is missing; if too many urls would be gone; if no url begins with the url of
   *     the directory
   * @throws RuntimeException whatever else going through the entries throws; nothing is changed
   */
  public Publication publish(Stream<UrlEntry> entries) throws IOException {
    return publish(Entries.of(entries));
  }

  /** Publishes these entries, and no others. Throws the same exceptions as for a stream. */
  public Publication publish(Entries entries) throws IOException {
    Manifest settings = settings();
    try (Stage stage = Stage.open(directory);
        PublishJob run =
            new PublishJob(directory, settings, safeguards, context(), stage.staged(SCRATCH))) {
      Manifest before = ManifestFile.read(directory);
      entries.forEach(run::add);
      return run.finish(stage, before);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Publishes what was published before, with some urls added and some removed, using the settings
   * it was published with. An entry that is added replaces the published one, whatever their dates;
   * a url that is both removed and added is added.
   *
   * @param added gone through once, in this thread, and not closed
   * @param removed urls, gone through likewise; those that are not there do no harm
   * @throws SitemapException if nothing was published to the directory, or what was cannot be read
   *     any more; and as {@link #publish(Stream)} does
   * @throws IOException if the input or a file fails, or another publisher is at work
   */
  public Publication update(Stream<UrlEntry> added, Stream<String> removed) throws IOException {
    return update(Entries.of(added), Entries.of(removed.map(UrlEntry::of)));
  }

  /**
   * Updates as {@link #update(Stream, Stream)} does.
   *
   * @param removed entries of which only the urls count
   */
  public Publication update(Entries added, Entries removed) throws IOException {
    if (!Stage.isInterrupted(directory)) {
      published(); // else nothing is to be made here
    }
    try (Stage stage = Stage.open(directory)) {
      Manifest before = published();
      try (PublishJob run =
          new PublishJob(directory, before, safeguards, context(), stage.staged(SCRATCH))) {
        Context own = OwnDocuments.context(context());
        for (Part part : before.parts()) {
          SitemapSet.read(file(part), own, entry -> run.add(entry, PublishJob.PUBLISHED, null));
        }
        removed.forEach((entry, location) -> run.remove(entry.loc()));
        added.forEach(run::add);
        return run.finish(stage, before);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Returns a sitemap that was published here; anything else in its place is not read. */
  private Path file(Part part) throws FileSystemException {
    Path file = directory.resolve(part.file());
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileSystemException(
          file.toString(), null, "is not a regular file; remove it, and publish all urls again");
    }
    return file;
  }

  private Manifest published() throws IOException {
    Manifest before = ManifestFile.read(directory);
    if (before == null) {
      throw new SitemapException(
          Problem.of(
              PublishCodes.MANIFEST,
              "nothing was published here; publish all urls first",
              Location.of(directory.toString())));
    }
    return before;
  }

  /**
   * Returns what {@link #publish(Stream)} would do, and changes nothing. Throws the same
   * exceptions.
   */
  public Publication plan(Stream<UrlEntry> entries) throws IOException {
    return plan(Entries.of(entries));
  }

  /**
   * Returns what {@link #publish(Entries)} would do, and changes nothing. Throws the same
   * exceptions.
   */
  public Publication plan(Entries entries) throws IOException {
    Manifest settings = settings();
    Path scratch = Files.createTempDirectory("sitemap-");
    try (PublishJob run = new PublishJob(directory, settings, safeguards, context(), scratch)) {
      entries.forEach(run::add);
      return run.finish(null, ManifestFile.read(directory));
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

  /** Returns what was found wrong so far. */
  public Problems problems() {
    return context == null ? new Problems() : context.problems();
  }
}
