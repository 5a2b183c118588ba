/** News articles: {@code news:news}. Start with {@link io.github.sitemaptoolkit.ext.news.News}. */
@NullMarked
package io.github.sitemaptoolkit.ext.news;

import org.jspecify.annotations.NullMarked;
