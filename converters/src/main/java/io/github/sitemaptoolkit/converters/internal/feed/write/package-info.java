/** Writes RSS 2.0 and Atom 1.0: makes items of url entries, and elements of items. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.write;

import org.jspecify.annotations.NullMarked;
