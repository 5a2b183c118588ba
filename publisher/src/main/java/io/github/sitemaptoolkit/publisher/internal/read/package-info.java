/**
 * Reads all entries of a document and of the sitemaps that it lists, or several files at the same
 * time.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.internal.read;

import org.jspecify.annotations.NullMarked;
