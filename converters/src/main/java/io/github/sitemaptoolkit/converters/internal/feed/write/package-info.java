/** Writers of RSS 2.0 and Atom 1.0: url entries become items, and items become elements. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.write;

import org.jspecify.annotations.NullMarked;
