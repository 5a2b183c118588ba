/** Checking and resolving urls. For implementers of formats. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
