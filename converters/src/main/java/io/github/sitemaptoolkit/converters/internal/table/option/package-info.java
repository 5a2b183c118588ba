/** The options of tables for formats other than text tables. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.table.option;

import org.jspecify.annotations.NullMarked;
