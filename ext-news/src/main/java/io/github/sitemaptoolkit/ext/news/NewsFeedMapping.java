package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;

/** Finds articles in feeds, where they are asked for, and expresses them there. */
final class NewsFeedMapping implements FeedMapping<News> {

  /**
   * Makes an item of the last two days an article, where the context {@linkplain FeedContext#wanted
   * asks} for news: not every feed is one of a newspaper.
   */
  @Override
  public List<News> fromFeed(FeedItem item, FeedContext context) {
    return FeedNews.find(NewsExtension.ID, item, context);
  }

  /** Expresses an article: its title, date and keywords; where it appeared is said by the feed. */
  @Override
  public boolean toFeed(News news, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return NewsToFeed.say(news, owner, out, context);
  }
}
