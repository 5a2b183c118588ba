/** Publishing the entries of inputs as a site says. */
@NullMarked
package io.github.sitemaptoolkit.site.publish;

import org.jspecify.annotations.NullMarked;
