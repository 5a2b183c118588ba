/** What Media RSS says of the media of a feed and its items, and what is lost of that. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.media;

import org.jspecify.annotations.NullMarked;
