/** The HTML of items of feeds: what it shows besides the media that a feed names. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.content;

import org.jspecify.annotations.NullMarked;
