/**
 * Sitemap XML: {@code urlset} and {@code sitemapindex}, read and written. Start with {@link
 * io.github.sitemaptoolkit.xml.SitemapXmlFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.xml;

import org.jspecify.annotations.NullMarked;
