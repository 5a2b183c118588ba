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
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sorts any number of hashes in bounded memory, each of which it passes on once. */
public final class HashSort implements Closeable {

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
  public HashSort(Path directory) {
    sorter =
        new Sorter<>(
            directory, new SortOrder<>(Long::longValue, Long::compareUnsigned), new HashCodec());
  }

  /**
   * Adds a hash.
   *
   * @throws UncheckedIOException if a temporary file cannot be written
   */
  public void add(long hash) {
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

  /**
   * Returns the hashes that were added more than once. Call this once, instead of {@link #sorted}.
   *
   * @param most the maximum number of them: further ones are left out
   */
  public Set<Long> repeated(int most) throws IOException {
    ItemStream<Long> all = sorter.sorted();
    Set<Long> repeated = new HashSet<>();
    Long last = null;
    for (Long next = all.next(); next != null && repeated.size() < most; next = all.next()) {
      if (next.equals(last)) {
        repeated.add(next);
      }
      last = next;
    }
    return repeated;
  }

  @Override
  public void close() throws IOException {
    sorter.close();
  }
}
