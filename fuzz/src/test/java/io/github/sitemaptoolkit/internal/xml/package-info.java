/** Fuzz targets of what core keeps to itself. */
@NullMarked
package io.github.sitemaptoolkit.internal.xml;

import org.jspecify.annotations.NullMarked;
