/** Checking the documents of a site, each by itself and all against each other. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.check;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
