/** Inputs that have an address. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.network;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
