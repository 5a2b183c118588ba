package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import java.util.Set;

/** Reads, writes and finds {@link Image}s. */
public final class ImageExtension implements SitemapExtension<Image> {

  private static final ElementName ELEMENT =
      new ElementName("http://www.google.com/schemas/sitemap-image/1.1", "image", "image");
  private static final Set<String> ALIASES =
      Set.of("https://www.google.com/schemas/sitemap-image/1.1");
  private static final List<String> COLUMNS =
      List.of("loc", "caption", "geo_location", "title", "license");

  /** Creates the extension; it has no state. */
  public ImageExtension() {}

  @Override
  public String id() {
    return "image";
  }

  @Override
  public Class<Image> type() {
    return Image.class;
  }

  @Override
  public ElementName element() {
    return ELEMENT;
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

  /**
   * Finds the pictures of an item: the best rendition of each that is neither blocked nor deleted,
   * or where there is nothing to see or hear, the thumbnail that stands for the item.
   */
  @Override
  public List<Image> fromFeed(FeedItem item, FeedContext context) {
    return ImageFeedMapping.images(item, context);
  }

  /** Says an image as a picture with its texts; one without url cannot be said. */
  @Override
  public boolean toFeed(Image image, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return ImageToFeed.say(image, out, context);
  }
}
