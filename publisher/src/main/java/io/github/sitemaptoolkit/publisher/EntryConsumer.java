package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/**
 * Takes entries one by one.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface EntryConsumer {

  /**
   * Takes an entry.
   *
   * @param location where it was read; null if unknown
   */
  void accept(UrlEntry entry, @Nullable Location location);
}
