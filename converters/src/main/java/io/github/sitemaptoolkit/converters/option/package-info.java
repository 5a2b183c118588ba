/**
 * Options of the formats: immutable values that are put into the context in which a document is
 * read or written, with {@link io.github.sitemaptoolkit.format.Context#with}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.option;

import org.jspecify.annotations.NullMarked;
