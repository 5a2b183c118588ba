/**
 * Rules for single values: dates, languages, countries and currencies, and which urls a sitemap may
 * list. They need no document and can be called for any text. The faults of urls are in {@link
 * io.github.sitemaptoolkit.url.UrlRules}.
 */
@NullMarked
package io.github.sitemaptoolkit.validator.value;

import org.jspecify.annotations.NullMarked;
