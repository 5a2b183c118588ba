package io.github.sitemaptoolkit.ext.news;

import static io.github.sitemaptoolkit.extension.Field.commaList;
import static io.github.sitemaptoolkit.extension.Field.dateTime;
import static io.github.sitemaptoolkit.extension.Field.group;
import static io.github.sitemaptoolkit.extension.Field.languageCode;
import static io.github.sitemaptoolkit.extension.Field.oneOf;
import static io.github.sitemaptoolkit.extension.Field.pattern;
import static io.github.sitemaptoolkit.extension.Field.text;

import io.github.sitemaptoolkit.ext.news.News.Publication;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link News}, and maps them to feeds and, if wanted, from feeds.
 *
 * @since 0.1
 */
public final class NewsExtension implements SitemapExtension<News> {

  static final String ID = "news";

  private static final Descriptor<News> DESCRIPTOR =
      Descriptor.of(
              ID,
              News.class,
              new ElementName("http://www.google.com/schemas/sitemap-news/0.9", "news", "news"))
          .aliases(
              "https://www.google.com/schemas/sitemap-news/0.9",
              "http://www.google.com/schemas/sitemap-news/0.84",
              "https://www.google.com/schemas/sitemap-news/0.84")
          .atMostOnePerEntry()
          .mostInFile(1_000)
          .fields(
              group(
                      "publication",
                      text("name")
                          .example("The Example Times")
                          .required()
                          .headers("publication_name"), // advertools
                      languageCode("language", "zh-cn", "zh-tw")
                          .required()
                          .headers("publication_language"))
                  .required(),
              oneOf("access", "Subscription", "Registration").deprecated("2021"),
              commaList(
                      oneOf(
                          "genres",
                          "PressRelease",
                          "Satire",
                          "Blog",
                          "OpEd",
                          "Opinion",
                          "UserGenerated"))
                  .deprecated("2021"),
              dateTime("publication_date").required(),
              text("title").example("Parliament votes on parks").required().unique(),
              commaList(text("keywords")).example("parks, parliament").deprecated("2021"),
              commaList(pattern("stock_tickers", "\\w+:\\w+").atMost(5))
                  .example("NASDAQ:AAPL")
                  .deprecated("2021"))
          .feed(new NewsFeedMapping())
          .checks(new NewsChecks())
          .outdated(FeedNews::outdated);

  /** Creates the extension. It has no state. */
  public NewsExtension() {}

  @Override
  public Descriptor<News> descriptor() {
    return DESCRIPTOR;
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
        default ->
            in.keep(); // also geo_locations, which is found in files but is not in the schema
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
