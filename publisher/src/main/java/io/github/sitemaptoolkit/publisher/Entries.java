package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.stream.Stream;

/**
 * Entries to publish, with the places where they were read: {@code to -> new
 * SitemapSet(context).read(path, to)}.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Entries {

  /**
   * Passes on all entries, in this thread. Called once.
   *
   * @throws IOException if they cannot be read
   */
  void forEach(EntryConsumer consumer) throws IOException;

  /** Returns the entries of a stream, whose places are unknown. The stream is not closed. */
  static Entries of(Stream<UrlEntry> entries) {
    return consumer -> entries.sequential().forEachOrdered(entry -> consumer.accept(entry, null));
  }
}
