package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One of the sets that are published together.
 *
 * @param condition which entries belong to it
 * @param change what becomes of them in its files; null if they stay as they are
 * @param grouping how the urls are grouped; null if as in all sets
 * @param declared the ids of the extensions that its file declares if it has no urls; null if it
 *     has no file then
 * @param maxShrink by how many percent it may shrink; null if as all sets
 */
public record NamedSet(
    String name,
    Predicate<? super UrlEntry> condition,
    @Nullable UnaryOperator<UrlEntry> change,
    @Nullable Grouping grouping,
    @Nullable Integer maxShrink,
    @Nullable Set<String> declared) {

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

  /**
   * Returns an entry as it is in the files of the set.
   *
   * @throws IllegalArgumentException if it would be one of another url
   */
  UrlEntry changed(UrlEntry entry) {
    UrlEntry changed = change == null ? entry : change.apply(entry);
    if (!changed.loc().equals(entry.loc())) {
      throw new IllegalArgumentException(
          "set " + name + ": an entry of another url: " + Problem.quoted(changed.loc()));
    }
    return changed;
  }
}
