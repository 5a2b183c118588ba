/**
 * What a sitemap, an index, a feed or a list can say. Start with {@link
 * io.github.sitemaptoolkit.model.UrlEntry}.
 *
 * <p>The model holds whatever a file can say, as it says it; rules that judge stand elsewhere.
 */
@NullMarked
package io.github.sitemaptoolkit.model;

import org.jspecify.annotations.NullMarked;
