package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
   * Finds the pictures of an item: the best rendition of each, or where there is nothing to see or
   * hear, the thumbnail that stands for the item.
   */
  @Override
  public List<Image> fromFeed(FeedItem item, FeedContext context) {
    List<Image> images = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    boolean pictures = false;
    for (FeedMedia media : item.media()) {
      Rendition best = media.kind() == Medium.IMAGE ? media.best(Medium.IMAGE) : null;
      if (best != null && best.url() != null) {
        pictures = true;
        if (seen.add(best.url())) {
          images.add(image(best.url(), media, context));
        }
      }
    }
    if (!pictures && !item.thumbnails().isEmpty() && !hasPlayable(item)) {
      images.add(Image.of(item.thumbnails().get(0)));
    }
    return images;
  }

  private static Image image(String url, FeedMedia media, FeedContext context) {
    for (Rendition rendition : media.renditions()) {
      if (!url.equals(rendition.url())) {
        context.lost("media:content");
        continue;
      }
      if (rendition.width() != null) {
        context.lost("media:content@width");
      }
      if (rendition.height() != null) {
        context.lost("media:content@height");
      }
    }
    if (media.license() != null && absolute(media.license()) == null) {
      context.lost("media:license");
    }
    return new Image(
        url, media.description(), media.place(), media.title(), absolute(media.license()));
  }

  /** A licence may be a url or a text in a feed; here it is a url. */
  private static @Nullable String absolute(@Nullable String license) {
    return license != null && (license.startsWith("http:") || license.startsWith("https:"))
        ? license
        : null;
  }

  private static boolean hasPlayable(FeedItem item) {
    return item.media().stream()
        .anyMatch(media -> media.kind() == Medium.VIDEO || media.kind() == Medium.AUDIO);
  }
}
