/** Reads the items of any feed, and the modules in them, and makes url entries of them. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.read;

import org.jspecify.annotations.NullMarked;
