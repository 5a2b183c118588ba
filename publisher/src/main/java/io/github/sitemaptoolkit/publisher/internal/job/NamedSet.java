package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One of the sets that are published together.
 *
 * @param condition which entries belong to it
 * @param grouping how the urls are grouped; null if as in all sets
 * @param maxShrink by how many percent it may shrink; null if as all sets
 */
public record NamedSet(
    String name,
    Predicate<? super UrlEntry> condition,
    @Nullable Grouping grouping,
    @Nullable Integer maxShrink) {

  /**
   * Checks the percentage.
   *
   * @throws IllegalArgumentException if it is not one
   */
  public NamedSet {
    if (maxShrink != null) {
      Safeguards.checkPercentage(maxShrink);
    }
  }
}
