/**
 * Compares two sets of urls. Start with {@link
 * io.github.sitemaptoolkit.publisher.compare.Comparison}.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.publisher.compare;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
