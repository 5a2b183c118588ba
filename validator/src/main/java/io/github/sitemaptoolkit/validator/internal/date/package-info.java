/** Dates that are compared with each other. */
@NullMarked
package io.github.sitemaptoolkit.validator.internal.date;

import org.jspecify.annotations.NullMarked;
