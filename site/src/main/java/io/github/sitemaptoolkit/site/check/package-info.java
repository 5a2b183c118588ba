/** Checking the documents of a site, each by itself and all against each other. */
@NullMarked
package io.github.sitemaptoolkit.site.check;

import org.jspecify.annotations.NullMarked;
