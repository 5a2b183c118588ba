package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
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
}
