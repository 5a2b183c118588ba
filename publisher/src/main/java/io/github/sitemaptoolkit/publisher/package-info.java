/**
 * Sets of sitemaps: split at the limits, listed in an index, published as a whole. Start with
 * {@link io.github.sitemaptoolkit.publisher.Publisher}.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher;

import org.jspecify.annotations.NullMarked;
