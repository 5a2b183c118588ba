package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;

/**
 * How the values of an extension are found in the items of feeds, and how they are expressed there.
 *
 * <p>Implementations are stateless and safe for many threads.
 *
 * @param <E> the type of the values
 * @since 0.1
 */
public interface FeedMapping<E extends UrlExtension> {

  /**
   * Finds values in a feed's item; empty if there is none.
   *
   * <p>Not called for an item that holds elements of this extension: those are read by {@link
   * SitemapExtension#read}.
   */
  default List<E> fromFeed(FeedItem item, FeedContext context) {
    return List.of();
  }

  /**
   * Expresses a value in the terms of feeds: as media, alternates, a title and so on.
   *
   * <p>What cannot be expressed of a value is reported to the context, a kind each. Also called
   * where the feed carries the whole entry beside the item: then nothing of that is counted.
   *
   * @param value the value
   * @param owner the entry that it belongs to
   * @param out the item to add to; it has the entry's url and date already
   * @return false if nothing of the value could be expressed: then the element counts as lost
   */
  default boolean toFeed(E value, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return false;
  }
}
