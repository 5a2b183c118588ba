/**
 * The urls of a document that occur twice: in memory, and what finds them if there are too many.
 */
@NullMarked
package io.github.sitemaptoolkit.validator.repeat;

import org.jspecify.annotations.NullMarked;
