/** The file sitemap.toml of a site, and what else is kept beside it. */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
