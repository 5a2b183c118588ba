/** Reads JSON: objects that are entries, line by line or as one document. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.json;

import org.jspecify.annotations.NullMarked;
