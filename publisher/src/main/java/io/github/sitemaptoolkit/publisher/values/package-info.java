/** Counts which values the entries of a set have, and tells which it has lost. */
@NullMarked
package io.github.sitemaptoolkit.publisher.values;

import org.jspecify.annotations.NullMarked;
