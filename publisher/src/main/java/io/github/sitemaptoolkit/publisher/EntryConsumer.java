package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/**
 * Accepts entries one by one.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface EntryConsumer {

  /**
   * Accepts an entry.
   *
   * @param location where the entry was read; null if unknown
   */
  void accept(UrlEntry entry, @Nullable Location location);
}
