/** Texts of feeds: namespaces, terms, HTML as plain text, titles from urls, metadata of items. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.text;

import org.jspecify.annotations.NullMarked;
