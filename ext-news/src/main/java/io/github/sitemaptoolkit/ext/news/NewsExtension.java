package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.ext.news.News.Publication;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link News}, says them in feeds, and finds them there where they are asked for.
 */
public final class NewsExtension implements SitemapExtension<News> {

  private static final ElementName ELEMENT =
      new ElementName("http://www.google.com/schemas/sitemap-news/0.9", "news", "news");
  private static final Set<String> ALIASES =
      Set.of(
          "https://www.google.com/schemas/sitemap-news/0.9",
          "http://www.google.com/schemas/sitemap-news/0.84",
          "https://www.google.com/schemas/sitemap-news/0.84");
  private static final List<String> COLUMNS =
      List.of(
          "publication.name",
          "publication.language",
          "access",
          "genres",
          "publication_date",
          "title",
          "keywords",
          "stock_tickers");

  /** What Google takes of one file. */
  private static final int MOST_IN_FILE = 1_000;

  /** Creates the extension; it has no state. */
  public NewsExtension() {}

  @Override
  public String id() {
    return "news";
  }

  @Override
  public Class<News> type() {
    return News.class;
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
  public int mostInFile() {
    return MOST_IN_FILE;
  }

  @Override
  public News read(ElementReader in) {
    News.Builder news = News.builder();
    while (in.nextChild()) {
      switch (in.name()) {
        case "publication" -> news.publication(readPublication(in.child()));
        case "access" -> news.access(in.text());
        case "genres" -> news.genres(in.text());
        case "publication_date" -> news.publicationDate(in.text());
        case "title" -> news.title(in.text());
        case "keywords" -> news.keywords(in.text());
        case "stock_tickers" -> news.stockTickers(in.text());
        default -> in.keep(); // geo_locations too, which stands in files but in no schema
      }
    }
    return news.build();
  }

  @Override
  public void write(News news, ElementWriter out) {
    writePublication(news.publication(), out);
    out.element("access", news.access())
        .element("genres", news.genres())
        .element("publication_date", news.publicationDate())
        .element("title", news.title())
        .element("keywords", news.keywords())
        .element("stock_tickers", news.stockTickers());
  }

  /**
   * Makes an item of the last two days an article, where the context {@linkplain FeedContext#wanted
   * asks} for news: not every feed is one of a newspaper.
   */
  @Override
  public List<News> fromFeed(FeedItem item, FeedContext context) {
    return NewsFeedMapping.find(id(), item, context);
  }

  /** Says an article: its title, date and keywords; where it appeared is said by the feed. */
  @Override
  public boolean toFeed(News news, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return NewsToFeed.say(news, owner, out, context);
  }

  private static Publication readPublication(ElementReader in) {
    String name = null;
    String language = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "name" -> name = in.text();
        case "language" -> language = in.text();
        default -> in.keep();
      }
    }
    return new Publication(name, language);
  }

  private static void writePublication(@Nullable Publication publication, ElementWriter out) {
    if (publication != null) {
      out.start("publication")
          .element("name", publication.name())
          .element("language", publication.language())
          .end();
    }
  }
}
