package io.github.sitemaptoolkit.ext.schemamap;

import io.github.sitemaptoolkit.model.UrlExtension;

/**
 * What kind of feed a url of a schema map is, as an attribute of {@code url}.
 *
 * <pre>{@code
 * <url contentType="structuredData/schema.org">
 * }</pre>
 *
 * <p>The crawler of NLWeb reads this attribute, while the specification knows the element only; see
 * {@link SchemaFeed}. Sources: <a href="https://github.com/nlweb-ai/NLWeb">NLWeb</a>, and the
 * schema maps of <a href="https://github.com/Yoast/wordpress-seo">Yoast SEO</a>, which have both.
 *
 * @param value {@link SchemaFeed#SCHEMA_ORG}, {@link SchemaFeed#RSS} or another text
 * @since 0.1
 */
public record ContentType(String value) implements UrlExtension {}
