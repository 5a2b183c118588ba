/** A first {@code sitemap.toml} for a site, by a look at its inputs. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.sketch;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
