/**
 * Conversion of the values of extensions to elements, and back, in any kind of document. For
 * implementers of formats.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
