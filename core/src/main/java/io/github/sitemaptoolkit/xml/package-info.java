/**
 * Reading and writing of sitemap XML: {@code urlset} and {@code sitemapindex}. Start with {@link
 * io.github.sitemaptoolkit.xml.SitemapXmlFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.xml;

import org.jspecify.annotations.NullMarked;
