package io.github.sitemaptoolkit.ext.legacy;

import static io.github.sitemaptoolkit.extension.Field.oneOf;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;

/**
 * Reads and writes {@link Geo}.
 *
 * @since 0.1
 */
public final class GeoExtension implements SitemapExtension<Geo> {

  private static final Descriptor<Geo> DESCRIPTOR =
      Descriptor.of(
              "geo",
              Geo.class,
              new ElementName("http://www.google.com/geo/schemas/sitemap/1.0", "geo", "geo"))
          .aliases(
              "https://www.google.com/geo/schemas/sitemap/1.0",
              "http://www.google.com/schemas/sitemap-geo/1.0",
              "https://www.google.com/schemas/sitemap-geo/1.0")
          .status(Status.DEAD)
          .atMostOnePerEntry()
          .fields(oneOf("format", "kml", "kmz", "georss").required());

  /** Creates the extension. It has no state. */
  public GeoExtension() {}

  @Override
  public Descriptor<Geo> descriptor() {
    return DESCRIPTOR;
  }

  @Override
  public Geo read(ElementReader in) {
    String format = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "format" -> format = in.text();
        default -> in.keep();
      }
    }
    return new Geo(format);
  }

  @Override
  public void write(Geo geo, ElementWriter out) {
    out.element("format", geo.format());
  }
}
