/** Reads sitemaps from their addresses: single documents, and those that an index lists. */
@NullMarked
package io.github.sitemaptoolkit.remote;

import org.jspecify.annotations.NullMarked;
