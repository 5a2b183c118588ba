/** Reads sitemaps from their addresses: single documents, and those that an index lists. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.remote;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
