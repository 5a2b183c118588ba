package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.json.JsonFormat;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.link.LinkExtension;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.news.NewsExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Items in another language than that of their feed. */
class ItemLanguageTest {

  @Test
  void anItemMayHaveALanguageOfItsOwn() {
    assertEquals("fr", Feeds.item("<dc:language>fr</dc:language>").item().language());
    assertEquals(
        "fr",
        Feeds.channel(
                "<language>en</language><item xml:lang='fr'><link>https://e.com/a</link></item>")
            .item()
            .language());
    assertEquals(
        "fr",
        Feeds.atom(
                "<feed xmlns='http://www.w3.org/2005/Atom' xml:lang='en'><entry xml:lang='fr'>"
                    + "<link href='https://e.com/a'/></entry></feed>")
            .item()
            .language());
    assertEquals(
        "fr",
        Feeds.read(
                new JsonFormat(),
                "{'version': 'https://jsonfeed.org/version/1.1', 'language': 'en', 'items': [{'id': '1', 'language': 'fr', 'url': 'https://e.com/a'}]}"
                    .replace('\'', '"'),
                Extensions.of(new Feeds.Watcher()))
            .item()
            .language());
  }

  @Test
  void theLanguageOfTheFeedIsNoneOfTheItem() {
    assertNull(
        Feeds.channel("<language>en</language><item><link>https://e.com/a</link></item>")
            .item()
            .language());
    assertNull(
        Feeds.atom(
                "<feed xmlns='http://www.w3.org/2005/Atom' xml:lang='en'><entry>"
                    + "<link href='https://e.com/a'/></entry></feed>")
            .item()
            .language());
  }

  @Test
  void aLanguageThatNothingTakesIsLost() {
    Read read = Feeds.item("<dc:language>fr</dc:language>");
    assertEquals(List.of("1 dc:language: fr"), read.examples());
  }

  private static Read convert(@Nullable String language) {
    FeedOptions options =
        FeedOptions.DEFAULTS
            .withExtensions(Set.of("news"))
            .withLanguage(language)
            .withNow(Instant.parse("2026-11-20T12:00:00Z"));
    Context context =
        Context.of(Extensions.of(new NewsExtension(), new LinkExtension()))
            .withProblems(new Problems())
            .with(options);
    String document =
        "<rss version='2.0'"
            + Feeds.NAMESPACES
            + "><channel><title>The Daily</title><language>en</language><item><title>Oui</title>"
            + "<link>https://e.com/fr/a</link><dc:language>fr</dc:language>"
            + "<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>"
            + "<atom:link rel='alternate' hreflang='en' href='https://e.com/a'/>"
            + "</item></channel></rss>";
    return new Read(Documents.read(new RssFormat(), document, context), context);
  }

  private static String newsLanguage(Read read) {
    return String.valueOf(read.only().extension(News.class).orElseThrow().publication().language());
  }

  @Test
  void newsAndAlternatesHaveTheItemsLanguage() {
    Read read = convert(null);
    assertEquals("fr", newsLanguage(read));
    assertEquals(
        List.of(
            Link.alternate("fr", "https://e.com/fr/a"), Link.alternate("en", "https://e.com/a")),
        read.only().extensions(Link.class));
    assertEquals(List.of(), read.examples());
  }

  @Test
  void aLanguageThatIsGivenCountsForAll() {
    assertEquals("en", newsLanguage(convert("en")));
  }
}
