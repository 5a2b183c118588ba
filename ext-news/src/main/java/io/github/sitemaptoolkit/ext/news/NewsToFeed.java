package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.ext.news.News.Publication;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import org.jspecify.annotations.Nullable;

/**
 * Adds news articles to feed items: the title, the date and, as categories, the keywords. The
 * publication is not added if it is that of the feed; everything else is reported as lost.
 */
final class NewsToFeed {

  private final News news;
  private final FeedContext context;

  private NewsToFeed(News news, FeedContext context) {
    this.news = news;
    this.context = context;
  }

  /**
   * Adds an article to an item; returns false if it has nothing that a feed item can hold, or is
   * not the first article of the url.
   */
  static boolean add(News news, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    boolean first = owner.extension(News.class).filter(news::equals).isPresent();
    if (!first || (isBlank(news.title()) && ParsedDate.kept(news.publicationDate()) == null)) {
      return false;
    }
    new NewsToFeed(news, context).add(out);
    return true;
  }

  private void add(FeedItem.Builder out) {
    if (isBlank(news.title())) {
      lose(news.title(), "title");
    } else {
      out.title(news.title());
    }
    String date = ParsedDate.kept(news.publicationDate());
    out.published(date);
    if (date == null) {
      lose(news.publicationDate(), "publication_date");
    }
    addKeywords(out);
    losePublication();
    lose(news.access(), "access");
    lose(news.genres(), "genres");
    lose(news.stockTickers(), "stock_tickers");
  }

  private void addKeywords(FeedItem.Builder out) {
    String keywords = news.keywords();
    if (keywords == null) {
      return;
    }
    boolean any = false;
    for (int from = 0; from <= keywords.length(); ) {
      int comma = keywords.indexOf(',', from);
      int end = comma < 0 ? keywords.length() : comma;
      String keyword = keywords.substring(from, end).strip();
      if (!keyword.isEmpty()) {
        out.addCategory(keyword);
        any = true;
      }
      from = end + 1;
    }
    if (!any) {
      lose(keywords, "keywords");
    }
  }

  private void losePublication() {
    Publication publication = news.publication();
    if (publication == null) {
      return;
    }
    String name = publication.name();
    if (name != null && !name.equals(context.document().title())) {
      lose(name, "name");
    }
    String language = publication.language();
    if (language != null && !language.equals(FeedNews.language(context.document().language()))) {
      lose(language, "language");
    }
  }

  private void lose(@Nullable String value, String name) {
    if (value != null) {
      context.lost("news:" + name, value);
    }
  }

  private static boolean isBlank(@Nullable String text) {
    return text == null || text.isBlank();
  }
}
