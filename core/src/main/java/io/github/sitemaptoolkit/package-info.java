/**
 * Reads, writes and converts sitemaps and their extensions. Start with {@link
 * io.github.sitemaptoolkit.Sitemaps}.
 */
@NullMarked
package io.github.sitemaptoolkit;

import org.jspecify.annotations.NullMarked;
