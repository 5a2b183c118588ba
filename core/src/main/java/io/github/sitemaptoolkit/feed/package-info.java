/**
 * Items of feeds, independent of the feed's format, for extensions that map their values from and
 * to feeds. Start with {@link io.github.sitemaptoolkit.feed.FeedItem}.
 */
@NullMarked
package io.github.sitemaptoolkit.feed;

import org.jspecify.annotations.NullMarked;
