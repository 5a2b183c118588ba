/**
 * Data about a page for the search of one site: {@code PageMap}. Start with {@link
 * io.github.sitemaptoolkit.ext.pagemap.PageMap}.
 */
@NullMarked
package io.github.sitemaptoolkit.ext.pagemap;

import org.jspecify.annotations.NullMarked;
