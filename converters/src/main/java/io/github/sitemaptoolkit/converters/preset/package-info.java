/** Names for tables that well-known programs write, with all that is needed to read them. */
@NullMarked
package io.github.sitemaptoolkit.converters.preset;

import org.jspecify.annotations.NullMarked;
