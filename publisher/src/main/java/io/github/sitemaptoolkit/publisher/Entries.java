package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Stream;

/**
 * Entries to publish, each with the location it was read from. To publish the entries of a file:
 * {@code consumer -> new SitemapSet(context).read(path, consumer)}.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Entries {

  /**
   * Passes all entries to the consumer, in the calling thread. Called once.
   *
   * @throws IOException if they cannot be read
   */
  void forEach(EntryConsumer consumer) throws IOException;

  /** Returns the entries of a stream, with unknown locations. The caller closes the stream. */
  static Entries of(Stream<UrlEntry> entries) {
    return consumer -> entries.sequential().forEachOrdered(entry -> consumer.accept(entry, null));
  }

  /**
   * Returns the entries of a document, with their locations. What could not be read is added to the
   * problems of the consumer. The caller closes the reader.
   */
  static Entries of(EntryReader<UrlEntry> reader) {
    return consumer -> {
      try {
        for (UrlEntry entry : reader) {
          consumer.accept(entry, reader.location());
        }
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
      Problems known = consumer.problems();
      if (known != null && known != reader.problems()) {
        known.report(reader.problems());
      }
    };
  }
}
