/**
 * JSON lines: one entry per line, with nested values. Start with {@link
 * io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.ndjson;

import org.jspecify.annotations.NullMarked;
