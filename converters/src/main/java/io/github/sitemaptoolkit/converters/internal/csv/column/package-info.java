/** The columns that extensions give, what headers mean, and the values under a column. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.csv.column;

import org.jspecify.annotations.NullMarked;
