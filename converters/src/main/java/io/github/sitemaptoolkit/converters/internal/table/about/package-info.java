/** What a table is about, decided by its headers and cells together. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.table.about;

import org.jspecify.annotations.NullMarked;
