/**
 * Reads, writes and converts sitemaps and their extensions. Start with {@link
 * io.github.sitemaptoolkit.Sitemaps}.
 *
 * <p>What is absent, in all packages: a part of a value that a document does not state is null, and
 * marked so. What has to be looked up or understood gives an {@link java.util.Optional}, or an
 * empty list. What is read in a loop ends with null.
 */
@NullMarked
package io.github.sitemaptoolkit;

import org.jspecify.annotations.NullMarked;
