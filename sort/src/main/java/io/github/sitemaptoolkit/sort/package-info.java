/** Sorts any number of values in bounded memory. */
@NullMarked
package io.github.sitemaptoolkit.sort;

import org.jspecify.annotations.NullMarked;
