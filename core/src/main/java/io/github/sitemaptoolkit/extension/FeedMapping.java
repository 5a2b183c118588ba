package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;

/**
 * The mapping of an extension's values from and to the items of feeds.
 *
 * <p>Implementations must be stateless and safe for use by several threads.
 *
 * @param <E> the type of the values
 * @since 0.1
 */
public interface FeedMapping<E extends UrlExtension> {

  /**
   * Returns the values that a feed's item contains; empty if there are none.
   *
   * <p>What the feed says of media is {@link FeedItem#media()}; what the HTML of the item shows is
   * {@link FeedItem#embedded()}. What no extension takes of them is counted as lost.
   *
   * <p>A title, a name or another word of the item counts as used if this asked the item for it and
   * a value contains it unchanged; so ask only for words that a value shall have.
   *
   * <p>Not called for an item that contains elements of this extension, which {@link
   * SitemapExtension#read} reads.
   */
  default List<E> fromFeed(FeedItem item, FeedContext context) {
    return List.of();
  }

  /**
   * Adds a value to a feed's item, as media, alternates, a title and so on.
   *
   * <p>Parts of the value that a feed has no place for must be reported with {@link
   * FeedContext#lost(String)}. Also called if the feed contains the whole entry in addition to the
   * item; these reports are then ignored.
   *
   * @param value the value
   * @param owner the entry that it belongs to
   * @param out the item to add to; it already has the url and the date of the entry
   * @return false if nothing of the value could be added; the whole element then counts as lost
   */
  default boolean toFeed(E value, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return false;
  }
}
