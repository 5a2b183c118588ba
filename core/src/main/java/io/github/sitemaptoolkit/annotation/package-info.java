/** Annotations of the public API. */
@NullMarked
package io.github.sitemaptoolkit.annotation;

import org.jspecify.annotations.NullMarked;
