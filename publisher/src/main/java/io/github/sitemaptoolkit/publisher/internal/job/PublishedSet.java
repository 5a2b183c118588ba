package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.batch.walk.Unreadable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.ManifestFile;
import io.github.sitemaptoolkit.publisher.internal.read.OrderedTasks;
import io.github.sitemaptoolkit.publisher.internal.read.SetReader;
import io.github.sitemaptoolkit.publisher.layout.DigestedStream;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.OwnDocuments;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The published files of a set that is updated.
 *
 * <p>An update needs only the files that hold the urls to change. It needs all of them if it cannot
 * know these, or if a file would be written in another way now. What it reads must be as it was
 * published: whatever somebody else has changed is neither published nor lost.
 */
public final class PublishedSet {

  private static final IndexChildren NO_INDEX =
      index -> {
        throw IndexCodes.noDirectory(index);
      };

  private final Store store;
  private final Manifest manifest;
  private final Context context;
  private boolean usual = true; // in the files that were read so far as they are

  PublishedSet(Store store, Manifest manifest, Context context) {
    this.store = store;
    this.manifest = manifest;
    this.context = OwnDocuments.context(context);
  }

  /**
   * Returns the manifest of a set that can be updated.
   *
   * @throws SitemapException if there is none
   */
  public static Manifest manifest(Store store) throws IOException {
    Manifest manifest = ManifestFile.read(store);
    if (manifest == null) {
      throw refused(
          store,
          store.files().containsKey(SetNames.ENTRY_POINT)
              ? "the manifest of this set is missing ("
                  + SetNames.MANIFEST
                  + "), so it is not known how the set was published; publish all urls again, such"
                  + " as with sitemap publish, which recognises the set by its content"
              : "no set was published here; publish all urls first, such as with sitemap publish");
    } else if (manifest.hasSets()) {
      throw refused(
          store,
          "named sets were published here, and an update does not know which of them a url belongs"
              + " to; change the input and publish again, such as with sitemap publish, or sitemap"
              + " publish --set NAME for one of them");
    }
    return manifest;
  }

  /**
   * Refuses to update files of which nobody knows what they hold.
   *
   * @param change the transaction; null if nothing is to be written
   */
  static void checkWhole(Store store, @Nullable Transaction change) throws IOException {
    boolean mixed =
        change == null
            ? store.isInterrupted() || ManifestFile.changes(store) != null
            : change.isMixed();
    if (mixed) {
      throw refused(
          store,
          "a publication, perhaps of an engine such as Spark, stopped here halfway, so urls may be"
              + " in no file or in two; publish all urls again, such as with sitemap publish");
    }
  }

  private static SitemapException refused(Store store, String message) {
    return new SitemapException(PublishCodes.MANIFEST, message, Location.of(store.name()));
  }

  /**
   * Checks the files as far as that costs nothing: a directory knows their sizes. A bucket would
   * have to be asked for each; what it has is confirmed before the index is put.
   */
  void check() throws IOException {
    for (Part part : manifest.parts()) {
      if (store.path(part.file()) != null) {
        store.check(part);
      }
    }
  }

  /** Tells which files are going to be read, in this order. */
  void announce(Collection<Part> parts) {
    store.announce(parts);
  }

  /**
   * Passes the entries of a file to the consumer.
   *
   * @throws IOException if it is missing, or not as it was published
   */
  void read(Part part, Consumer<UrlEntry> consumer) throws IOException {
    read(part, context, consumer);
  }

  private void read(Part part, Context as, Consumer<UrlEntry> consumer) throws IOException {
    try (Source file = store.open(part, as.limits())) {
      var digested = new DigestedStream(file.stream());
      try (Source source = Source.of(digested, file.name(), as.limits())) {
        new SetReader(Unreadable.FAIL)
            .read(source, as, NO_INDEX, (entry, location) -> consumer.accept(entry));
      } catch (SitemapException e) {
        throw isAsPublished(digested, part) ? e : changed(part, e);
      }
      if (!digested.endsAs(part)) {
        throw changed(part, null);
      }
    }
  }

  /**
   * Passes the items of a file to the consumer with their bytes as they are, if these are certainly
   * what would be written of its entries now.
   *
   * @return whether they are; if not, what the consumer was given does not count, and the file must
   *     be {@linkplain #read read}, which reports if it is damaged
   */
  boolean readAsWritten(Part part, SetItems items, Consumer<Item> consumer) {
    if (!usual || !items.hasWritten(part)) {
      return false;
    }
    try (Source file = store.open(part, context.limits())) {
      var digested = new DigestedStream(file.stream());
      usual = items.readAsWritten(digested, consumer);
      return usual && digested.endsAs(part);
    } catch (IOException | SitemapException e) {
      return false;
    }
  }

  /**
   * Finds urls in files, several of which are read at the same time if the store allows it.
   *
   * @param wanted the urls
   * @param found called with each of them that is found, and the shard of its file
   */
  void find(Map<Shard, Part> files, Set<String> wanted, BiConsumer<String, Shard> found)
      throws IOException {
    new OrderedTasks<Map.Entry<Shard, List<String>>>(store.threads())
        .run(
            files.entrySet(),
            file -> Map.entry(file.getKey(), found(file.getValue(), wanted)),
            result -> result.getValue().forEach(loc -> found.accept(loc, result.getKey())));
  }

  private List<String> found(Part part, Set<String> wanted) throws IOException {
    List<String> found = new ArrayList<>();
    read(
        part,
        context.withProblems(new Problems()), // whoever changes the file will tell
        entry -> {
          if (wanted.contains(entry.loc())) {
            found.add(entry.loc());
          }
        });
    return found;
  }

  private static boolean isAsPublished(DigestedStream digested, Part part) {
    try {
      return digested.endsAs(part);
    } catch (IOException | SitemapException e) {
      return false; // such as damaged
    }
  }

  private SitemapException changed(Part part, @Nullable Exception cause) {
    String file = store.name(part.file());
    return new SitemapException(
        Problem.of(
            PublishCodes.CHANGED,
            "it is not as it was published, so somebody else has changed it, or it is damaged;"
                + " publish all urls again, such as with sitemap publish",
            Location.of(file)),
        cause);
  }
}
