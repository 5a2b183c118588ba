/** Inputs of a site: the files that they stand for, how they are opened and read. */
@NullMarked
package io.github.sitemaptoolkit.site.input;

import org.jspecify.annotations.NullMarked;
