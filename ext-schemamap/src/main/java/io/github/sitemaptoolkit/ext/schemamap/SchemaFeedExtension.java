package io.github.sitemaptoolkit.ext.schemamap;

import static io.github.sitemaptoolkit.extension.Field.CONTENT;
import static io.github.sitemaptoolkit.extension.Field.oneOf;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;

/**
 * Reads and writes {@link SchemaFeed}.
 *
 * @since 0.1
 */
public final class SchemaFeedExtension implements SitemapExtension<SchemaFeed> {

  private static final Descriptor<SchemaFeed> DESCRIPTOR =
      Descriptor.of(
              "schemafeed",
              SchemaFeed.class,
              new ElementName("http://schema.org/schemas/schemafeed/0.1", "contentType", "sf"))
          .aliases("https://schema.org/schemas/schemafeed/0.1")
          .atMostOnePerEntry()
          .fields(oneOf(CONTENT, SchemaFeed.SCHEMA_ORG, SchemaFeed.RSS).open());

  /** Creates the extension. It has no state. */
  public SchemaFeedExtension() {}

  @Override
  public Descriptor<SchemaFeed> descriptor() {
    return DESCRIPTOR;
  }

  @Override
  public SchemaFeed read(ElementReader in) {
    return new SchemaFeed(in.text());
  }

  @Override
  public void write(SchemaFeed feed, ElementWriter out) {
    out.text(feed.contentType());
  }
}
