package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.SyndFeedInput;
import io.github.sitemaptoolkit.converters.feed.Feeds.Seen;
import io.github.sitemaptoolkit.converters.feed.Feeds.Watcher;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jdom2.Element;
import org.jdom2.input.SAXBuilder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What readers of feeds, others and our own, understand of the feeds that are written. */
class FeedReadersTest {

  private static final String MAIN = "https://a.example/main";

  private final Context context =
      Context.of(Extensions.of(new Watcher())).withProblems(new Problems());

  static Stream<SitemapFormat> formats() {
    return Stream.of(new RssFormat(), new AtomFormat());
  }

  private String write(SitemapFormat format, UrlEntry... entries) {
    return Documents.write(format, List.of(entries), context);
  }

  private static UrlEntry dated(String loc, String lastmod) {
    return UrlEntry.builder(loc).lastmod(lastmod).build();
  }

  private static SyndFeed rome(String feed) throws Exception {
    return new SyndFeedInput().build(new StringReader(feed));
  }

  private static UrlEntry withVersions(String... versions) {
    FeedItem.Builder item = FeedItem.builder(MAIN);
    for (String version : versions) {
      item.addAlternate(new Alternate("https://a.example/" + version, version));
    }
    return UrlEntry.builder(MAIN).add(new Seen(item.build())).build();
  }

  /** The pages that the links of an item name, as a reader sees that knows no hreflang. */
  private static List<String> pages(String feed) throws Exception {
    Element root = new SAXBuilder().build(new StringReader(feed)).getRootElement();
    Element holder = root.getName().equals("rss") ? root.getChildren().get(0) : root;
    List<String> pages = new ArrayList<>();
    for (Element item : holder.getChildren()) {
      if (item.getName().equals("item") || item.getName().equals("entry")) {
        item.getChildren().stream()
            .filter(child -> child.getName().equals("link"))
            .map(link -> link.getAttributeValue("href", link.getText()))
            .forEach(pages::add);
      }
    }
    return pages;
  }

  @ParameterizedTest
  @MethodSource("formats")
  void thePageIsTheFirstAndTheLastAlternate(SitemapFormat format) throws Exception {
    String feed = write(format, withVersions("de", "fr"));
    assertEquals(List.of(MAIN, "https://a.example/de", "https://a.example/fr", MAIN), pages(feed));
    assertEquals(MAIN, rome(feed).getEntries().get(0).getLink());
    UrlEntry back = Feeds.read(format, feed, context.extensions()).only();
    assertEquals(MAIN, back.loc());
    List<Alternate> versions = back.extension(Seen.class).orElseThrow().item().alternates();
    assertEquals(
        List.of(
            new Alternate("https://a.example/de", "de"),
            new Alternate("https://a.example/fr", "fr")),
        versions.stream().filter(version -> version.hreflang() != null).toList());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whereThePageIsLastAnywayItIsNotRepeated(SitemapFormat format) throws Exception {
    assertEquals(
        List.of(MAIN, "https://a.example/de", MAIN),
        pages(write(format, withVersions("de", "main"))));
    assertEquals(List.of(MAIN), pages(write(format, withVersions())));
  }

  @Test
  void anAtomFeedIsAsNewAsItsNewestEntry() throws Exception {
    String feed =
        write(
            new AtomFormat(),
            dated("https://e.com/1", "2026-01-02"),
            dated("https://e.com/2", "2026-03-01T01:00:00+02:00"),
            dated("https://e.com/3", "2026-02-28T23:30:00Z"),
            UrlEntry.of("https://e.com/4"));
    assertTrue(
        feed.indexOf("<updated>2026-02-28T23:30:00Z</updated>") < feed.indexOf("<entry>"), feed);
    assertEquals("2026-02-28T23:30:00Z", rome(feed).getPublishedDate().toInstant().toString());
  }

  @Test
  void aFeedOfNothingDatedSaysSo() {
    String unknown = "<updated>" + FeedTerms.UNKNOWN_DATE + "</updated>";
    assertTrue(write(new AtomFormat()).contains(unknown));
    assertTrue(write(new AtomFormat(), UrlEntry.of("https://e.com/1")).contains(unknown));
  }

  @Tag("slow")
  @Test
  void theDateOfALargeFeedStandsBehindItsEntries() throws Exception {
    List<UrlEntry> entries = new ArrayList<>();
    for (int i = 0; i < 6000; i++) {
      entries.add(dated("https://e.com/" + i, "20" + (10 + i % 7) + "-01-02"));
    }
    String feed = Documents.write(new AtomFormat(), entries, context);
    assertTrue(feed.length() > 1 << 20, "is not held back: " + feed.length());
    assertTrue(feed.endsWith("</entry>\n    <updated>2016-01-02T00:00:00Z</updated>\n</feed>\n"));
    assertEquals(feed.indexOf("<updated>"), feed.indexOf("<updated>", feed.indexOf("<entry>")));
    assertEquals("2016-01-02T00:00:00Z", rome(feed).getPublishedDate().toInstant().toString());
    assertEquals(6000, Feeds.read(new AtomFormat(), feed, context.extensions()).entries().size());
  }

  @ParameterizedTest
  @CsvSource({
    "2026-01-02T10:00:00Z, false, ''",
    "2026-01-02T10:00:00+02:00, false, ''",
    "2026-01-02, true, dcterms:modified",
    "2026-01, true, dcterms:modified",
    "2026, true, dcterms:modified",
    "2026-01-02T10:00Z, true, dcterms:modified",
    "2026-01-02T10:00:00.5Z, false, atom:updated",
  })
  void rssKeepsLastmodToTheLetter(String lastmod, boolean widened, String element) {
    String feed = write(new RssFormat(), dated("https://e.com/1", lastmod));
    assertEquals(!element.isEmpty(), feed.contains("<" + element + ">" + lastmod + "<"), feed);
    assertEquals(List.of(), context.problems().losses());
    assertEquals(widened ? 1 : 0, context.problems().count("convert.date-widened"));
    Feeds.Read back = Feeds.read(new RssFormat(), feed, Extensions.of());
    assertEquals(lastmod, back.only().lastmod());
    assertEquals(
        List.of("1 element of the feed itself: description", "1 title: 1"),
        back.examples(),
        "the date of pubDate is that of lastmod");
  }

  @ParameterizedTest
  @CsvSource({
    "2026-01-02, 2026-01-02",
    "2026-01-02, 2026-01-03",
    "2026-01-02T10:00:00Z, 2026-01-02T10:00:00Z",
    "2026-01-02, 2026-01-02T00:00:00Z",
    "2026-01-02T00:00:00Z, 2026-01-02",
  })
  void rssKeepsLastmodBesideADayOfPublication(String published, String lastmod) {
    FeedItem item = FeedItem.builder(MAIN).published(published).build();
    UrlEntry entry = UrlEntry.builder(MAIN).lastmod(lastmod).add(new Seen(item)).build();
    String feed = write(new RssFormat(), entry);
    assertEquals(
        lastmod, Feeds.read(new RssFormat(), feed, context.extensions()).only().lastmod(), feed);
  }
}
