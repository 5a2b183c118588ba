package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
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

  /**
   * Returns the problems to which what reads the entries reports, unless it was given others, so
   * that the consumer knows if entries are missing; null if it does not matter to the consumer.
   * Defaults to null.
   */
  default @Nullable Problems problems() {
    return null;
  }

  /** Returns this consumer with problems. */
  default EntryConsumer withProblems(Problems problems) {
    EntryConsumer to = this;
    return new EntryConsumer() {
      @Override
      public void accept(UrlEntry entry, @Nullable Location location) {
        to.accept(entry, location);
      }

      @Override
      public Problems problems() {
        return problems;
      }
    };
  }
}
