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
 * A reader of the entries of a document. Memory use does not grow with the size of the document.
 *
 * <p>The entries can be read once, with {@link #read} or with one {@link #iterator} or {@link
 * #stream}; open the document again to read them again. Closing the reader closes its input.
 *
 * <p>Not thread-safe: one thread reads at a time, and hands the entries, which are immutable, to
 * others. If two threads read at the same time, an {@link IllegalStateException} soon says so; like
 * that of two changes of a collection, it is found as far as that costs nothing.
 *
 * <p>Reading throws {@link UncheckedIOException} if the input fails, and {@link
 * io.github.sitemaptoolkit.problem.SitemapException} if the rest of it cannot be understood; in
 * both cases after all entries before that place, and with no entries after it. Anything less is
 * reported to {@link #problems}.
 *
 * @param <E> the type of the entries
 * @since 0.1
 */
public interface EntryReader<E> extends Iterable<E>, Closeable {

  /** Returns the properties of the document as a whole, as found before its first entry. */
  DocumentInfo document();

  /**
   * Returns the values of extensions and foreign elements that belong to the document, not to an
   * entry, and follow its first entry. Complete only when {@link #read} has returned null.
   */
  default List<Node<?>> trailing() {
    return List.of();
  }

  /**
   * Returns the next entry, or null at the end, however often it is called.
   *
   * @throws IllegalStateException if the reader was closed, even if it was at its end: null would
   *     look as if the document had no more entries
   */
  @Nullable E read();

  /** Returns whether the reader was closed. Readers that can be closed must say so. */
  default boolean isClosed() {
    return false;
  }

  /**
   * Throws an exception if the reader was closed. {@link #read} begins with it.
   *
   * @throws IllegalStateException if it was
   */
  default void checkOpen() {
    if (isClosed()) {
      throw new IllegalStateException("the reader is closed");
    }
  }

  /** Returns the place where the last entry read begins; the input as a whole before the first. */
  Location location();

  /**
   * Returns the places of the values of the last entry read. Without {@link Context#withPlaces},
   * and for formats that do not support it, all values have the place of the entry.
   */
  default Places places() {
    return new Places(location());
  }

  /**
   * Returns the problems found so far, which are those of this document alone unless its context
   * was given problems.
   */
  Problems problems();

  /** Closes the input. */
  @Override
  void close() throws IOException;

  /**
   * Returns an iterator over the remaining entries: after {@link #read}, over those behind it. Once
   * the reader is closed, it throws IllegalStateException.
   *
   * @throws IllegalStateException if an iterator or a stream was asked for before: it would have no
   *     entries, as if the document had none. {@link AbstractReader} throws it, and so does
   *     whatever {@link SitemapFormat#reader} returns
   */
  @Override
  default Iterator<E> iterator() {
    return new Iterator<>() {
      private @Nullable E next;
      private boolean ended;

      @Override
      public boolean hasNext() {
        checkOpen();
        if (next == null
            && !ended) { // only now: an error in the next entry must not cost the previous one
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

  /**
   * Returns a stream of the remaining entries; closing the stream closes this reader.
   *
   * @throws IllegalStateException if an iterator or a stream was asked for before
   */
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
