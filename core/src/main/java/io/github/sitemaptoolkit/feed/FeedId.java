package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * Where an entry comes from: a feed, and the item in it. Sitemaps have no place for this, so no
 * extension claims it, and it is to be removed before the entry is written.
 *
 * @param feed the name of the feed
 * @param id what identifies the item, even if its url changes; null if it has no identifier
 * @since 0.1
 */
@Incubating
public record FeedId(String feed, @Nullable String id) implements UrlExtension {

  /** Returns where an entry comes from; null if that is not known. */
  public static @Nullable FeedId of(UrlEntry entry) {
    return entry.extension(FeedId.class).orElse(null);
  }

  /** Returns the entry with this origin. */
  public UrlEntry addTo(UrlEntry entry) {
    return entry.toBuilder().add(this).build();
  }

  /** Returns the entry without an origin. */
  public static UrlEntry removeFrom(UrlEntry entry) {
    return entry.toBuilder()
        .nodes(entry.nodes().stream().filter(node -> !(node.value() instanceof FeedId)).toList())
        .build();
  }
}
