/** The rules for fields, entries and documents, and how they are applied while reading. */
@NullMarked
package io.github.sitemaptoolkit.validator.check;

import org.jspecify.annotations.NullMarked;
