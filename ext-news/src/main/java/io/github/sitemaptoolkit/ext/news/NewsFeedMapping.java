package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;

/** Maps news articles to feeds and, if wanted, from feeds. */
final class NewsFeedMapping implements FeedMapping<News> {

  /**
   * Returns an item of the last two days as an article, but only if news is {@linkplain
   * FeedContext#wanted wanted}, because not every feed is that of a news publication.
   */
  @Override
  public List<News> fromFeed(FeedItem item, FeedContext context) {
    return FeedNews.find(NewsExtension.ID, item, context);
  }

  /**
   * Adds the title, date and keywords of an article. The publication is described by the feed
   * itself.
   */
  @Override
  public boolean toFeed(News news, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return NewsToFeed.add(news, owner, out, context);
  }
}
