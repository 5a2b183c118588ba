/**
 * Tables of other formats, such as workbooks: rows in, url entries out. A format supplies {@link
 * io.github.sitemaptoolkit.converters.table.TableRows}; {@link
 * io.github.sitemaptoolkit.converters.table.TableEntries} reads them as the rows of a CSV file are
 * read.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.table;

import org.jspecify.annotations.NullMarked;
