/** Reads JSON documents: finds their entries, and reads them as what they are. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.json.document;

import org.jspecify.annotations.NullMarked;
