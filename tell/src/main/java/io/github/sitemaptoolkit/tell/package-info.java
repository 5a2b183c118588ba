/**
 * Tells search engines which urls of a site have changed, by IndexNow, and where its sitemap is, by
 * the API of Google's Search Console. Start with {@link io.github.sitemaptoolkit.tell.IndexNow} and
 * {@link io.github.sitemaptoolkit.tell.SearchConsole}.
 */
@Incubating
@NullMarked
package io.github.sitemaptoolkit.tell;

import io.github.sitemaptoolkit.annotation.Incubating;
import org.jspecify.annotations.NullMarked;
