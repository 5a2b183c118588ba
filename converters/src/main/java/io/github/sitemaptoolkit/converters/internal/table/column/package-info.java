/** The columns of extensions, the meaning of headers, and the values of columns. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.table.column;

import org.jspecify.annotations.NullMarked;
