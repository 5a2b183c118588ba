/**
 * Carries the values of extensions: from a value to an element, and from an element back to a
 * value, whatever document the element stands in. For those who write a format.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.carrier;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
