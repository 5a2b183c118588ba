/**
 * The rules of feeds and Media RSS that do not matter for reading, checked while a feed is read.
 * Start with {@link io.github.sitemaptoolkit.converters.internal.feed.check.FeedCheck}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.check;

import org.jspecify.annotations.NullMarked;
