/** Places in temporary files. */
@NullMarked
package io.github.sitemaptoolkit.validator.internal.place;

import org.jspecify.annotations.NullMarked;
