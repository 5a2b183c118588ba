package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.List;
import java.util.Set;

/** Reads and writes {@link Geo}. */
public final class GeoExtension implements SitemapExtension<Geo> {

  private static final ElementName ELEMENT =
      new ElementName("http://www.google.com/geo/schemas/sitemap/1.0", "geo", "geo");
  private static final Set<String> ALIASES =
      Set.of(
          "https://www.google.com/geo/schemas/sitemap/1.0",
          "http://www.google.com/schemas/sitemap-geo/1.0",
          "https://www.google.com/schemas/sitemap-geo/1.0");
  private static final List<String> COLUMNS = List.of("format");

  /** Creates the extension; it has no state. */
  public GeoExtension() {}

  @Override
  public String id() {
    return "geo";
  }

  @Override
  public Class<Geo> type() {
    return Geo.class;
  }

  @Override
  public ElementName element() {
    return ELEMENT;
  }

  @Override
  public Status status() {
    return Status.DEAD;
  }

  @Override
  public Set<String> namespaceAliases() {
    return ALIASES;
  }

  @Override
  public List<String> columns() {
    return COLUMNS;
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
