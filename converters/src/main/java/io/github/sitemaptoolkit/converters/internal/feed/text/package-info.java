/** Words of feeds: namespaces, terms, HTML as plain text, names of pages, the metadata of items. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.feed.text;

import org.jspecify.annotations.NullMarked;
