package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * Places behind a url, for maps: {@code geo:geo}, once for a url.
 *
 * <pre>{@code
 * <geo:geo>
 *   <geo:format>kml</geo:format>
 * </geo:geo>
 * }</pre>
 *
 * <p>Source: the schema of the namespace. Google's help says since May 2013 at the latest that it
 * no longer supports it. Many files use another namespace than the schema's, {@code
 * http://www.google.com/schemas/sitemap-geo/1.0}; it is read, and written as the schema's. All
 * texts are as written; absent is null.
 *
 * @param format what the url leads to: {@code kml}, {@code kmz} or {@code georss}, in any case.
 *     Required by the schema; dead
 * @since 0.1
 */
public record Geo(@Nullable String format) implements UrlExtension {}
