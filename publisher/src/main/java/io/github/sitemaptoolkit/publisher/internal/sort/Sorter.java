package io.github.sitemaptoolkit.publisher.internal.sort;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sorts any number of values in bounded memory: sorts as many as fit, writes them to a temporary
 * file, and merges the files in the end. Equal values keep their order.
 *
 * <p>Not thread-safe. The caller closes the sorter.
 *
 * @param <T> the type of the values
 */
public final class Sorter<T> implements Closeable {

  /** The maximum number of files that are merged at once, because each needs a buffer. */
  private static final int MOST_FILES = 100;

  /** About how much memory the objects of a value take besides its bytes. */
  private static final int OVERHEAD = 200;

  private static final int BUFFER = 32 << 10;

  private final Path directory;
  private final SortOrder<T> order;
  private final Codec<T> codec;
  private final long memory;
  private final int mostFiles;
  private List<T> values = new ArrayList<>();
  private final List<List<Path>> levels = new ArrayList<>(); // files by how often they were merged
  private final List<Run<T>> open = new ArrayList<>();
  private final List<Path> made = new ArrayList<>(); // files that still exist
  private long held;
  private int files;

  /**
   * Creates a sorter that uses a share of the heap.
   *
   * @param directory a directory for its files, which nothing else uses; created when needed
   */
  public Sorter(Path directory, SortOrder<T> order, Codec<T> codec) {
    this(directory, order, codec, Memory.ofSorting(Runtime.getRuntime().maxMemory()), MOST_FILES);
  }

  /**
   * Creates a sorter.
   *
   * @param memory about how much memory values may take that are sorted at once, in bytes
   * @param mostFiles the maximum number of files that are merged at once
   */
  Sorter(Path directory, SortOrder<T> order, Codec<T> codec, long memory, int mostFiles) {
    this.directory = directory;
    this.order = order;
    this.codec = codec;
    this.memory = memory;
    this.mostFiles = mostFiles;
  }

  /** Adds a value. */
  public void add(T value) throws IOException {
    values.add(value);
    held += OVERHEAD + codec.size(value);
    if (held >= memory) {
      add(0, write(sortedValues()));
    }
  }

  private ItemStream<T> sortedValues() {
    @SuppressWarnings("unchecked") // it holds what the list held
    T[] sorted = (T[]) values.toArray();
    values = new ArrayList<>();
    held = 0;
    NumberSort.sort(
        sorted,
        0,
        sorted.length,
        order.number(),
        (from, to) -> Arrays.sort(sorted, from, to, order.comparator()));
    Iterator<T> iterator = Arrays.asList(sorted).iterator();
    return () -> iterator.hasNext() ? iterator.next() : null;
  }

  private Path write(ItemStream<T> sorted) throws IOException {
    Files.createDirectories(directory);
    Path file = directory.resolve("items-" + ++files);
    made.add(file);
    Run.write(file, sorted, codec, BUFFER);
    return file;
  }

  private void add(int level, Path file) throws IOException {
    if (levels.size() == level) {
      levels.add(new ArrayList<>());
    }
    List<Path> same = levels.get(level);
    same.add(file);
    if (same.size() == mostFiles) {
      Path merged = mergedFile(same);
      same.clear();
      add(level + 1, merged);
    }
  }

  /** Returns all values, sorted. Call this once, after all values have been added. */
  public ItemStream<T> sorted() throws IOException {
    ItemStream<T> rest = sortedValues();
    if (files == 0) {
      return rest;
    }
    List<Path> all = new ArrayList<>(); // the oldest first: they were merged most often
    for (int i = levels.size() - 1; i >= 0; i--) {
      all.addAll(levels.get(i));
    }
    while (all.size() > mostFiles) {
      int count = Math.min(mostFiles, all.size() - mostFiles + 1);
      List<Path> last = all.subList(all.size() - count, all.size());
      Path merged = mergedFile(last);
      last.clear();
      all.add(merged);
    }
    return merged(all, rest);
  }

  /** Merges files to one, and deletes them. */
  private Path mergedFile(List<Path> paths) throws IOException {
    Path merged = write(merged(paths, null));
    closeFiles();
    for (Path path : paths) {
      Files.delete(path);
      made.remove(path);
    }
    return merged;
  }

  private ItemStream<T> merged(List<Path> paths, @Nullable ItemStream<T> more) throws IOException {
    List<ItemStream<T>> sources = new ArrayList<>();
    for (Path path : paths) {
      Run<T> run = Run.open(path, codec, BUFFER);
      open.add(run);
      sources.add(run);
    }
    if (more != null) {
      sources.add(more);
    }
    return new Merge<>(sources, order.comparator());
  }

  private void closeFiles() throws IOException {
    for (Run<T> run : open) {
      run.close();
    }
    open.clear();
  }

  /** Removes the files and their directory. */
  @Override
  public void close() throws IOException {
    closeFiles();
    for (Path file : made) {
      Files.deleteIfExists(file);
    }
    made.clear();
    if (files > 0) {
      Files.deleteIfExists(directory);
    }
  }
}
