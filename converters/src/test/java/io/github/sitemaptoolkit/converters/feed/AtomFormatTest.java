package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AtomFormatTest {

  @Test
  void feedsAreRecognised() throws Exception {
    var source =
        Documents.source(
            "<a:feed xmlns:a='http://www.w3.org/2005/Atom'/>".getBytes(StandardCharsets.UTF_8));
    assertEquals("atom", Formats.load().detect(source).id());
    assertEquals("atom", Formats.load().forName("a.ATOM").orElseThrow().id());
  }

  @Test
  void anotherRootIsRefused() {
    var e = assertThrows(SitemapException.class, () -> Feeds.atom("<rss/>"));
    assertEquals("doc.unsupported-format", e.problem().code());
  }

  @Test
  void theFeedSaysWhatItIs() {
    DocumentInfo info =
        Documents.info(
            new AtomFormat(),
            "<feed xmlns='http://www.w3.org/2005/Atom' xml:lang='en-GB'>"
                + "<title type='html'>A &amp;lt;b> &lt;b>c&lt;/b></title>"
                + "<link rel='self' href='https://e.com/feed'/><link href='https://e.com/'/>"
                + "<entry/></feed>",
            Context.of(Extensions.of()));
    assertEquals(DocumentInfo.Kind.FEED, info.kind());
    assertEquals("A <b> c", info.title());
    assertEquals("en-GB", info.language());
    assertEquals("https://e.com/", info.link());
  }

  // links

  @Test
  void onlyAnAlternateLinkIsThePage() {
    Read read =
        Feeds.feed(
            "<link href='https://e.com/'/><entry><title>T</title><id>https://e.com/id</id>"
                + "<link rel='enclosure' href='https://e.com/a.mp3'/>"
                + "<link rel='edit' href='https://e.com/edit'/>"
                + "<link rel='self' href='https://e.com/self'/>"
                + "<link rel='replies' href='https://e.com/r'/>"
                + "<link rel='alternate' href='  '/>"
                + "<source><link href='https://e.com/s'/></source></entry>"
                + "<entry><link rel='enclosure' href='https://e.com/a.mp3'/>"
                + "<link rel='ALTERNATE' href=' https://e.com/b '/></entry>"
                + "<entry><link rel='http://www.iana.org/assignments/relation/alternate'"
                + " href='https://e.com/c'/></entry>");
    assertEquals(List.of("https://e.com/b", "https://e.com/c"), read.locs());
    Problem problem = read.problem("feed.atom-no-alternate");
    assertEquals(Severity.ERROR, problem.severity());
    assertTrue(problem.missing());
    assertEquals("feed/entry[1]", problem.documentPath());
    assertEquals("the entry \"T\" has no alternate link; it is left out", problem.message());
  }

  @Test
  void anAlternateOfAnotherSchemeIsNoPage() {
    Read read =
        Feeds.feed(
            "<entry><link href='javascript:alert(1)'/><link hreflang='fr' href='https://e.com/a'/>"
                + "</entry><entry><link href='mailto:a@e.com'/></entry>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(2, read.count("url.scheme"));
    Problem problem = read.problem("url.scheme");
    assertEquals(Severity.ERROR, problem.severity());
    assertEquals("feed/entry[1]", problem.documentPath());
    assertEquals(
        "\"javascript:alert(1)\" has a scheme that crawlers do not follow; they need http or https",
        problem.message());
    assertTrue(read.problem("feed.atom-no-alternate").missing());
  }

  @Test
  void ofSeveralAlternatesThePageInTheFeedsLanguageCounts() {
    String json = "<link href='https://e.com/j' type='application/json'/>";
    String french = "<link href='https://e.com/fr' hreflang='fr'/>";
    String english = "<link href='https://e.com/en' hreflang='EN' type='text/html'/>";
    String plain = "<link href='https://e.com/p'/>";
    String in = "<entry xml:lang='en'>";
    assertEquals(
        List.of("https://e.com/p", "https://e.com/en", "https://e.com/fr", "https://e.com/j"),
        Feeds.feed(
                in
                    + json
                    + french
                    + plain
                    + english
                    + "</entry>"
                    + in
                    + json
                    + french
                    + english
                    + plain
                    + "</entry>"
                    + in
                    + json
                    + french
                    + "</entry>"
                    + in
                    + json
                    + "</entry>")
            .locs());
  }

  @Test
  void relativeLinksBelongToTheInnermostBase() {
    Read read =
        Feeds.atom(
            "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='https://e.com/x/'>"
                + "<link href='https://other.com/'/>"
                + "<entry><link href='a'/></entry>"
                + "<entry xml:base='y/z'><link href='b'/></entry>"
                + "<entry xml:base='y/'><link href='c' xml:base='../w/'/></entry>"
                + "<entry xml:base='http://in.com'><link href='d'/></entry>"
                + "<entry><link href='../../../e'/></entry>"
                + "<entry><link href='?f'/></entry></feed>");
    assertEquals(
        List.of(
            "https://e.com/x/a",
            "https://e.com/x/y/b",
            "https://e.com/x/w/c",
            "http://in.com/d",
            "https://e.com/e",
            "https://e.com/x/?f"),
        read.locs());
    assertEquals(1, read.count("feed.atom-relative"));
  }

  @Test
  void withoutBaseTheFeedsLinkIsOne() {
    assertEquals(
        List.of("https://e.com/a"),
        Feeds.feed("<link href='https://e.com/'/><entry><link href='./a'/></entry>").locs());
    assertEquals(
        List.of("https://e.com/a"),
        Feeds.feed("<link rel='self' href='https://e.com/f'/><entry><link href='/a'/></entry>")
            .locs());
    Read read = Feeds.feed("<entry><link href='/a'/></entry>");
    assertEquals(List.of("/a"), read.locs());
    assertEquals(Severity.ERROR, read.problem("url.relative").severity());
  }

  /** A feed is where its readers got it from, says RFC 3986, 5.1.3; a proxy's copy is not. */
  @Test
  void linksAreRelativeToTheFeedItselfUnlessAProxyPublishesIt() {
    String entry = "<entry><link href='my-post'/></entry>";
    String page = "<link href='https://e.com/'/>";
    assertEquals(
        List.of("https://e.com/news/my-post"),
        Feeds.feed(page + "<link rel='self' href='https://e.com/news/feed.atom'/>" + entry).locs());
    assertEquals(
        List.of("https://e.com/my-post"),
        Feeds.feed(page + "<link rel='self' href='https://proxy.example/news/'/>" + entry).locs());
    Read read =
        Feeds.feed(
            "<link href='/'/><link rel='self' href='https://e.com/news/feed.atom'/>" + entry);
    assertEquals(List.of("https://e.com/news/my-post"), read.locs());
    assertEquals(
        "2 relative urls are resolved, such as \"/\" against \"https://e.com/news/feed.atom\"",
        read.problem("feed.atom-relative").message());
  }

  @Test
  void aRelativeBaseBelongsToTheFeedsLink() {
    assertEquals(
        List.of("https://e.com/b/a"),
        Feeds.feed("<link href='https://e.com/x'/><entry xml:base='b/'><link href='a'/></entry>")
            .locs());
  }

  // dates

  @Test
  void lastmodIsUpdatedElsePublished() {
    Read read =
        Feeds.entry(
            "<published>2020-01-01T00:00:00Z</published><updated>2021-01-01T00:00:00.5Z</updated>");
    assertEquals("2021-01-01T00:00:00.5Z", read.only().lastmod());
    assertEquals("2020-01-01T00:00:00Z", read.item().published());
    read = Feeds.entry("<published>2020-01-01T00:00:00+00:00</published>");
    assertEquals("2020-01-01T00:00:00+00:00", read.only().lastmod());
    assertNull(read.item().updated());
  }

  @Test
  void atom03IsRead() {
    Read read =
        Feeds.atom(
            "<feed version='0.3' xmlns='http://purl.org/atom/ns#'><title>F</title>"
                + "<entry><link rel='alternate' type='text/html' href='https://e.com/a'/>"
                + "<title mode='escaped' type='text/html'>a &lt;b>c&lt;/b></title>"
                + "<summary type='application/xhtml+xml'><p>x</p><p>y</p></summary>"
                + "<author><name>Jo</name><url>https://e.com/jo</url></author>"
                + "<issued>2003-01-01T00:00:00Z</issued><modified>2003-02-01T00:00:00Z</modified>"
                + "<created>2002-01-01T00:00:00Z</created></entry>"
                + "<entry><link rel='service.edit' href='https://e.com/no'/>"
                + "<link rel='alternate' href='https://e.com/b'/>"
                + "<created>2002-01-01T00:00:00Z</created></entry></feed>");
    assertEquals(List.of("https://e.com/a", "https://e.com/b"), read.locs());
    assertEquals("2003-02-01T00:00:00Z", read.entries().get(0).lastmod());
    assertEquals("2002-01-01T00:00:00Z", read.entries().get(1).lastmod());
    var item = read.entries().get(0).extension(Feeds.Seen.class).orElseThrow().item();
    assertEquals("2003-01-01T00:00:00Z", item.published());
    assertEquals("a c", item.title());
    assertEquals("x y", item.summary());
    assertEquals(List.of(new Person("Jo", "https://e.com/jo")), item.authors());
    assertEquals(Severity.INFO, read.problem("feed.atom-0.3").severity());
  }

  @Test
  void aFeedWithoutNamespaceIsReadWithAProblem() {
    Read read = Feeds.atom("<feed><entry><link href='https://e.com/a'/></entry></feed>");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(Severity.ERROR, read.problem("ns.missing").severity());
  }

  // texts

  @Test
  void textsArePlain() {
    assertEquals("a <b> c", Feeds.entry("<title> a &lt;b>\n c</title>").item().title());
    assertEquals("a b", Feeds.entry("<title type='html'>a&lt;br>b</title>").item().title());
    assertEquals(
        "One two three",
        Feeds.entry(
                "<summary type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><p>One</p>"
                    + "<p>t<b>wo</b></p><p>three</p></div></summary>")
            .item()
            .summary());
  }

  @Test
  void contentIsNoSummary() {
    Read read = Feeds.entry("<content type='html'>long</content>");
    assertNull(read.item().summary());
    assertEquals(List.of("atom: dropped 1 content"), read.losses());
  }

  @Test
  void theFeedsAuthorCountsWhereAnEntryHasNone() {
    Read read =
        Feeds.feed(
            "<author><name>F</name></author>"
                + "<entry><link href='https://e.com/a'/></entry>"
                + "<entry><link href='https://e.com/b'/>"
                + "<author><name>E</name><uri>https://e.com/e</uri><email>x@y</email></author>"
                + "</entry>");
    List<List<Person>> authors =
        read.entries().stream()
            .map(entry -> entry.extension(Feeds.Seen.class).orElseThrow().item().authors())
            .toList();
    assertEquals(
        List.of(List.of(new Person("F", null)), List.of(new Person("E", "https://e.com/e"))),
        authors);
  }

  @Test
  void ofRepeatsTheFirstCountsAndTheOthersAreLost() {
    Read read =
        Feeds.entry("<link href='https://e.com/b'/><updated>2020</updated><updated>2021</updated>");
    assertEquals("2020", read.only().lastmod());
    assertEquals(
        List.of("atom: dropped 1 updated", "atom: dropped 1 link with rel=alternate"),
        read.losses());
  }

  @Test
  void base64IsLostAndLeavesRoomForWhatCanBeRead() {
    Read read =
        Feeds.atom(
            "<feed version='0.3' xmlns='http://purl.org/atom/ns#'>"
                + "<title mode='base64'>VA==</title><title>F</title>"
                + "<entry><link rel='alternate' href='https://e.com/a'/>"
                + "<title mode='base64'>VA==</title><title>T</title>"
                + "<summary mode='base64'>VA==</summary></entry></feed>");
    assertEquals("T", read.item().title());
    assertEquals(
        List.of(
            "atom: dropped 1 element of the feed itself",
            "atom: dropped 2 title",
            "atom: dropped 1 summary"),
        read.losses());
  }

  @Test
  void whatTheFeedSaysBesidesItsTitleLinkAndAuthorsIsLost() {
    String links =
        "<link href='https://e.com/'/><link rel='self' href='https://e.com/f'/>"
            + "<link href='https://e.com/fr'/><link rel='hub' href='https://e.com/h'/>";
    String entry = "<entry><link href='https://e.com/a'/></entry>";
    assertEquals(
        List.of("atom: dropped 3 element of the feed itself"), Feeds.feed(links + entry).losses());
    assertEquals(
        List.of("atom: dropped 4 element of the feed itself"),
        Feeds.feed(
                entry
                    + "<title>T</title><link href='https://e.com/'/>"
                    + "<author><name>A</name></author><media:rating>adult</media:rating>"
                    + entry)
            .losses());
  }

  @Test
  void ofAFeedsAuthorsSoManyCountAndNoMore() {
    String most = "<author><name>A</name></author>".repeat(FeedReader.MOST_SHARED);
    String entry = "<entry><link href='https://e.com/a'/></entry>";
    assertEquals(List.of("atom: dropped 100 author"), Feeds.feed(most + entry).losses());
    assertEquals(
        List.of("atom: dropped 1 element of the feed itself", "atom: dropped 100 author"),
        Feeds.feed(most + "<author><name>A</name></author>" + entry).losses());
  }

  @Test
  void whatAPersonHasNoPlaceForIsLost() {
    Read read =
        Feeds.entry(
            "<author><name>E</name><email>x@y</email><x:y/></author>"
                + "<author><email>x@y</email></author><author><uri>https://e.com/e</uri></author>");
    assertEquals(
        List.of(
            "atom: dropped 2 author's address", "atom: dropped 1 x:y", "atom: dropped 2 author"),
        read.losses());
  }

  @Test
  void categoriesAreLabelsElseTerms() {
    Read read =
        Feeds.entry("<category term='rust' label='r/rust'/><category term='b'/><category/>");
    assertEquals(List.of("r/rust", "b"), read.item().categories());
  }

  @Test
  void enclosuresAreMedia() {
    Read read =
        Feeds.entry("<link rel='enclosure' href='https://e.com/v' type='video/mp4' length='5'/>");
    assertEquals("https://e.com/v", read.item().media().get(0).renditions().get(0).url());
    assertEquals("video/mp4", read.item().media().get(0).renditions().get(0).type());
  }

  @Test
  void aCutEntryIsDroppedWhole() throws Exception {
    String document =
        "<feed xmlns='http://www.w3.org/2005/Atom'><entry><link href='https://e.com/a'/></entry>"
            + "<entry><link href='https://e.com/b'/><title>b";
    try (var in =
        new AtomFormat()
            .reader(
                Documents.source(document.getBytes(StandardCharsets.UTF_8)),
                Context.of(Extensions.of()))) {
      var entries = in.iterator();
      assertEquals("https://e.com/a", entries.next().loc());
      assertThrows(TruncatedException.class, entries::hasNext);
    }
  }

  @Test
  void aDocumentMayBeOneEntry() {
    Read read =
        Feeds.atom(
            "<?xml version='1.0'?><!-- c --><a:entry xmlns:a='http://www.w3.org/2005/Atom'"
                + " xml:lang='de' xml:base='https://e.com/x/'><a:title>T</a:title>"
                + "<a:link href='a'/><a:updated>2026-01-02T00:00:00Z</a:updated></a:entry>");
    assertEquals("https://e.com/x/a", read.only().loc());
    assertEquals("2026-01-02T00:00:00Z", read.only().lastmod());
    assertEquals("T", read.item().title());
    Read without = Feeds.atom("<entry xmlns='http://www.w3.org/2005/Atom'><id>urn:1</id></entry>");
    assertEquals(List.of(), without.entries());
    Problem problem = without.problem("feed.atom-no-alternate");
    assertEquals("url[1]", problem.path());
    assertEquals("entry[1]", problem.documentPath());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<entry><link href='https://e.com/a'/></entry>",
        "<entry xmlns='urn:x' xmlns:a='http://www.w3.org/2005/Atom'><a:link href='https://e.com'/>"
            + "</entry>",
      })
  void anEntryOfSomethingElseIsRefused(String document) {
    SitemapException refused =
        assertThrows(SitemapException.class, () -> Feeds.atom(document).entries());
    assertEquals("doc.unsupported-format", refused.problem().code());
  }

  @Test
  void onlyAnEntryOfAtomIsRecognised() {
    var format = new AtomFormat();
    assertTrue(format.matches(head("<entry xmlns='http://www.w3.org/2005/Atom'/>")));
    assertFalse(format.matches(head("<entry xmlns='urn:x'/>")));
    assertFalse(
        format.matches(head("<other xmlns='http://www.w3.org/2005/Atom'><entry/></other>")));
  }

  private static Head head(String document) {
    return Head.of(document.getBytes(StandardCharsets.UTF_8));
  }
}
