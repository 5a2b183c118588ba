package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;

/** Finds images in feeds, and expresses them there. */
final class ImageFeedMapping implements FeedMapping<Image> {

  /**
   * Finds the pictures of an item: the best rendition of each that is neither blocked nor deleted,
   * or where there is nothing to see or hear, the thumbnail that stands for the item.
   */
  @Override
  public List<Image> fromFeed(FeedItem item, FeedContext context) {
    return FeedImages.images(item, context);
  }

  /** Expresses an image as a picture with its texts; one without url cannot be expressed. */
  @Override
  public boolean toFeed(Image image, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return ImageToFeed.say(image, out, context);
  }
}
