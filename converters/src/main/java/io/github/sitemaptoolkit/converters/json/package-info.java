/**
 * JSON documents: exports, answers of interfaces, JSON Feed. Start with {@link
 * io.github.sitemaptoolkit.converters.json.JsonFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.json;

import org.jspecify.annotations.NullMarked;
