/**
 * Structured data about a page, for custom search on a site: {@code PageMap}. Start with {@link
 * io.github.sitemaptoolkit.ext.pagemap.PageMap}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.pagemap;

import org.jspecify.annotations.NullMarked;
