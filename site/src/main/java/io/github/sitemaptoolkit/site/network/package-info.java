/** Inputs that have an address. */
@NullMarked
package io.github.sitemaptoolkit.site.network;

import org.jspecify.annotations.NullMarked;
