/** What reading and writing of text tables share. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.csv;

import org.jspecify.annotations.NullMarked;
