package io.github.sitemaptoolkit.publisher.upkeep;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.internal.disk.LocalStore;
import io.github.sitemaptoolkit.publisher.internal.disk.ManifestFile;
import io.github.sitemaptoolkit.publisher.internal.read.OrderedTasks;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.Replacement;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Goes back to the set that was published before, if the names of its sitemaps are {@linkplain
 * Publisher#immutable immutable}: only the index and the manifest are replaced. The set that is
 * published now becomes the one before, so that a second rollback undoes the first.
 *
 * <pre>{@code
 * Rollback.of(Path.of("public")).run();
 * }</pre>
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class Rollback {

  private final Store store;

  private Rollback(Store store) {
    this.store = store;
  }

  /** Returns a rollback of the set in a directory. */
  public static Rollback of(Path directory) {
    return new Rollback(new LocalStore(directory));
  }

  /** Returns a rollback of the set in another place. */
  public static Rollback of(Store store) {
    return new Rollback(store);
  }

  /**
   * Goes back to the set before.
   *
   * @return what is published now
   * @throws SitemapException if there is no set to go back to, or a sitemap of it is missing or
   *     damaged; nothing is changed then
   * @throws IOException if a file cannot be read or written, or if a publisher is using the place
   */
  public Publication run() throws IOException {
    if (!store.isInterrupted()) {
      former(); // first, so that nothing is created if nothing was published
    }
    try (Transaction change = store.begin()) {
      Manifest now = former();
      Manifest former = now.history().before();
      if (former == null) {
        throw refused("there is no set to go back to any more");
      }
      check(former);
      Instant time = store.clock().instant();
      Manifest after = Replacement.back(now, former, time, store.name()).manifest();
      Context context = Context.of(Extensions.of());
      String name = store.name(SetNames.ENTRY_POINT);
      put(
          SetNames.ENTRY_POINT,
          IndexFile.of(after.parts(), after.base(), name, after.choices().applyTo(context)),
          change);
      put(SetNames.MANIFEST, after.bytes(), change);
      change.commit(List.of(SetNames.ENTRY_POINT, SetNames.MANIFEST), List.of());
      return new Publication(
          after.base() + SetNames.ENTRY_POINT,
          after.urls(),
          after.parts(),
          List.of(SetNames.ENTRY_POINT),
          List.of(),
          List.of(),
          List.of());
    }
  }

  private static void put(String file, byte[] bytes, Transaction change) throws IOException {
    Pieces pieces = consumer -> consumer.accept(bytes);
    change.put(file, pieces);
  }

  /** Returns the manifest in place, if a former set is kept. */
  private Manifest former() throws IOException {
    Manifest now = ManifestFile.read(store);
    if (now == null) {
      throw refused("no set was published here");
    } else if (ManifestFile.changes(store) != null) {
      throw refused("an engine such as Spark is publishing here, or stopped halfway");
    } else if (now.history().before() == null) {
      throw refused(
          now.isImmutable()
              ? "there is no set to go back to: none was published before, or it is no longer kept"
              : "there is no set to go back to: former sets are kept only if names are immutable,"
                  + " such as with sitemap publish --immutable");
    }
    return now;
  }

  private void check(Manifest former) throws IOException {
    var check = new PartCheck(store);
    List<Problem> faults = new ArrayList<>();
    var files = store.files();
    new OrderedTasks<Optional<Problem>>(store.threads())
        .run(
            former.files(),
            part -> Optional.ofNullable(fault(part, check, files.containsKey(part.file()))),
            found -> found.ifPresent(faults::add));
    if (!faults.isEmpty()) {
      Problem first = faults.get(0);
      throw refused(
          "the set before is not whole: "
              + ShownNumber.counted(faults.size(), "sitemap is", "sitemaps are")
              + " missing or damaged, such as "
              + first.location().source()
              + "; publish all urls again");
    }
  }

  private static @Nullable Problem fault(Part part, PartCheck check, boolean there)
      throws IOException {
    return there ? check.read(part) : check.missing(part);
  }

  private SitemapException refused(String message) {
    return new SitemapException(
        PublishCodes.NO_FORMER, message + "; nothing was changed", Location.of(store.name()));
  }
}
