package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/**
 * A sitemap that a {@link Walk} has come to.
 *
 * @param sitemap what the index says about it
 * @param at where the index lists it
 * @param parent the index, if another one lists it; null for one with which the walk began
 * @param mayBeIndex whether it may be an index itself: only a robots.txt may list them
 * @param before the url for which the same sitemap came before; null if it did not
 * @since 0.1
 */
public record Listed(
    IndexEntry sitemap,
    Location at,
    @Nullable Listed parent,
    boolean mayBeIndex,
    @Nullable String before) {

  /** Returns the url of the sitemap. */
  public String loc() {
    return sitemap.loc();
  }

  /** Returns whether the same url came before. False for another url of the same sitemap. */
  public boolean isRepeated() {
    return loc().equals(before);
  }

  /** Returns how many indexes are above the one that lists it. */
  public int depth() {
    int depth = 0;
    for (Listed index = parent; index != null; index = index.parent) {
      depth++;
    }
    return depth;
  }
}
