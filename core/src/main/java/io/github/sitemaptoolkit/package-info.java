/**
 * Reads, writes and converts sitemaps and their extensions. Start with {@link
 * io.github.sitemaptoolkit.Sitemaps}.
 *
 * <p>In all packages, a part of a value that is absent from the document is null, and its type is
 * marked as nullable. Methods that look something up or parse it return an {@link
 * java.util.Optional} or an empty list. Methods that are called in a loop return null at the end.
 */
@NullMarked
package io.github.sitemaptoolkit;

import org.jspecify.annotations.NullMarked;
