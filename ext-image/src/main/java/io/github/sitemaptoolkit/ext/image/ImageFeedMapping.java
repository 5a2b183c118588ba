package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;

/** Maps images from and to feeds. */
final class ImageFeedMapping implements FeedMapping<Image> {

  /**
   * Returns the pictures of an item: the best rendition of each picture that is neither blocked nor
   * deleted. If the item has no picture, video or audio, returns its thumbnail. The pictures of the
   * content follow, each once, whatever its size.
   */
  @Override
  public List<Image> fromFeed(FeedItem item, FeedContext context) {
    return FeedImages.images(item, context);
  }

  /** Adds an image as a picture with its texts, unless it has no url. */
  @Override
  public boolean toFeed(Image image, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return ImageToFeed.add(image, out, context);
  }
}
