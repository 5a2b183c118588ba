/** Classes that several formats of this module share. Not part of the public API. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal;

import org.jspecify.annotations.NullMarked;
