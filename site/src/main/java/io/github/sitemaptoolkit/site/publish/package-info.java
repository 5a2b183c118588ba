/** Publishing the entries of inputs as a site says. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.publish;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
