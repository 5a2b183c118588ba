/**
 * Splits, indexes, compares and publishes sets of sitemaps. Start with {@link
 * io.github.sitemaptoolkit.publisher.Publisher}.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher;

import org.jspecify.annotations.NullMarked;
