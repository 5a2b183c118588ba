/**
 * What the headers and cells of tables mean, in ten languages: states of pages, dates, durations,
 * yes and no. Knows texts only, no columns.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.table.type;

import org.jspecify.annotations.NullMarked;
