/** What is in the inputs of a site: read once, counted, and compared with an older version. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
