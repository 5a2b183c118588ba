package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Reads a document entry by entry; memory does not grow with it.
 *
 * <p>Can be gone through once, by {@link #read}, by {@link #iterator} or by {@link #stream}.
 * Closing it closes its input. Not safe for use by several threads.
 *
 * <p>Reading throws {@link UncheckedIOException} when the input fails, {@link
 * io.github.sitemaptoolkit.problem.SitemapException} when it cannot be understood any further, in
 * both cases after all entries before that place were delivered; after that it is at its end. What
 * is wrong but can be lived with goes to {@link #problems}.
 *
 * @param <E> the type of the entries
 * @since 0.1
 */
public interface EntryReader<E> extends Iterable<E>, Closeable {

  /** Returns what is known of the document as a whole: all that stands before the first entry. */
  DocumentInfo document();

  /**
   * Returns what stands behind the first entry and is no entry: extensions' values and foreign
   * elements of the document. All of it is known once {@link #read} has returned null.
   */
  default List<Node<?>> trailing() {
    return List.of();
  }

  /** Returns the next entry, or null at the end. */
  @Nullable E read();

  /** Returns where the entry read last begins, or the input as a whole before the first. */
  Location location();

  /**
   * Returns where the values of the entry read last stand. Without {@link Context#withPlaces}, and
   * in formats that do not keep more, all of them have the place of the entry.
   */
  default Places places() {
    return new Places(location());
  }

  /** Returns what was found wrong so far. */
  Problems problems();

  /** Closes the input. */
  @Override
  void close() throws IOException;

  /** Returns an iterator over what is not read yet. */
  @Override
  default Iterator<E> iterator() {
    return new Iterator<>() {
      private @Nullable E next;
      private boolean ended;

      @Override
      public boolean hasNext() {
        if (next == null && !ended) { // only now: an error further on must not cost this entry
          next = read();
          ended = next == null;
        }
        return next != null;
      }

      @Override
      public E next() {
        E entry = hasNext() ? next : null;
        if (entry == null) {
          throw new NoSuchElementException();
        }
        next = null;
        return entry;
      }
    };
  }

  /** Returns a stream of what is not read yet; closing the stream closes this reader. */
  default Stream<E> stream() {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator(), 0), false)
        .onClose(
            () -> {
              try {
                close();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }
}
