package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * Marks a url as geographic data for maps: {@code geo:geo}, at most once per url.
 *
 * <pre>{@code
 * <geo:geo>
 *   <geo:format>kml</geo:format>
 * </geo:geo>
 * }</pre>
 *
 * <p>Source: the schema of the namespace. Obsolete: since May 2013 at the latest, Google's help
 * states that the element is no longer supported. Many files use the namespace {@code
 * http://www.google.com/schemas/sitemap-geo/1.0}; it is accepted on reading, but the namespace of
 * the schema is written. All texts are kept as written; absent values are null.
 *
 * @param format the format of the data: {@code kml}, {@code kmz} or {@code georss};
 *     case-insensitive. Required by the schema
 * @since 0.1
 */
public record Geo(@Nullable String format) implements UrlExtension {}
