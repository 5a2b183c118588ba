/** Inputs of a site: the files that they stand for, how they are opened and read. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
