/** The names of a document, found by their bytes; no public API. */
@NullMarked
package io.github.sitemaptoolkit.internal.name;

import org.jspecify.annotations.NullMarked;
