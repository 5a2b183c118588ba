package io.github.sitemaptoolkit.sort;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
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

  private static final int FEW_FILES = 10;
  private static final int SMALLER = 4;

  /** A value in memory, and its place there. */
  private record Placed<T>(T value, long place) {}

  /** Creates the directory of the files, which nothing else uses. */
  interface Directory {
    Path create() throws IOException;
  }

  private final Directory directory;
  private @Nullable Path created; // the directory, once there are files
  private final KeyedCodec<T> codec;
  private final Comparator<T> order;
  private final long memory;
  private final int mostFiles;
  private final boolean compressed; // its files
  private RecordStore values; // in no file
  private final List<List<Segments>> levels =
      new ArrayList<>(); // files by how often they were merged
  private final List<Run> open = new ArrayList<>();
  private final List<Segments> runs = new ArrayList<>(); // all files, once all values are there
  private boolean ended; // all values are there
  private boolean returned;
  private final List<Segments> made = new ArrayList<>(); // which still exist
  private int files;

  /**
   * Creates a sorter that uses a share of the heap.
   *
   * @param directory a directory for its files, which nothing else uses; created when needed
   */
  public Sorter(Path directory, SortOrder<T> order, Codec<T> codec) {
    this(directory, order, codec, memory(), MOST_FILES);
  }

  /**
   * Creates a sorter that uses a share of the heap.
   *
   * @param parent where its directory is created, when needed
   * @param name the name of its directory, which nothing else uses
   */
  public Sorter(TemporaryDirectory parent, String name, SortOrder<T> order, Codec<T> codec) {
    this(() -> parent.create(name), order, codec, memory(), MOST_FILES, false);
  }

  /** Returns a sorter that uses little memory, as there are others beside it. */
  public static <T> Sorter<T> small(
      TemporaryDirectory parent, String name, SortOrder<T> order, Codec<T> codec) {
    long memory = memory() / SMALLER;
    int files = (int) Math.max(FEW_FILES, Math.min(MOST_FILES, memory / Run.BUFFER));
    return new Sorter<>(() -> parent.create(name), order, codec, memory, files, false);
  }

  /**
   * Returns a sorter whose files are compressed, which takes time.
   *
   * @param directory a directory for its files, which nothing else uses; created when needed
   */
  public static <T> Sorter<T> compressed(Path directory, SortOrder<T> order, Codec<T> codec) {
    Directory created = () -> Files.createDirectories(directory);
    return new Sorter<>(created, order, codec, memory(), MOST_FILES, true);
  }

  private static long memory() {
    return HeapShare.ofSorting(Runtime.getRuntime().maxMemory());
  }

  /**
   * Creates a sorter.
   *
   * @param memory about how much memory values may take that are sorted at once, in bytes
   * @param mostFiles the maximum number of files that are merged at once
   */
  Sorter(Path directory, SortOrder<T> order, Codec<T> codec, long memory, int mostFiles) {
    this(() -> Files.createDirectories(directory), order, codec, memory, mostFiles, false);
  }

  private Sorter(
      Directory directory,
      SortOrder<T> order,
      Codec<T> codec,
      long memory,
      int mostFiles,
      boolean compressed) {
    this.directory = directory;
    this.codec = new KeyedCodec<>(codec, order.number());
    this.order = order.comparator();
    this.memory = memory;
    this.mostFiles = mostFiles;
    this.compressed = compressed;
    this.values = new RecordStore(memory);
  }

  /** Adds a value. */
  public void add(T value) throws IOException {
    checkOpen();
    codec.add(value, values);
    writeIfFull();
  }

  /** Adds the current value of a sequence of encoded values. */
  void add(Records records) throws IOException {
    checkOpen();
    int size = records.end - records.start;
    values.add(size).put(records.bytes, records.start, size);
    writeIfFull();
  }

  private void checkOpen() {
    if (returned || ended) {
      throw new IllegalStateException("the values have been sorted");
    }
  }

  private void writeIfFull() throws IOException {
    if (values.held() >= memory) {
      sortValues();
      add(0, write(values.records()));
      values.clear();
    }
  }

  private void sortValues() {
    KeySort.sort(values.places(), values.count(), values, this::sortEqual);
  }

  /** Sorts those that have the same key. */
  private void sortEqual(int from, int to) {
    List<Placed<T>> equal = new ArrayList<>(to - from);
    Records records = values.records();
    for (int i = from; i < to; i++) {
      values.point(records, i);
      equal.add(new Placed<>(codec.value(records), values.places()[i]));
    }
    equal.sort((a, b) -> order.compare(a.value, b.value));
    for (int i = from; i < to; i++) {
      values.places()[i] = equal.get(i - from).place;
    }
  }

  private Segments write(Records sorted) throws IOException {
    Path in = directory.create();
    created = in;
    Segments file = new Segments(in.resolve("items-" + ++files), compressed);
    made.add(file);
    Run.write(file, sorted, Run.BUFFER);
    return file;
  }

  private void add(int level, Segments file) throws IOException {
    if (levels.size() == level) {
      levels.add(new ArrayList<>());
    }
    List<Segments> same = levels.get(level);
    same.add(file);
    if (same.size() == mostFiles) {
      Segments merged = mergedFile(same);
      same.clear();
      add(level + 1, merged);
    }
  }

  /**
   * Returns all values, sorted, which {@link #sorted} or {@link #sortedWith} will return once more.
   * Call this after all values have been added.
   */
  public ItemStream<T> sortedFirst() throws IOException {
    end();
    return merged(values);
  }

  /** Returns all values, sorted. Call this once, after all values have been added. */
  public ItemStream<T> sorted() throws IOException {
    end();
    returned = true;
    RecordStore last = values;
    values = new RecordStore(0); // from now on, only the stream needs them
    return merged(last);
  }

  /**
   * Returns all values and those of another stream, sorted. Call this once, after all values have
   * been added.
   *
   * @param others values in the same order; of equal values, they come first
   */
  public ItemStream<T> sortedWith(ItemStream<T> others) throws IOException {
    return new Both<>(others, sorted(), order);
  }

  /** Ends adding. */
  private void end() throws IOException {
    if (returned) {
      throw new IllegalStateException("the values are in memory no more");
    } else if (!ended) {
      if (files == 0) {
        KeySort.sort(values.places(), values.count(), values); // the stream does the rest
      } else {
        sortValues();
      }
      ended = true;
      mergeToFew();
    }
    closeFiles(); // they may have been read before
  }

  private ItemStream<T> merged(RecordStore last) throws IOException {
    if (runs.isEmpty()) {
      return new KeySorted<>(last, codec, order);
    }
    List<Records> sources = opened(runs, returned);
    sources.add(last.records());
    return new Merge<>(sources, codec, order);
  }

  /** Merges files until there are so few that all can be read at once. */
  private void mergeToFew() throws IOException {
    List<Segments> all = runs; // the oldest first: they were merged most often
    for (int i = levels.size() - 1; i >= 0; i--) {
      all.addAll(levels.get(i));
    }
    while (all.size() > mostFiles) {
      int count = Math.min(mostFiles, all.size() - mostFiles + 1);
      List<Segments> last = all.subList(all.size() - count, all.size());
      Segments merged = mergedFile(last);
      last.clear();
      all.add(merged);
    }
  }

  /** Merges files to one, and deletes them. */
  private Segments mergedFile(List<Segments> sources) throws IOException {
    Segments merged = write(new Merge<>(opened(sources, true), codec, order));
    closeFiles();
    for (Segments source : sources) {
      source.delete();
      made.remove(source);
    }
    return merged;
  }

  /**
   * Opens files.
   *
   * @param last whether they are not read once more
   */
  private List<Records> opened(List<Segments> files, boolean last) {
    List<Records> sources = new ArrayList<>();
    for (Segments file : files) {
      Run run = Run.open(file, Run.BUFFER, last);
      open.add(run);
      sources.add(run);
    }
    return sources;
  }

  private void closeFiles() throws IOException {
    for (Run run : open) {
      run.close();
    }
    open.clear();
  }

  /** Removes the files and their directory. */
  @Override
  public void close() throws IOException {
    closeFiles();
    for (Segments file : made) {
      file.delete();
    }
    made.clear();
    runs.clear();
    if (created != null) {
      Files.deleteIfExists(created);
    }
  }
}
