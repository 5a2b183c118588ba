package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;

/** Maps videos from and to feeds. */
final class VideoFeedMapping implements FeedMapping<Video> {

  /**
   * Returns the videos of an item, except blocked and deleted ones, each in its best rendition.
   * Other renditions, and everything else that has no place in a video sitemap, are reported as
   * lost.
   */
  @Override
  public List<Video> fromFeed(FeedItem item, FeedContext context) {
    return FeedVideos.videos(item, context);
  }

  /**
   * Adds a video as media with its metadata, unless it has neither a file nor a player. The show,
   * platforms, gallery, segments and ids have no place in a feed.
   */
  @Override
  public boolean toFeed(Video video, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return VideoToFeed.add(video, owner, out, context);
  }
}
