package io.github.sitemaptoolkit.sort;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Keeps any number of values in their order, in bounded memory: what does not fit is written to
 * temporary files.
 *
 * <p>Not thread-safe. The caller closes it.
 *
 * @param <T> the type of the values
 */
public final class Spool<T> implements Closeable {

  private static final int SHARE = 16; // of a small one
  private static final int BUFFER = 256 << 10; // larger than when many files are open

  private final Sorter.Directory directory;
  private @Nullable Path created; // the directory, once there are files
  private final KeyedCodec<T> codec;
  private final long memory;
  private RecordStore values; // in no file
  private final List<Segments> files = new ArrayList<>();
  private @Nullable Run open;

  /**
   * Creates a spool that uses a share of the heap.
   *
   * @param directory a directory for its files, which nothing else uses; created when needed
   * @param codec writes a key, as for {@link SortOrder#byKey}
   */
  public Spool(Path directory, Codec<T> codec) {
    this(directory, codec, HeapShare.ofSorting(Runtime.getRuntime().maxMemory()));
  }

  /**
   * Returns a spool that uses little memory, as there are others beside it.
   *
   * @param name the name of its directory, which is created when needed
   * @param number a number of each value, such as its hash
   */
  public static <T> Spool<T> small(
      TemporaryDirectory parent, String name, Codec<T> codec, ToLongFunction<T> number) {
    long memory = HeapShare.ofSorting(Runtime.getRuntime().maxMemory()) / SHARE;
    return new Spool<>(() -> parent.create(name), new KeyedCodec<>(codec, number), memory);
  }

  /**
   * Creates a spool.
   *
   * @param memory about how much memory values may take, in bytes
   */
  Spool(Path directory, Codec<T> codec, long memory) {
    this(() -> Files.createDirectories(directory), new KeyedCodec<>(codec, null), memory);
  }

  /**
   * Creates a spool.
   *
   * @param memory about how much memory values may take, in bytes
   */
  Spool(Sorter.Directory directory, KeyedCodec<T> codec, long memory) {
    this.directory = directory;
    this.codec = codec;
    this.memory = memory;
    this.values = new RecordStore(memory);
  }

  /** Adds a value. */
  public void add(T value) throws IOException {
    codec.add(value, values);
    if (values.held() >= memory) {
      Path in = directory.create();
      created = in;
      Segments file = new Segments(in.resolve("items-" + (files.size() + 1)), false);
      files.add(file);
      Run.write(file, values.records(), BUFFER);
      values.clear();
    }
  }

  /**
   * Returns all values that have been added. Before the spool is read once more or added to, the
   * last stream must have been read as far as it is needed.
   */
  public ItemStream<T> values() throws IOException {
    Records records = records();
    return () -> records.advance() ? codec.value(records) : null;
  }

  /**
   * Returns some of the values, as {@link #values()} does.
   *
   * @param wanted tells by the number of a value, from 0, whether to return it
   */
  public ItemStream<T> values(IntPredicate wanted) throws IOException {
    Records records = records();
    return new ItemStream<>() {

      private int number;

      @Override
      public @Nullable T next() throws IOException {
        while (records.advance()) {
          if (wanted.test(number++)) {
            return codec.value(records);
          }
        }
        return null;
      }
    };
  }

  /** Returns the encoded values, as {@link #values} does. */
  Records records() throws IOException {
    closeFile();
    Iterator<Segments> next = files.iterator();
    Records last = values.records();
    return new Records() {

      @Override
      boolean advance() throws IOException {
        while (true) {
          Run run = open;
          if (run == null && !next.hasNext()) {
            return last.advance() && at(last);
          } else if (run == null) {
            open = Run.open(next.next(), BUFFER, false);
          } else if (run.advance()) {
            return at(run);
          } else {
            closeFile();
          }
        }
      }

      private boolean at(Records other) {
        point(other);
        return true;
      }
    };
  }

  private void closeFile() throws IOException {
    Run run = open;
    if (run != null) {
      run.close();
      open = null;
    }
  }

  /** Removes the files and their directory. */
  @Override
  public void close() throws IOException {
    closeFile();
    for (Segments file : files) {
      file.delete();
    }
    files.clear();
    values = new RecordStore(0);
    if (created != null) {
      Files.deleteIfExists(created);
      created = null;
    }
  }
}
