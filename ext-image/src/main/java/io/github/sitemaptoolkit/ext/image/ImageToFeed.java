package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Adds images to feed items, so that {@link FeedImages} finds them again. Values that have no place
 * there are reported as lost.
 */
final class ImageToFeed {

  private ImageToFeed() {}

  /** Adds an image to an item; returns false if it has no url. */
  static boolean add(Image image, FeedItem.Builder out, FeedContext context) {
    String loc = image.loc();
    if (loc == null || loc.isBlank()) {
      return false;
    }
    var file = Rendition.image(loc);
    out.addMedia(
        FeedMedia.builder()
            .renditions(List.of(file))
            .title(text(image.title(), "image:title", context))
            .description(text(image.caption(), "image:caption", context))
            .license(license(image.license(), context))
            .place(text(image.geoLocation(), "image:geo_location", context))
            .build());
    return true;
  }

  private static @Nullable String text(@Nullable String text, String kind, FeedContext context) {
    if (text != null && text.isBlank()) {
      context.lost(kind);
      return null;
    }
    return text;
  }

  /** Returns a license if it is a url. In a feed, anything else would be read as a text. */
  private static @Nullable String license(@Nullable String license, FeedContext context) {
    if (license != null && !FeedImages.isAbsolute(license)) {
      context.lost("image:license", license);
      return null;
    }
    return license;
  }
}
