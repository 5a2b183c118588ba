/**
 * Compares two sets of urls. Start with {@link
 * io.github.sitemaptoolkit.publisher.compare.Comparison}.
 */
@NullMarked
package io.github.sitemaptoolkit.publisher.compare;

import org.jspecify.annotations.NullMarked;
