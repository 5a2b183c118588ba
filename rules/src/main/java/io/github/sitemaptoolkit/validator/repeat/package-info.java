/**
 * The urls of a document that occur twice: in memory, and what finds them if there are too many.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.validator.repeat;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
