/**
 * Feeds, read and written as lists of pages: RSS 0.90 to 2.0 and Atom, with Media RSS. Start with
 * {@link io.github.sitemaptoolkit.converters.feed.RssFormat} and {@link
 * io.github.sitemaptoolkit.converters.feed.AtomFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.feed;

import org.jspecify.annotations.NullMarked;
