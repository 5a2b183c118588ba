/** The file sitemap.toml of a site, and what else is kept beside it. */
@NullMarked
package io.github.sitemaptoolkit.site.config;

import org.jspecify.annotations.NullMarked;
