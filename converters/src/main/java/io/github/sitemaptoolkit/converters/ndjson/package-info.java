/**
 * JSON lines: an entry on each line, nested as the model is. Start with {@link
 * io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.ndjson;

import org.jspecify.annotations.NullMarked;
