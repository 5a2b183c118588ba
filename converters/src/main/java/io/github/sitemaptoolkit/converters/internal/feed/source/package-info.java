/** The objects that all readers of a feed share: its cursor, log, urls and settings. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.source;

import org.jspecify.annotations.NullMarked;
