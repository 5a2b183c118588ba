/** Which rules entries violate. */
@NullMarked
package io.github.sitemaptoolkit.validator.found;

import org.jspecify.annotations.NullMarked;
