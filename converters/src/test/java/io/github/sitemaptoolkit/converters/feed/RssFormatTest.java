package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RssFormatTest {

  private static String rdf(String namespace, String inside) {
    return "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" xmlns=\""
        + namespace
        + "\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
        + " xmlns:media=\"http://search.yahoo.com/mrss/\">"
        + inside
        + "</rdf:RDF>";
  }

  // what is recognised

  @Test
  void rssAndRdfAreRecognised() throws Exception {
    for (String document :
        List.of("<rss/>", "<?xml version='1.0'?><!-- c --><rdf:RDF xmlns:rdf='x'/>")) {
      var source = Documents.source(document.getBytes(StandardCharsets.UTF_8));
      assertEquals("rss", Formats.load().detect(source).id());
    }
    assertEquals("rss", Formats.load().forName("a.rdf.gz").orElseThrow().id());
  }

  @Test
  void anotherRootIsRefusedWithItsPlace() {
    var e = assertThrows(SitemapException.class, () -> Feeds.rss("<feed/>"));
    assertEquals(
        "in:1:1: error: doc.unsupported-format: the root element is <feed>, not <rss> or <rdf:RDF>",
        e.getMessage());
  }

  @Test
  void otherRdfIsRefused() {
    var e =
        assertThrows(SitemapException.class, () -> Feeds.rss(rdf("urn:example:foaf", "<Person/>")));
    assertTrue(e.getMessage().contains("this is RDF, but not RSS"), e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "urn:example:rdf", "http://purl.org/rss/1.0/"})
  void aRootRdfOfAnotherNamespaceIsRefused(String namespace) {
    String document =
        "<RDF xmlns='"
            + namespace
            + "'><item xmlns='http://purl.org/rss/1.0/'><link>https://e.com/a</link></item></RDF>";
    var e = assertThrows(SitemapException.class, () -> Feeds.rss(document));
    assertTrue(
        e.getMessage().contains("the root element is <RDF>, not <rss> or <rdf:RDF>"),
        e.getMessage());
    assertEquals(
        1,
        Feeds.rss(rdf("http://purl.org/rss/1.0/", "<item><link>https://e.com/a</link></item>"))
            .entries()
            .size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "version='2.0'",
        "version='2.0' xmlns='http://backend.userland.com/rss2'",
        "version='2.0' xmlns='http://blogs.law.harvard.edu/tech/rss'"
      })
  void rss2IsReadInEachOfItsNamespaces(String attributes) {
    Read read =
        Feeds.rss(
            "<rss "
                + attributes
                + "><channel><item><link>https://e.com/a</link></item></channel></rss>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(List.of(), read.context().problems().first());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "version='2.0.1'", "version='3'", "version=''"})
  void otherVersionsAreReadAsRss2(String attributes) {
    Read read =
        Feeds.rss(
            "<rss "
                + attributes
                + "><channel><item><link>https://e.com/a</link></item></channel></rss>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(Severity.WARNING, read.problem("feed.version").severity());
  }

  @Test
  void rss1HasItsItemsBesideTheChannel() {
    Read read =
        Feeds.rss(
            rdf(
                "http://purl.org/rss/1.0/",
                "<channel><title>T</title><link>https://e.com/</link><items><rdf:Seq>"
                    + "<rdf:li resource='https://e.com/a'/></rdf:Seq></items></channel>"
                    + "<image><url>https://e.com/i.png</url><link>https://e.com/i</link></image>"
                    + "<item rdf:about='https://e.com/x'><link>https://e.com/a</link>"
                    + "<dc:date>2022-12-17</dc:date><dc:subject>Linux</dc:subject>"
                    + "<media:content url='https://e.com/v.mp4'/></item>"
                    + "<item rdf:about='https://e.com/b'><title>B</title></item>"));
    assertEquals(List.of("https://e.com/a", "https://e.com/b"), read.locs());
    assertEquals("2022-12-17", read.entries().get(0).lastmod());
    var item = read.entries().get(0).extension(Feeds.Seen.class).orElseThrow().item();
    assertEquals(List.of("Linux"), item.categories());
    assertEquals(1, item.media().size());
  }

  @Test
  void rss1WithoutItsNamespaceIsReadWithAProblem() {
    Read read =
        Feeds.rss(
            rdf("http://purl.org/rss/1.0", "<channel/><item><link>https://e.com/a</link></item>"));
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(Severity.ERROR, read.problem("ns.incorrect").severity());
  }

  @Test
  void theFeedSaysWhatItIs() {
    DocumentInfo info =
        Documents.info(
            new RssFormat(),
            "<rss version='2.0' xml:lang='de'><channel><title>A &amp;amp; B</title>"
                + "<link> https://e.com/ </link><language>en-us</language>"
                + "<image><title>no</title><link>https://e.com/no</link></image>"
                + "<item><title>x</title></item></channel></rss>",
            Context.of(Extensions.of()).withProblems(new Problems()));
    assertEquals(DocumentInfo.Kind.FEED, info.kind());
    assertEquals("A & B", info.title());
    assertEquals("https://e.com/", info.link());
    assertEquals("en-us", info.language());
  }

  @Test
  void theLanguageMayBeSaidOtherwise() {
    for (String[] feed :
        new String[][] {
          {"", "<dc:language>fr</dc:language>", "fr"}, {"xml:lang='de'", "", "de"},
        }) {
      DocumentInfo info =
          Documents.info(
              new RssFormat(),
              "<rss version='2.0' xmlns:dc='http://purl.org/dc/elements/1.1/' "
                  + feed[0]
                  + "><channel>"
                  + feed[1]
                  + "</channel></rss>",
              Context.of(Extensions.of()).withProblems(new Problems()));
      assertEquals(feed[2], info.language());
    }
  }

  // links

  @Test
  void theChannelsLinkDoesNotLeakIntoItems() {
    Read read =
        Feeds.channel(
            "<link>https://e.com/</link><item><title>T</title>"
                + "<image><link>https://e.com/i</link></image>"
                + "<x:link>https://e.com/x</x:link>"
                + "<source><link>https://e.com/s</link></source></item>");
    assertEquals(List.of(), read.entries());
    Problem problem = read.problem("feed.item-no-link");
    assertTrue(problem.missing());
    assertEquals(1, problem.location().line());
    assertEquals("rss/channel/item[1]", problem.documentPath());
    assertEquals(
        "the item \"T\" has neither a link nor a guid that is a url; it is left out",
        problem.message());
  }

  @Test
  void nothingOfAnItemWithoutLinkLeaksIntoTheNext() {
    Read read =
        Feeds.channel(
            "<item><title>A</title><pubDate>Sun, 17 Dec 2023 00:58:40 GMT</pubDate>"
                + "<category>c</category><enclosure url='https://e.com/a.mp4' type='video/mp4'/>"
                + "<image:image><image:loc>https://e.com/a.png</image:loc></image:image></item>"
                + "<item><link>https://e.com/b</link></item>");
    assertEquals(List.of("https://e.com/b"), read.locs());
    assertNull(read.only().lastmod());
    assertNull(read.item().title());
    assertEquals(List.of(), read.item().media());
    assertEquals(List.of(), read.item().categories());
    assertEquals(List.of(), read.losses());
  }

  @Test
  void aGuidIsThePageUnlessItSaysOtherwise() {
    Read read =
        Feeds.channel(
            "<item><guid>https://e.com/a</guid></item>"
                + "<item><guid isPermaLink='true'> HTTP://e.com/b </guid></item>"
                + "<item><guid isPermaLink='false'>https://e.com/c</guid></item>"
                + "<item><guid>urn:uuid:d</guid></item>"
                + "<item><guid>5</guid></item>"
                + "<item><guid>https://e.com/g</guid><link>https://e.com/l</link></item>");
    assertEquals(List.of("https://e.com/a", "HTTP://e.com/b", "https://e.com/l"), read.locs());
    assertEquals(3, read.count("feed.item-no-link"));
    assertEquals(1, read.count("feed.guid-not-permalink"));
    assertEquals(Severity.INFO, read.problem("feed.guid-not-permalink").severity());
  }

  @Test
  void anAtomLinkIsTheLastResort() {
    Read read =
        Feeds.channel(
            "<item><atom:link rel='self' href='https://e.com/self'/>"
                + "<atom:link rel='enclosure' href='https://e.com/e.mp3'/>"
                + "<atom:link rel='alternate' href='https://e.com/a'/></item>"
                + "<item><atom:link href='https://e.com/no'/><link>https://e.com/b</link></item>");
    assertEquals(List.of("https://e.com/a", "https://e.com/b"), read.locs());
  }

  @Test
  void ofRepeatsTheFirstCountsAndTheOthersAreLost() {
    Read read =
        Feeds.channel(
            "<item><link/><link>https://e.com/a</link><link>https://e.com/b</link>"
                + "<atom:link href='https://e.com/c'/><title>A</title><title>B</title></item>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals("A", read.item().title());
    assertEquals(
        List.of(
            "rss: dropped 1 link",
            "rss: dropped 2 title",
            "rss: dropped 1 link with rel=alternate"),
        read.losses());
  }

  @Test
  void absoluteUrlsComeBackAsWritten() {
    String url = "HTTPS://E.com:443/\u00E9 |%zz/../?a=1&amp;copy=2#f";
    Read read = Feeds.channel("<item><link>\n " + url + "\t</link></item>");
    assertEquals(List.of(url.replace("&amp;", "&")), read.locs());
    assertEquals(1, read.count("url.inner-whitespace"));
    assertEquals(1, read.context().problems().first().size());
  }

  @Test
  void aLinkMayBeInSeveralPieces() {
    Read read =
        Feeds.channel("<item><link>https://e.com/<!-- c --><![CDATA[a?b&c]]></link></item>");
    assertEquals(List.of("https://e.com/a?b&c"), read.locs());
  }

  @Test
  void relativeUrlsBelongToTheChannelsLink() {
    Read read =
        Feeds.channel(
            "<link>https://e.com</link>"
                + "<item><link>/a</link></item><item><link>?c</link></item>"
                + "<item><link>//other.com/d</link></item>");
    assertEquals(
        List.of("https://e.com/a", "https://e.com/?c", "https://other.com/d"), read.locs());
    assertEquals(1, read.count("url.relative"), "told once");
    assertEquals(Severity.WARNING, read.problem("url.relative").severity());
    assertEquals(
        "3 relative urls are resolved, such as \"/a\" against \"https://e.com\"",
        read.problem("url.relative").message());
  }

  @Test
  void relativeUrlsWithoutBaseAreKept() {
    Read read = Feeds.channel("<item><link>/a</link></item><item><link>www.e.com/b</link></item>");
    assertEquals(List.of("/a", "www.e.com/b"), read.locs());
    assertEquals(2, read.count("url.relative"));
    assertEquals(Severity.ERROR, read.problem("url.relative").severity());
  }

  @Test
  void whatCannotBeResolvedIsKept() {
    Read read = Feeds.channel("<link>https://e .com/</link><item><link>/a b</link></item>");
    assertEquals(List.of("/a b"), read.locs());
    assertEquals(Severity.ERROR, read.problem("url.invalid").severity());
  }

  @Test
  void relativeUrlsKeepWhatNoUrlMayHave() {
    Read read = Feeds.channel("<link>https://e.com/x/</link><item><link>/a b|c</link></item>");
    assertEquals(List.of("https://e.com/a b|c"), read.locs());
    assertEquals(0, read.count("url.invalid"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javascript:alert(1)",
        "mailto:a@example.com",
        "ftp://e.com/a",
        "urn:isbn:1",
        "data:text/html,a"
      })
  void aLinkOfAnotherSchemeIsNoPage(String link) {
    Read read = Feeds.channel("<item><title>T</title><link>" + link + "</link></item>");
    assertEquals(List.of(), read.entries());
    assertTrue(read.problem("feed.item-no-link").missing());
    Problem problem = read.problem("url.scheme");
    assertEquals(Severity.ERROR, problem.severity());
    assertEquals("rss/channel/item[1]", problem.documentPath());
    assertEquals(
        '"' + link + "\" has a scheme that crawlers do not follow; they need http or https",
        problem.message());
  }

  @Test
  void whereTheLinkIsNoPageAnotherServes() {
    String link = "<link>javascript:" + "a".repeat(1000) + "</link>";
    String atom = "<atom:link href='mailto:a@e.com'/><atom:link href='https://e.com/c'/>";
    Read read =
        Feeds.channel(
            "<item><guid>https://e.com/a</guid>"
                + link
                + "</item><item>"
                + link
                + "<link>HTTPS://e.com/b</link></item><item>"
                + link
                + atom
                + "</item>");
    assertEquals(List.of("https://e.com/a", "HTTPS://e.com/b", "https://e.com/c"), read.locs());
    assertEquals(4, read.count("url.scheme"));
    assertTrue(read.problem("url.scheme").message().length() < 200, "bounded");
  }

  // dates

  @Test
  void lastmodIsTheUpdateElseTheDateOfPublication() {
    String published = "<pubDate>Sun, 17 Dec 2023 00:58:40 EST</pubDate>";
    String dc = "<dc:date>2020-01-01</dc:date>";
    assertEquals("2023-12-17T00:58:40-05:00", Feeds.item(dc + published).only().lastmod());
    assertEquals("2020-01-01", Feeds.item(dc).only().lastmod());
    assertEquals(
        "2024-01-02",
        Feeds.item(published + "<atom:updated>2024-01-02</atom:updated>").only().lastmod());
    Read read = Feeds.item(published + "<dcterms:modified>2024-01-03</dcterms:modified>");
    assertEquals("2024-01-03", read.only().lastmod());
    assertEquals("2024-01-03", read.item().updated());
    assertEquals("2023-12-17T00:58:40-05:00", read.item().published());
    assertNull(Feeds.item(dc).item().updated());
  }

  @Test
  void badDatesAreToldWithTheirTextAndPlace() {
    Read read = Feeds.item("\n<pubDate>soon</pubDate>");
    assertNull(read.only().lastmod());
    Problem problem = read.problem("feed.pubdate");
    assertEquals(2, problem.location().line());
    assertEquals("https://example.com/a", problem.loc());
    assertEquals(
        "pubDate \"soon\" cannot be understood as a date; it is left out", problem.message());
    assertEquals(
        Severity.WARNING, Feeds.item("<dc:date>soon</dc:date>").problem("date.invalid").severity());
    assertEquals(
        Severity.ERROR,
        Feeds.item("<pubDate>30 Feb 2024</pubDate>").problem("date.impossible").severity());
    read = Feeds.item("<pubDate>16 Dec 2023 10:00</pubDate>");
    assertEquals("2023-12-16", read.only().lastmod());
    assertEquals(Severity.WARNING, read.problem("date.no-zone").severity());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"pubDate", "dc:date", "dcterms:modified", "dcterms:issued", "atom:updated"})
  void anEmptyDateIsAbsentWithoutAWord(String name) {
    for (String text : List.of("", " \n\t ", "<![CDATA[]]>")) {
      Read read = Feeds.item("<" + name + ">" + text + "</" + name + ">");
      assertNull(read.only().lastmod());
      assertEquals(List.of(), read.context().problems().first());
    }
  }

  @Test
  void theNullDateOfWordPressIsLeftOutWithAProblem() {
    Read read = Feeds.item("<pubDate>Wed, 30 Nov -0001 00:00:00 +0000</pubDate>");
    assertNull(read.only().lastmod());
    assertTrue(read.problem("feed.pubdate").missing());
  }

  @Test
  void otherDatesAreLostUnlessTheySayTheSame() {
    String published = "<pubDate>Sun, 17 Dec 2023 00:58:40 GMT</pubDate>";
    String other = "<dc:date>2020-01-01</dc:date>";
    String modified = "<dcterms:modified>2024-01-03</dcterms:modified>";
    List<String> lost = List.of("rss: dropped 1 dc:date");
    assertEquals(lost, Feeds.item(published + other).losses());
    assertEquals(lost, Feeds.item(other + published).losses());
    assertEquals(lost, Feeds.item("<dc:date>2021-01-01</dc:date>" + other).losses());
    assertEquals(
        List.of("rss: dropped 1 dcterms:modified"),
        Feeds.item("<dcterms:modified>2024-01-02</dcterms:modified>" + modified).losses());
    for (String same :
        List.of(
            published + "<dc:date>2023-12-17T01:58:40+01:00</dc:date>",
            other + other,
            modified + modified,
            modified + "<dc:date>2024-01-03</dc:date>" + "<dc:date>2024-01-03</dc:date>")) {
      assertEquals(List.of(), Feeds.item(same).losses(), same);
    }
  }

  // texts

  @Test
  void titleAndSummaryArePlainText() {
    Read read =
        Feeds.item(
            "<title>A &amp;amp; <![CDATA[<i>B</i>]]></title>"
                + "<description><![CDATA[<p>One</p>\n<p>t&eacute;n</p>]]></description>"
                + "<itunes:summary>no</itunes:summary><content:encoded>no</content:encoded>");
    assertEquals("A & B", read.item().title());
    assertEquals("One t\u00E9n", read.item().summary());
    assertTrue(read.losses().contains("rss: dropped 1 content"), read.losses().toString());
    assertTrue(read.losses().contains("rss: dropped 1 itunes:summary"), read.losses().toString());
  }

  @Test
  void otherSummariesAreOnlyFallbacks() {
    Read read = Feeds.item("<itunes:summary>one</itunes:summary>");
    assertEquals("one", read.item().summary());
    assertEquals(List.of("rss: dropped 1 description"), read.losses());
    read = Feeds.item("<media:title>t</media:title><media:description>d</media:description>");
    assertEquals("t", read.item().title());
    assertEquals("d", read.item().summary());
  }

  @Test
  void contentIsNoSummary() {
    Read read = Feeds.item("<content:encoded>long</content:encoded>");
    assertNull(read.item().summary());
    assertEquals(List.of("rss: dropped 1 content"), read.losses());
  }

  @Test
  void authorsAndCategories() {
    Read read =
        Feeds.item(
            "<author>jo@example.com (Jo Doe)</author><dc:creator>Ann</dc:creator>"
                + "<author>bo@example.com</author><itunes:author>no</itunes:author>"
                + "<category domain='x'> One </category><category/><category>Two, too</category>");
    assertEquals(
        List.of(
            new Person("Jo Doe", null),
            new Person("Ann", null),
            new Person("bo@example.com", null)),
        read.item().authors());
    assertEquals(List.of("One", "Two, too"), read.item().categories());
    assertEquals(
        List.of(new Person("Cy", null)),
        Feeds.item("<itunes:author>Cy</itunes:author>").item().authors());
  }

  @Test
  void anAuthorsAddressIsLostWhereThereIsAName() {
    assertEquals(
        List.of("rss: dropped 1 author's address", "rss: dropped 1 author"),
        Feeds.item("<author>jo@example.com (Jo Doe)</author>").losses());
    assertEquals(
        List.of("rss: dropped 1 author"), Feeds.item("<author>(Jo Doe)</author>").losses());
    assertEquals(
        List.of("rss: dropped 1 author"), Feeds.item("<author>jo@example.com</author>").losses());
  }

  @Test
  void whatOnlyCountsWithoutABetterOneIsLostBesideIt() {
    assertEquals(
        List.of(
            "rss: dropped 1 dcterms:modified",
            "rss: dropped 2 dcterms:type",
            "rss: dropped 2 dcterms:valid",
            "rss: dropped 1 itunes:image",
            "rss: dropped 1 dc:date",
            "rss: dropped 1 dcterms:issued",
            "rss: dropped 1 itunes:author",
            "rss: dropped 1 itunes:duration",
            "rss: dropped 1 author",
            "rss: dropped 1 date of publication"),
        Feeds.item(
                "<pubDate>2020</pubDate><dc:date>2021</dc:date><dc:date>2020</dc:date>"
                    + "<dcterms:issued>2022</dcterms:issued><atom:updated>2023</atom:updated>"
                    + "<dcterms:modified>2024</dcterms:modified>"
                    + "<dcterms:type>live-video</dcterms:type><dcterms:type>b</dcterms:type>"
                    + "<dcterms:valid>start=2020</dcterms:valid>"
                    + "<dcterms:valid>start=2021</dcterms:valid>"
                    + "<itunes:image href='u:1'/><itunes:image href='u:2'/>"
                    + "<itunes:duration>5</itunes:duration>"
                    + "<dc:creator>A</dc:creator><itunes:author>A</itunes:author>"
                    + "<itunes:author>B</itunes:author>")
            .losses()
            .stream()
            .filter(loss -> !loss.equals("rss: dropped 1 image media"))
            .toList());
  }

  @Test
  void whatTheChannelSaysAfterItsFirstItemIsLost() {
    Read read =
        Feeds.channel(
            "<title>T</title><item><link>https://e.com/a</link></item><title>U</title>"
                + "<language>en</language><link>https://e.com/</link>"
                + "<media:rating>adult</media:rating>"
                + "<item><link>/b</link><media:player url='u:p'/></item>");
    assertEquals(
        List.of("rss: dropped 4 element of the feed itself", "rss: dropped 1 video media"),
        read.losses());
    assertEquals(List.of("https://e.com/a", "/b"), read.locs());
    read = Feeds.channel("<item><link>https://e.com/a</link></item><title>U</title>");
    assertEquals(List.of("rss: dropped 1 element of the feed itself"), read.losses());
  }

  @Test
  void whatSaysNothingLeavesRoomForTheNext() {
    Read read =
        Feeds.item(
            "<title/><title>A</title><description> </description><description>B</description>"
                + "<pubDate>soon</pubDate><pubDate>2020</pubDate><guid/><guid>urn:c</guid>");
    assertEquals("A", read.item().title());
    assertEquals("B", read.item().summary());
    assertEquals("2020", read.only().lastmod());
    assertEquals(
        List.of("rss: dropped 1 guid", "rss: dropped 1 title", "rss: dropped 1 description"),
        read.losses());
    read = Feeds.entry("<title/><title>A</title><updated>soon</updated><updated>2020</updated>");
    assertEquals("A", read.item().title());
    assertEquals("2020", read.only().lastmod());
  }

  // what goes wrong

  @Test
  void afterAFailureTheFeedHasEnded() throws Exception {
    String item = "<item><link>https://e.com/a</link></item>";
    for (String version : List.of("2.0", "0.92")) {
      String start = "<rss version='" + version + "'><channel>" + item;
      byte[] good = (start + " ".repeat(20_000)).getBytes(StandardCharsets.UTF_8);
      InputStream broken =
          new SequenceInputStream(
              new ByteArrayInputStream(good),
              new InputStream() {
                @Override
                public int read() throws IOException {
                  throw new IOException("the disk is gone");
                }
              });
      for (Source source :
          List.of(
              Source.of(broken, "in"),
              Documents.source((start + "<item>").getBytes(StandardCharsets.UTF_8)),
              Documents.source((start + "</oops>" + item).getBytes(StandardCharsets.UTF_8)))) {
        try (var in =
            new RssFormat()
                .reader(source, Context.of(Extensions.of()).withProblems(new Problems()))) {
          assertThrows(RuntimeException.class, () -> in.forEach(entry -> {}));
          assertNull(in.read());
          assertNull(in.read());
        } catch (UncheckedIOException e) {
          assertEquals("0.92", version); // it is read as a whole when it is opened
        }
      }
    }
  }

  @Test
  void malformedXmlComesAfterAllItemsBeforeIt() throws Exception {
    String document =
        "<rss version='2.0'><channel>\n<item><link>https://e.com/a</link><title>t</title></item>\n"
            + "<item><link>https://e.com/b</link></oops></channel></rss>";
    Context context = Context.of(Extensions.of()).withProblems(new Problems()).withStrict(true);
    try (var in =
        new RssFormat()
            .reader(Documents.source(document.getBytes(StandardCharsets.UTF_8)), context)) {
      assertEquals("https://e.com/a", in.iterator().next().loc());
      var e = assertThrows(SitemapException.class, in::read);
      assertEquals("xml.malformed", e.problem().code());
      assertEquals(3, e.problem().location().line());
      assertNull(in.read());
    }
    assertEquals(
        List.of("rss: dropped 1 title"),
        context.problems().first().stream().map(Problem::message).toList());
  }

  @Test
  void malformedXmlIsReadOnIfLenient() {
    Read read =
        Feeds.rss(
            "<rss version='2.0'><channel><item><link>https://e.com/?a&b</oops>"
                + "<item><media:thumbnail url='https://e.com/t'/><link>https://e.com/b\u0001</link>"
                + "</item><ITEM/><item><link>https://e.com/c</link></item></channel></rss>");
    assertEquals(List.of("https://e.com/?a&b", "https://e.com/c"), read.locs());
    assertEquals("rss/channel/item[1]", read.problem("xml.unescaped-entity").documentPath());
    assertEquals(Severity.ERROR, read.problem("ns.extension-unbound-prefix").severity());
  }

  @Test
  void aCutItemIsDroppedWhole() throws Exception {
    String document =
        "<rss version='2.0'><channel><item><link>https://e.com/a</link></item>"
            + "<item><link>https://e.com/b</link>";
    try (var in =
        new RssFormat()
            .reader(
                Documents.source(document.getBytes(StandardCharsets.UTF_8)),
                Context.of(Extensions.of()).withProblems(new Problems()))) {
      var entries = in.iterator();
      assertEquals("https://e.com/a", entries.next().loc());
      assertThrows(TruncatedException.class, entries::hasNext);
    }
  }

  @Test
  void whatFollowsTheFeedCostsNothing() {
    Read read =
        Feeds.rss(
            "<rss version='2.0'><channel><item><link>https://e.com/a</link></item></channel></rss>"
                + "<script/>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(Severity.WARNING, read.problem("xml.trailing-content").severity());
  }

  @Test
  void aSecondFeedIsReportedAsMissing() {
    String feed =
        "<rss version='2.0'><channel><item><link>https://e.com/a</link></item></channel></rss>";
    Read read = Feeds.rss(feed + feed);
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertTrue(read.problem("doc.multiple-roots").missing());
  }

  @Test
  void anEmptyFeedHasNoEntries() {
    assertEquals(List.of(), Feeds.rss("<rss version='2.0'/>").entries());
    assertEquals(List.of(), Feeds.rss("<rss version='2.0'><channel/></rss>").entries());
    assertEquals(List.of(), Feeds.rss(rdf("http://purl.org/rss/1.0/", "")).entries());
  }

  @Test
  void theLocationIsTheItems() throws Exception {
    String document =
        "<rss version='2.0'><channel>\n<item><link>https://e.com/a</link></item></channel></rss>";
    try (var in =
        new RssFormat()
            .reader(
                Documents.source(document.getBytes(StandardCharsets.UTF_8)),
                Context.of(Extensions.of()).withProblems(new Problems()))) {
      assertEquals(0, in.location().line());
      in.read();
      assertEquals("in:2:1", in.location().toString());
    }
  }
}
