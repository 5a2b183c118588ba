/** Fuzz targets of what core keeps to itself. */
@NullMarked
package io.github.sitemaptoolkit.token;

import org.jspecify.annotations.NullMarked;
