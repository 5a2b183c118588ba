/** What is in the inputs of a site: read once, counted, and compared with an older version. */
@NullMarked
package io.github.sitemaptoolkit.site.look;

import org.jspecify.annotations.NullMarked;
