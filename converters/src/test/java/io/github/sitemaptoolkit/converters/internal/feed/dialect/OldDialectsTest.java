package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.url.UrlCodes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OldDialectsTest {

  private static Read rss(String version, String inside) {
    return Feeds.rss(
        "<rss version='"
            + version
            + "'"
            + Feeds.NAMESPACES
            + "><channel><title>T</title><link>https://e.com/</link><language>en</language>"
            + inside
            + "</channel></rss>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.91", "0.92", "0.93", "0.94"})
  void eachVersionIsRead(String version) {
    Read read =
        rss(
            version,
            "<item><title>A &amp;amp; B</title><link> https://e.com/a|b </link>"
                + "<description>&lt;p&gt;x&lt;/p&gt;&lt;p&gt;y</description>"
                + "<author>jo@e.com (Jo)</author>"
                + "<pubDate>Sun, 17 Dec 2023 00:58:40 EST</pubDate>"
                + "<media:content url='https://e.com/v.mp4'/></item>"
                + "<item><link>/b</link></item><item><title>no</title></item>");
    assertEquals(List.of("https://e.com/a|b", "https://e.com/b"), read.locs());
    UrlEntry entry = read.entries().get(0);
    assertEquals("2023-12-17T00:58:40-05:00", entry.lastmod(), "not in the default time zone");
    var item = entry.extension(Feeds.Seen.class).orElseThrow().item();
    assertEquals("A & B", item.title());
    assertEquals("x y", item.summary());
    assertEquals(List.of(new Person("Jo", null)), item.authors());
    assertEquals("https://e.com/v.mp4", item.media().get(0).renditions().get(0).url());
    Problem problem = read.problem("feed.item-no-link");
    assertEquals("rss/channel/item[3]", problem.documentPath());
    assertEquals(1, problem.location().line());
  }

  @Test
  void enclosuresAndCategoriesCameWith092() {
    String item =
        "<item><link>https://e.com/a</link><category>c</category>"
            + "<enclosure url='b.mp3' type='audio/mpeg' length='x'/></item>";
    Read read = rss("0.92", item);
    assertEquals(List.of("c"), read.item().categories());
    assertEquals("https://e.com/b.mp3", read.item().media().get(0).renditions().get(0).url());
    read = rss("0.91", item);
    assertEquals(List.of(), read.item().media());
    assertEquals(List.of("rss: dropped 1 category", "rss: dropped 1 enclosure"), read.losses());
  }

  @Test
  void aGuidIsAPageUnlessItSaysOtherwise() {
    Read read =
        rss(
            "0.94",
            "<item><guid>https://e.com/a</guid></item>"
                + "<item><guid isPermaLink='false'>https://e.com/b</guid></item>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(1, read.count("feed.guid-not-permalink"));
  }

  @Test
  void aLinkOfAnotherSchemeIsNoPage() {
    Read read = rss("0.94", "<item><link>ftp://e.com/a</link><guid>https://e.com/b</guid></item>");
    assertEquals(List.of("https://e.com/b"), read.locs());
    assertEquals("rss/channel/item[1]", read.problem("url.scheme").documentPath());
  }

  @Test
  void aSecondDateIsLost() {
    String date = "<pubDate>2023-12-17</pubDate>";
    String item = "<item><link>https://e.com/a</link>" + date + date;
    assertEquals(
        List.of("rss: dropped 1 pubDate"),
        rss("0.93", item + "<pubDate>2023-12-18</pubDate></item>").losses());
  }

  @Test
  void aDoctypeDoesNoHarm() {
    Read read =
        Feeds.rss(
            "<!DOCTYPE rss PUBLIC '-//Netscape Communications//DTD RSS 0.91//EN'"
                + " 'http://127.0.0.1:9/rss-0.91.dtd'>"
                + "<rss version='0.91'><channel><item><link>https://e.com/a</link></item>"
                + "</channel></rss>");
    assertEquals(List.of("https://e.com/a"), read.locs());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://my.netscape.com/rdf/simple/0.9/",
        "http://channel.netscape.com/rdf/simple/0.9/"
      })
  void rss090IsRead(String namespace) {
    Context context = Context.of(Extensions.of());
    String document =
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='"
            + namespace
            + "'><channel><title>T</title><link>https://e.com/</link></channel>"
            + "<image><link>https://e.com/no</link></image>"
            + "<item><title>A</title><link>https://e.com/a</link></item></rdf:RDF>";
    assertEquals(
        List.of(UrlEntry.of("https://e.com/a")),
        Documents.read(new RssFormat(), document, context));
    var info = Documents.info(new RssFormat(), document, context);
    assertEquals("T", info.title());
    assertEquals("https://e.com/", info.link());
  }

  @Test
  void withoutAProviderTheFeedIsRefusedAtItsRoot() {
    var e =
        assertThrows(
            SitemapException.class,
            () -> OldDialects.provider("0.91", new Location("old.rss", 2, 1), List.of()));
    assertEquals(
        "old.rss:2:1: error: doc.unsupported-format: RSS 0.91 is read with sitemap-rome, which"
            + " is not here; add that module to the class path, or write the feed as RSS 2.0",
        e.problem().toString());
  }

  @Test
  void badDatesDoNotRollOver() {
    Read read =
        rss("0.93", "<item><link>https://e.com/a</link><pubDate>30 Feb 2024</pubDate></item>");
    assertNull(read.only().lastmod());
    assertEquals("rss/channel/item[1]", read.problem("date.impossible").documentPath());
  }

  @Test
  void whatWasWholeBeforeACutIsDelivered() throws IOException {
    String start = "<rss version='0.92'><channel><item><link>https://e.com/a</link></item>";
    for (String rest : List.of("<item><link>https://e.com/b</link>", "</oops>")) {
      Context context = Context.of(Extensions.of()).withStrict(true);
      List<String> locs = new ArrayList<>();
      try (var in =
          new RssFormat()
              .reader(Documents.source((start + rest).getBytes(StandardCharsets.UTF_8)), context)) {
        var e = assertThrows(SitemapException.class, () -> in.forEach(x -> locs.add(x.loc())));
        assertEquals(rest.equals("</oops>"), !(e instanceof TruncatedException));
        assertEquals(1, e.problem().location().line());
      }
      assertEquals(List.of("https://e.com/a"), locs);
    }
  }

  @Test
  void deepNestingStopsAtItsPlace() {
    String deep = "<x:a>".repeat(1000) + "</x:a>".repeat(1000);
    Read read = rss("0.91", "<item><link>https://e.com/a</link>" + deep + "</item>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(1, read.count("xml.limit"));
  }

  @Test
  void ofRepeatsTheFirstThatSaysAnythingCounts() {
    Read read =
        rss(
            "0.92",
            "<title>U</title><item><title/><title>A</title><title>B</title><link> </link>"
                + "<link>https://e.com/a</link><link>https://e.com/b</link>"
                + "<guid>https://e.com/a</guid><guid>https://e.com/c</guid>"
                + "<author>jo@e.com (Jo)</author></item>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals("A", read.item().title());
    assertEquals(
        List.of(
            "rss: dropped 1 element of the feed itself",
            "rss: dropped 2 title",
            "rss: dropped 1 link",
            "rss: dropped 1 guid",
            "rss: dropped 1 author's address",
            "rss: dropped 1 author"),
        read.losses());
  }

  @Test
  void whatModulesSayCountsForTheLimitToo() throws IOException {
    String item = "<item><link>https://e.com/aa</link>";
    String document =
        "<rss version='0.91'"
            + Feeds.NAMESPACES
            + "><channel>"
            + item
            + "%s</item></channel></rss>";
    assertEquals(List.of("https://e.com/aa"), readUpTo(300, document.formatted("<x:y/>")));
    assertEquals(List.of("feed.too-large"), readUpTo(300, document.formatted("<x:y/>".repeat(3))));
    assertEquals(
        List.of("feed.too-large"),
        readUpTo(300, document.formatted("<media:title>" + "x".repeat(200) + "</media:title>")));
    assertEquals(
        List.of("feed.too-large"),
        readUpTo(300, document.formatted("<media:thumbnail url='u:" + "x".repeat(200) + "'/>")));
  }

  @Test
  void aFeedUpToTheLimitIsRead() throws IOException {
    // two links of 16 characters, their elements, and the items: 2 * (16 + 64 + 64)
    assertEquals(List.of("https://e.com/aa", "https://e.com/bb"), readUpTo(288));
    assertEquals(List.of("https://e.com/aa", "feed.too-large"), readUpTo(287));
  }

  @Test
  void theChannelAndEmptyItemsCountForTheLimitToo() throws IOException {
    // a title of 200 characters, a link of 16, their elements, and the item: 216 + 3 * 64
    String channel =
        "<rss version='0.91'><channel><title>"
            + "x".repeat(200)
            + "</title><item><link>https://e.com/aa</link></item></channel></rss>";
    assertEquals(List.of("https://e.com/aa"), readUpTo(408, channel));
    assertEquals(List.of("feed.too-large"), readUpTo(407, channel));
    String empty = "<rss version='0.91'><channel>" + "<item/>".repeat(3) + "</channel></rss>";
    assertEquals(List.of(), readUpTo(192, empty));
    assertEquals(List.of("feed.too-large"), readUpTo(191, empty));
  }

  private static List<String> readUpTo(int limit) throws IOException {
    String document =
        "<rss version='0.91'><channel><item><link>https://e.com/aa</link></item>"
            + "<item><link>https://e.com/bb</link></item></channel></rss>";
    return readUpTo(limit, document);
  }

  private static List<String> readUpTo(int limit, String document) throws IOException {
    List<String> found = new ArrayList<>();
    try (var in =
        new FeedReader(
            Documents.source(document.getBytes(StandardCharsets.UTF_8)),
            Context.of(Extensions.of()).withOwnProblems(),
            "rss",
            "item",
            UrlCodes.RELATIVE,
            feed -> OldDialects.rss(feed, "0.91", limit))) {
      in.forEach(entry -> found.add(entry.loc()));
    } catch (SitemapException e) {
      assertTrue(e.problem().missing());
      found.add(e.problem().code());
    }
    return found;
  }
}
