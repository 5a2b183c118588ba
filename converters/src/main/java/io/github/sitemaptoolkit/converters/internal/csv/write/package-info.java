/** Writes tables: lays out url entries as rows, and prints them. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.csv.write;

import org.jspecify.annotations.NullMarked;
