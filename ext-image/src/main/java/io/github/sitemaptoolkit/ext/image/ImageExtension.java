package io.github.sitemaptoolkit.ext.image;

import static io.github.sitemaptoolkit.extension.Field.text;
import static io.github.sitemaptoolkit.extension.Field.url;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;

/**
 * Reads and writes {@link Image}s, and maps them from and to feeds.
 *
 * @since 0.1
 */
public final class ImageExtension implements SitemapExtension<Image> {

  private static final Descriptor<Image> DESCRIPTOR =
      Descriptor.of(
              "image",
              Image.class,
              new ElementName("http://www.google.com/schemas/sitemap-image/1.1", "image", "image"))
          .aliases("https://www.google.com/schemas/sitemap-image/1.1")
          .mostInEntry(1_000)
          .fields(
              url("loc")
                  .required()
                  .varies()
                  .headers(
                      "image_src", // Shopify
                      "product_image_url",
                      "image_url",
                      "image_urls",
                      "image_link"),
              text("caption").example("The hut in the evening sun").deprecated("2022-05"),
              text("geo_location").example("Grindelwald, Switzerland").deprecated("2022-05"),
              text("title").example("The hut").deprecated("2022-05"),
              url("license")
                  .example("https://creativecommons.org/licenses/by/4.0/")
                  .deprecated("2022-05"))
          .feed(new ImageFeedMapping())
          .checks(new ImageChecks());

  /** Creates the extension. It has no state. */
  public ImageExtension() {}

  @Override
  public Descriptor<Image> descriptor() {
    return DESCRIPTOR;
  }

  @Override
  public Image read(ElementReader in) {
    String loc = null;
    String caption = null;
    String geoLocation = null;
    String title = null;
    String license = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "loc" -> loc = in.url();
        case "caption" -> caption = in.text();
        case "geo_location" -> geoLocation = in.text();
        case "title" -> title = in.text();
        case "license" -> license = in.url();
        default -> in.keep();
      }
    }
    return new Image(loc, caption, geoLocation, title, license);
  }

  @Override
  public void write(Image image, ElementWriter out) {
    out.element("loc", image.loc())
        .element("caption", image.caption())
        .element("geo_location", image.geoLocation())
        .element("title", image.title())
        .element("license", image.license());
  }
}
