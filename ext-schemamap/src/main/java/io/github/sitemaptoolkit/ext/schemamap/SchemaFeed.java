package io.github.sitemaptoolkit.ext.schemamap;

import io.github.sitemaptoolkit.model.UrlExtension;

/**
 * What kind of feed a url of a schema map is: {@code sf:contentType}, once per url.
 *
 * <pre>{@code
 * <sf:contentType>structuredData/schema.org</sf:contentType>
 * }</pre>
 *
 * <p>A schema map is a sitemap that lists feeds with structured data instead of pages. A robots.txt
 * names it in a line {@code Schemamap:}. Programs that follow the specification read this element,
 * others the attribute ({@link ContentType}); a url may have both. Source: the draft 0.1 of <a
 * href="https://github.com/nlweb-ai/website/blob/main/SCHEMA_SPEC.md">Schema Feeds</a>.
 *
 * @param contentType {@link #SCHEMA_ORG}, {@link #RSS} or another text
 * @since 0.1
 */
public record SchemaFeed(String contentType) implements UrlExtension {

  /** The content type of JSON lines, each with an object of schema.org. */
  public static final String SCHEMA_ORG = "structuredData/schema.org";

  /** The content type of RSS feeds. */
  public static final String RSS = "structuredData/rss";
}
