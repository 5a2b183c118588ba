/** Readers of the dialects of feeds: RSS 0.90 to 2.0, Atom 0.3 and 1.0. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import org.jspecify.annotations.NullMarked;
