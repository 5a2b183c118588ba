/** The data of Media RSS about the media of a feed and its items, and the losses of it. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.media;

import org.jspecify.annotations.NullMarked;
