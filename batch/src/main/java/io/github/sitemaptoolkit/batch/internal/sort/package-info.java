/** Sorts any number of values in bounded memory. */
@NullMarked
package io.github.sitemaptoolkit.batch.internal.sort;

import org.jspecify.annotations.NullMarked;
