package io.github.sitemaptoolkit.batch.internal.sort;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
  private final List<Path> runs = new ArrayList<>(); // all files, once all values are there
  private @Nullable List<T> rest; // what is in no file, once all values are there
  private boolean returned;
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
    if (returned || rest != null) {
      throw new IllegalStateException("the values have been sorted");
    }
    values.add(value);
    held += OVERHEAD + codec.size(value);
    if (held >= memory) {
      add(0, write(stream(sortedValues())));
    }
  }

  private List<T> sortedValues() {
    List<T> sorted = order.sorting().apply(values);
    values = new ArrayList<>();
    held = 0;
    return sorted;
  }

  private static <T> ItemStream<T> stream(List<T> sorted) {
    Iterator<T> iterator = sorted.iterator();
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

  /**
   * Returns all values, sorted, which {@link #sorted} or {@link #sortedWith} will return once more.
   * Call this after all values have been added.
   */
  public ItemStream<T> sortedFirst() throws IOException {
    return merged(null, ended());
  }

  /** Returns all values, sorted. Call this once, after all values have been added. */
  public ItemStream<T> sorted() throws IOException {
    return last(null);
  }

  /**
   * Returns all values and those of another stream, sorted. Call this once, after all values have
   * been added.
   *
   * @param others values in the same order; of equal values, they come first
   */
  public ItemStream<T> sortedWith(ItemStream<T> others) throws IOException {
    return last(others);
  }

  private ItemStream<T> last(@Nullable ItemStream<T> others) throws IOException {
    ItemStream<T> all = merged(others, ended());
    rest = null; // from now on, only the stream needs it
    returned = true;
    return all;
  }

  /** Returns what is in no file. No further values can be added. */
  private List<T> ended() throws IOException {
    if (returned) {
      throw new IllegalStateException("the values are in memory no more");
    }
    List<T> last = rest;
    if (last == null) {
      last = sortedValues();
      rest = last;
      mergeToFew();
    }
    closeFiles(); // they may have been read before
    return last;
  }

  private ItemStream<T> merged(@Nullable ItemStream<T> others, List<T> last) throws IOException {
    return others == null && runs.isEmpty() ? stream(last) : merged(others, runs, stream(last));
  }

  /** Merges files until there are so few that all can be read at once. */
  private void mergeToFew() throws IOException {
    List<Path> all = runs; // the oldest first: they were merged most often
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
  }

  /** Merges files to one, and deletes them. */
  private Path mergedFile(List<Path> paths) throws IOException {
    Path merged = write(merged(null, paths, null));
    closeFiles();
    for (Path path : paths) {
      Files.delete(path);
      made.remove(path);
    }
    return merged;
  }

  private ItemStream<T> merged(
      @Nullable ItemStream<T> others, List<Path> paths, @Nullable ItemStream<T> more)
      throws IOException {
    List<ItemStream<T>> sources = new ArrayList<>();
    if (others != null) {
      sources.add(others);
    }
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
    runs.clear();
    if (files > 0) {
      Files.deleteIfExists(directory);
    }
  }
}
