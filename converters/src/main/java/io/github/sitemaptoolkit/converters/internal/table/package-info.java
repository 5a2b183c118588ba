/** Tables of all kinds, whatever their bytes: text, JSON or workbooks. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.table;

import org.jspecify.annotations.NullMarked;
