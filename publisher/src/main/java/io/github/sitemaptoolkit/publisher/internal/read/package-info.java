/** Reads all entries of a document, and of the sitemaps that it lists. */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.read;

import org.jspecify.annotations.NullMarked;
