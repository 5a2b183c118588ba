package io.github.sitemaptoolkit.publisher.directory;

import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.internal.disk.Leftovers;
import io.github.sitemaptoolkit.publisher.internal.disk.PartWriter;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * Another store that stays as it is: what is published there goes to a temporary directory, with
 * all files of the set, be they changed or not.
 *
 * <pre>{@code
 * try (var preview = PreviewStore.of(DirectoryStore.of(Path.of("public")))) {
 *   Publisher.to(preview).baseUrl("https://example.com/").publish(entries);
 *   SitemapSet.read(preview.directory().resolve("sitemap.xml"), context, consumer);
 * }
 * }</pre>
 *
 * <p>It is published there once. The caller closes the store, which removes the directory.
 *
 * @since 0.1
 */
public final class PreviewStore implements Store, Closeable {

  private static final String SCRATCH = "sort";

  private final Store store;
  private final Path directory;

  private PreviewStore(Store store, Path directory) {
    this.store = store;
    this.directory = directory;
  }

  /**
   * Returns a preview of a store.
   *
   * @throws IOException if the directory cannot be created
   */
  public static PreviewStore of(Store store) throws IOException {
    return new PreviewStore(store, ScratchSpace.directory("sitemap-"));
  }

  /** Returns the directory of the new files. */
  public Path directory() {
    return directory;
  }

  @Override
  public String name() {
    return store.name();
  }

  @Override
  public String name(String file) {
    return store.name(file);
  }

  @Override
  public @Nullable Path path(String file) {
    return store.path(file);
  }

  @Override
  public byte @Nullable [] read(String file, int most) throws IOException {
    return store.read(file, most);
  }

  @Override
  public Source open(Part part, Limits limits) throws IOException {
    return store.open(part, limits);
  }

  @Override
  public SortedMap<String, Long> files() throws IOException {
    return store.files();
  }

  @Override
  public int threads() {
    return store.threads();
  }

  @Override
  public Clock clock() {
    return store.clock();
  }

  @Override
  public Children children(Limits limits) throws IOException {
    return store.children(limits);
  }

  @Override
  public void check(Part part) throws IOException {
    store.check(part);
  }

  @Override
  public boolean isIntact(Part part) {
    return store.isIntact(part);
  }

  @Override
  public void lookUp(Collection<Part> published) throws IOException {
    store.lookUp(published);
  }

  /** Returns whether the other store has it; then it is put here nevertheless. */
  @Override
  public boolean holds(String file, Pieces contents) {
    boolean held = store.holds(file, contents);
    if (held) {
      try {
        PartWriter.write(directory.resolve(file), contents);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return held;
  }

  @Override
  public boolean isInterrupted() {
    return store.isInterrupted();
  }

  @Override
  public Transaction begin() {
    return new Preview(directory);
  }

  @Override
  public void close() throws IOException {
    Leftovers.removeAll(directory);
  }

  /** New files that stay where they are put. */
  private record Preview(Path directory) implements Transaction {

    @Override
    public Path scratch() {
      return directory.resolve(SCRATCH);
    }

    @Override
    public void put(String file, Pieces contents) throws IOException {
      PartWriter.write(directory.resolve(file), contents);
    }

    @Override
    public void commit(List<String> files, List<Part> removed) {
      // nobody sees it
    }

    @Override
    public void close() {
      // with the store
    }
  }
}
