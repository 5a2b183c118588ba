package io.github.sitemaptoolkit.ext.mobile;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.model.ElementName;

/**
 * Reads and writes {@link Mobile}.
 *
 * @since 0.1
 */
public final class MobileExtension implements SitemapExtension<Mobile> {

  private static final Descriptor<Mobile> DESCRIPTOR =
      Descriptor.of(
              "mobile",
              Mobile.class,
              new ElementName(
                  "http://www.google.com/schemas/sitemap-mobile/1.0", "mobile", "mobile"))
          .aliases("https://www.google.com/schemas/sitemap-mobile/1.0")
          .status(Status.DEAD)
          .atMostOnePerEntry();

  /** Creates the extension. It has no state. */
  public MobileExtension() {}

  @Override
  public Descriptor<Mobile> descriptor() {
    return DESCRIPTOR;
  }

  @Override
  public Mobile read(ElementReader in) {
    return new Mobile();
  }

  @Override
  public void write(Mobile mobile, ElementWriter out) {
    // the element has no content
  }
}
