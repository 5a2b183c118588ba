/**
 * A feed's items in neutral terms, so that extensions map from feeds without knowing any feed
 * format. Start with {@link io.github.sitemaptoolkit.feed.FeedItem}.
 */
@NullMarked
package io.github.sitemaptoolkit.feed;

import org.jspecify.annotations.NullMarked;
