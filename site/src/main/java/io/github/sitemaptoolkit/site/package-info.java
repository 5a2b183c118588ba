/** A site as sitemap.toml describes it. */
@NullMarked
package io.github.sitemaptoolkit.site;

import org.jspecify.annotations.NullMarked;
