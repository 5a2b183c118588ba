/** Columns that are made of others by a template. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.table.template;

import org.jspecify.annotations.NullMarked;
