/** Sorts any number of values in bounded memory. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.sort;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
