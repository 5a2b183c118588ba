package io.github.sitemaptoolkit.publisher.growth;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import org.jspecify.annotations.Nullable;

/**
 * A feed that a set grows with, as an option of the context that it is read with.
 *
 * @param name the name of the feed
 * @param growth the feeds of the set
 * @since 0.1
 */
@Incubating
public record GrowingFeed(String name, Growth growth) {

  private static final GrowingFeed NONE = new GrowingFeed("", new Growth());

  /** Returns the feed that is read with a context; null if none is. */
  public static @Nullable GrowingFeed of(Context context) {
    GrowingFeed feed = context.options(NONE);
    return feed.equals(NONE) ? null : feed;
  }
}
