package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;

/** Finds videos in feeds, and expresses them there. */
final class VideoFeedMapping implements FeedMapping<Video> {

  /**
   * Finds the videos of an item: one for each that is there in one or more renditions, unless it is
   * blocked or deleted. Renditions that were not chosen, and all else that a video sitemap has no
   * place for, are reported as lost.
   */
  @Override
  public List<Video> fromFeed(FeedItem item, FeedContext context) {
    return FeedVideos.videos(item, context);
  }

  /**
   * Expresses a video as media with what hangs on it; one without file and player cannot be
   * expressed. There is no place for the show, the platforms, the gallery, the segments and the
   * ids.
   */
  @Override
  public boolean toFeed(Video video, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return VideoToFeed.say(video, owner, out, context);
  }
}
