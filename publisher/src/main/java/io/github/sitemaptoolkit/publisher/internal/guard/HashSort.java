package io.github.sitemaptoolkit.publisher.internal.guard;

import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Sorter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Sorts any number of hashes in bounded memory, each of which it passes on once. */
final class HashSort implements Closeable {

  /** A hash takes eight bytes. */
  private static final class HashCodec implements Codec<Long> {

    @Override
    public int size(Long hash) {
      return Long.BYTES;
    }

    @Override
    public void write(Long hash, ByteBuffer target) {
      target.putLong(hash);
    }

    @Override
    public Long read(ByteBuffer source) {
      return source.getLong();
    }
  }

  private final Sorter<Long> sorter;

  /**
   * Creates a sorter.
   *
   * @param directory a directory for its files, which nothing else uses; created when needed
   */
  HashSort(Path directory) {
    sorter =
        new Sorter<>(
            directory, new SortOrder<>(Long::longValue, Long::compareUnsigned), new HashCodec());
  }

  /**
   * Adds a hash.
   *
   * @throws UncheckedIOException if a temporary file cannot be written
   */
  void add(long hash) {
    try {
      sorter.add(hash);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the hashes. Call this once, after all have been added. */
  ItemStream<Long> sorted() throws IOException {
    ItemStream<Long> all = sorter.sorted();
    return new ItemStream<>() {

      private @Nullable Long last;

      @Override
      public @Nullable Long next() throws IOException {
        Long next = all.next();
        while (next != null && next.equals(last)) {
          next = all.next();
        }
        last = next;
        return next;
      }
    };
  }

  @Override
  public void close() throws IOException {
    sorter.close();
  }
}
