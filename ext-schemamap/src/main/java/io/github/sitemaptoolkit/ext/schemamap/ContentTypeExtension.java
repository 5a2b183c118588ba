package io.github.sitemaptoolkit.ext.schemamap;

import static io.github.sitemaptoolkit.extension.Field.CONTENT;
import static io.github.sitemaptoolkit.extension.Field.oneOf;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;

/**
 * Reads and writes {@link ContentType}. Documents other than sitemaps have no attributes of {@code
 * url}; there it is an element in a namespace of this toolkit.
 *
 * @since 0.1
 */
public final class ContentTypeExtension implements SitemapExtension<ContentType> {

  private static final Descriptor<ContentType> DESCRIPTOR =
      Descriptor.of(
              "contenttype",
              ContentType.class,
              new ElementName("urn:sitemap-toolkit:url-attribute", "contentType", "attribute"))
          .urlAttribute("contentType")
          .atMostOnePerEntry()
          .fields(oneOf(CONTENT, SchemaFeed.SCHEMA_ORG, SchemaFeed.RSS).open());

  /** Creates the extension. It has no state. */
  public ContentTypeExtension() {}

  @Override
  public Descriptor<ContentType> descriptor() {
    return DESCRIPTOR;
  }

  @Override
  public ContentType read(ElementReader in) {
    return new ContentType(in.text());
  }

  @Override
  public void write(ContentType type, ElementWriter out) {
    out.text(type.value());
  }
}
