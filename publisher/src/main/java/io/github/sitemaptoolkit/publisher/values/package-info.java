/** Counts which values the entries of a set have, and tells which it has lost. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.publisher.values;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
