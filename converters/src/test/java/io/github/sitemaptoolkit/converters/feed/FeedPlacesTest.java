package io.github.sitemaptoolkit.converters.feed;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FeedPlacesTest {

  private static final String LINK = "<link>https://e.com/a</link>";
  private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");
  private static final SitemapFormat RSS = new RssFormat();
  private static final SitemapFormat ATOM = new AtomFormat();

  private static Context wanted() {
    return Context.load()
        .withProblems(new Problems())
        .with(FeedOptions.DEFAULTS.withExtensions(Set.of("news")).withNow(NOW))
        .withPlaces(true);
  }

  private static EntryReader<UrlEntry> open(
      SitemapFormat format, String document, Charset charset, Context context) throws IOException {
    var bytes = new ByteArrayInputStream(document.getBytes(charset));
    return format.reader(Source.of(bytes, "in.xml"), context);
  }

  private static String rss(String inside) {
    return "<?xml version='1.0'?>\n<rss version='2.0'"
        + Feeds.NAMESPACES
        + " xmlns:feedburner='http://rssnamespace.org/feedburner/ext/1.0'>"
        + "<channel><title>T</title>\n\u00E9\uD83D\uDE00<item a='\u00E9&amp;'>"
        + inside
        + "</item></channel></rss>";
  }

  private static String atom(String inside) {
    return "<feed xmlns='http://www.w3.org/2005/Atom'"
        + Feeds.NAMESPACES
        + ">\u00E9<entry>"
        + inside
        + "</entry></feed>";
  }

  /** Returns the source at a place, by its offset and by its lines and columns. */
  private static String source(String document, Location at) {
    Extent extent = Objects.requireNonNull(at.extent(), at::toString);
    byte[] bytes = document.getBytes(UTF_8);
    var text = new String(bytes, (int) extent.offset(), (int) extent.length(), UTF_8);
    int begin = index(document, at.line(), at.column());
    int end = index(document, extent.endLine(), extent.endColumn());
    assertEquals(text, document.substring(begin, end));
    return text;
  }

  private static int index(String document, long line, int column) {
    int at = 0;
    for (long i = 1; i < line; i++) {
      at = document.indexOf('\n', at) + 1;
    }
    return at + column - 1;
  }

  /** Returns the source of a value of the first entry. */
  private static String source(SitemapFormat format, String document, String path)
      throws IOException {
    try (var in = open(format, document, UTF_8, wanted())) {
      assertNotNull(in.read());
      return source(document, in.places().of(path));
    }
  }

  private static String ofRss(String inside, String path) throws IOException {
    return source(RSS, rss(inside), path);
  }

  private static String ofAtom(String inside, String path) throws IOException {
    return source(ATOM, atom(inside), path);
  }

  static List<List<String>> texts() {
    return List.of(
        List.of("https://e.com/", "https://e.com/"),
        List.of(" \t\r\n https://e.com/  ", "https://e.com/"),
        List.of("https://e.com/?a=1&amp;b=2", "https://e.com/?a=1&amp;b=2"),
        List.of("&#32;&#x68;ttps://e.com/&amp; ", "&#x68;ttps://e.com/&amp;"),
        List.of("<![CDATA[ https://e.com/ ]]>", "https://e.com/"),
        List.of("\u200B https://e.com/\u00E9\u00A0", "https://e.com/\u00E9"),
        List.of(
            " <!-- a --><![CDATA[https://]]><!-- b -->e.com/<!-- c -->",
            "https://]]><!-- b -->e.com/"));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aPlaceHoldsTheSourceOfTheText(List<String> text) throws IOException {
    String written = text.get(0);
    String place = text.get(1);
    assertEquals(place, ofRss("<link>" + written + "</link>", "loc"));
    assertEquals(place, ofRss("<guid>" + written + "</guid>", "loc"));
    assertEquals(place, ofRss("<feedburner:origLink>" + written + "</feedburner:origLink>", "loc"));
    String old = rss("<link>" + written + "</link>").replace("2.0", "0.92");
    if (!written.contains("\u200B")) { // which is a part of the url there
      assertEquals(place, source(RSS, old, "loc"));
    }
  }

  @Test
  void theUrlOfAnAtomLinkIsInItsAttribute() throws IOException {
    String link = "<link rel='self' href='https://e.com/'/><link href='https://e.com/?a&amp;b'/>";
    assertEquals("https://e.com/?a&amp;b", ofAtom(link, "loc"));
    assertEquals("https://e.com/?a&amp;b", ofRss(link.replace("<link", "<atom:link"), "loc"));
  }

  @Test
  void ofEqualTextsTheOneThatBecameTheUrlCounts() throws IOException {
    String document = rss("<guid>https://e.com/a</guid><title>https://e.com/a</title>" + LINK);
    try (var in = open(RSS, document, UTF_8, wanted())) {
      in.read();
      assertEquals("rss/channel/item[1]/link", in.places().documentPath("loc"));
      assertEquals("https://e.com/a", source(document, in.places().of("loc")));
    }
  }

  @Test
  void aRelativeUrlIsThereAsItIsWritten() throws IOException {
    String item = "<link xml:base='https://e.com/x/'> y?a&amp;b </link>";
    assertEquals("y?a&amp;b", ofRss(item, "loc"));
    assertEquals("y", ofAtom("<link xml:base='https://e.com/x/' href='y'/>", "loc"));
    String guid = "<guid xml:base='https://e.com/x/' isPermaLink='true'>./y</guid>";
    assertEquals("./y", ofRss(guid, "loc"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<pubDate> Fri, 20 Nov 2026 10:00:00 GMT </pubDate>",
        "<atom:updated> Fri, 20 Nov 2026 10:00:00 GMT </atom:updated>",
        "<dc:date> Fri, 20 Nov 2026 10:00:00 GMT </dc:date>",
        "<dcterms:modified> Fri, 20 Nov 2026 10:00:00 GMT </dcterms:modified>"
      })
  void aDateThatIsConvertedIsWhereItIsWritten(String date) throws IOException {
    assertEquals("Fri, 20 Nov 2026 10:00:00 GMT", ofRss(LINK + date, "lastmod"));
  }

  @Test
  void datesOfAtomHaveTheirPlace() throws IOException {
    String inside =
        "<link href='https://e.com/'/><published>2026-11-19</published>"
            + "<updated><![CDATA[2026-11-20]]></updated>";
    assertEquals("2026-11-20", ofAtom(inside, "lastmod"));
  }

  @Test
  void identifiersOfRdfAndOldDialectsHaveTheirPlace() throws IOException {
    String rdf =
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
            + " xmlns='http://purl.org/rss/1.0/'><channel/>\n"
            + "<item rdf:about='https://e.com/&amp;'><title>T</title></item></rdf:RDF>";
    assertEquals("https://e.com/&amp;", source(RSS, rdf, "loc"));
    String old =
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
            + " xmlns='http://my.netscape.com/rdf/simple/0.9/'><channel><title>T</title>"
            + "<link>https://e.com/x/</link><description>D</description></channel>"
            + "<item><title>T</title><link>\n ./y/z </link></item></rdf:RDF>";
    assertEquals("./y/z", source(RSS, old, "loc"));
  }

  @Test
  void whatIsMissingHasThePlaceOfTheItem() throws IOException {
    assertEquals("<item a='\u00E9&amp;'>", ofRss(LINK, "lastmod"));
    assertEquals("<item a='\u00E9&amp;'>", ofRss(LINK, "priority"));
    assertEquals("<entry>", ofAtom("<link href='https://e.com/'/>", "lastmod"));
  }

  @Test
  void valuesThatExtensionsMakeAreWhereTheirTextsAre() throws IOException {
    String inside =
        LINK
            + "<title>News &amp; <![CDATA[more]]></title>"
            + "<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>"
            + "<enclosure url='https://e.com/1.jpg' type='image/jpeg'/>"
            + "<media:content url=\"2.mp4\" xml:base='https://e.com/' medium='video'"
            + " duration='600'>"
            + "<media:thumbnail url='https://e.com/t.jpg' width='600'/>"
            + "<media:title type='html'> &lt;b>A&lt;/b> film</media:title>"
            + "<media:description>D</media:description></media:content>";
    assertEquals("https://e.com/1.jpg", ofRss(inside, "image[1].loc"));
    assertEquals("2.mp4", ofRss(inside, "video[1].content_loc"));
    assertEquals("https://e.com/t.jpg", ofRss(inside, "video[1].thumbnail_loc"));
    assertEquals("&lt;b>A&lt;/b> film", ofRss(inside, "video[1].title"));
    assertEquals("D", ofRss(inside, "video[1].description"));
    assertEquals("600", ofRss(inside, "video[1].duration"));
    assertEquals("News &amp; <![CDATA[more", ofRss(inside, "news[1].title"));
    assertEquals("Fri, 20 Nov 2026 10:00:00 GMT", ofRss(inside, "news[1].publication_date"));
    assertEquals("<item a='\u00E9&amp;'>", ofRss(inside, "video[1]"));
    try (var in = open(RSS, rss(inside), UTF_8, wanted())) {
      in.read();
      Places places = in.places();
      assertEquals(
          "rss/channel/item[1]/media:content/@url", places.documentPath("video[1].content_loc"));
      assertEquals(
          "rss/channel/item[1]/media:content/media:title", places.documentPath("video[1].title"));
      assertEquals("rss/channel/item[1]", places.documentPath("video[1]"));
      assertEquals("rss/channel/item[1]/pubDate", places.documentPath("lastmod"));
      assertEquals("url[1].video[1].title", places.path("video[1].title"));
    }
  }

  @Test
  void theTextOfMarkupReachesFromItsFirstCharacterToItsLast() throws IOException {
    String inside =
        "<link href='https://e.com/'/><updated>2026-11-20</updated><title type='xhtml'>"
            + "<div xmlns='http://www.w3.org/1999/xhtml'><p>A <b>new</b></p> film<br/></div>"
            + "</title>";
    assertEquals("A <b>new</b></p> film", ofAtom(inside, "news[1].title"));
  }

  @Test
  void elementsOfExtensionsHaveTheirOwnPlaces() throws IOException {
    String inside =
        LINK
            + "<image:image><image:loc> https://e.com/&amp;.jpg </image:loc></image:image>"
            + "<image:image b='c'><image:loc/></image:image>";
    assertEquals("https://e.com/&amp;.jpg", ofRss(inside, "image[1].loc"));
    assertEquals("<image:image b='c'>", ofRss(inside, "image[2]"));
    assertEquals("<image:loc/>", ofRss(inside, "image[2].loc"));
    assertEquals("c", ofRss(inside, "image[2]@b"));
    String document =
        "<rss version='2.0'"
            + Feeds.NAMESPACES
            + "><channel><item/><item>"
            + inside
            + "</item><item>"
            + inside.replace("</link>", "2</link>")
            + "</item></channel></rss>";
    try (var in = open(RSS, document, UTF_8, wanted())) {
      in.read();
      assertEquals("url[2].image[1].loc", in.places().path("image[1].loc"));
      in.read();
      assertEquals("https://e.com/&amp;.jpg", source(document, in.places().of("image[1].loc")));
      assertEquals("url[3].image[1].loc", in.places().path("image[1].loc"));
      assertEquals(
          "rss/channel/item[3]/image:image[1]/image:loc", in.places().documentPath("image[1].loc"));
      assertNull(in.read());
    }
  }

  @Test
  void elementsOfExtensionsInOldDialectsHaveTheirOwnPlaces() throws IOException {
    String item =
        "<item><link>https://e.com/1</link>"
            + "<image:image><image:loc>https://e.com/1.jpg</image:loc></image:image></item>";
    String document =
        "<rss version='0.92'"
            + Feeds.NAMESPACES
            + "><channel><title>T</title><link>https://e.com/</link>"
            + item
            + item.replace('1', '2')
            + "</channel></rss>";
    try (var in = open(RSS, document, UTF_8, wanted())) {
      for (int i = 1; i <= 2; i++) {
        assertNotNull(in.read());
        assertEquals("https://e.com/" + i, source(document, in.places().of("loc")));
        assertEquals(
            "https://e.com/" + i + ".jpg", source(document, in.places().of("image[1].loc")));
        assertEquals("url[" + i + "].loc", in.places().path("loc"));
        assertEquals("rss/channel/item[" + i + "]/link", in.places().documentPath("loc"));
      }
    }
  }

  @Test
  void aWholeEntryHasThePlacesOfItsElements() throws IOException {
    String url =
        "<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><loc> https://e.com/b </loc>"
            + "<lastmod x='1'>2026-11-20</lastmod>"
            + "<image:image><image:loc>https://e.com/1.jpg</image:loc></image:image></url>";
    String document = rss(LINK + "<pubDate>2026-01-01</pubDate>" + url);
    assertEquals("https://e.com/b", source(RSS, document, "loc"));
    assertEquals("2026-11-20", source(RSS, document, "lastmod"));
    assertEquals("1", source(RSS, document, "lastmod@x"));
    assertEquals("https://e.com/1.jpg", source(RSS, document, "image[1].loc"));
    assertEquals(
        "<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>",
        source(RSS, document, "priority"));
    try (var in = open(RSS, document, UTF_8, wanted())) {
      in.read();
      assertEquals("rss/channel/item[1]/url/lastmod", in.places().documentPath("lastmod"));
      assertEquals(
          "rss/channel/item[1]/url/image:image[1]/image:loc",
          in.places().documentPath("image[1].loc"));
      assertEquals("url[1].loc", in.places().path("loc"));
    }
  }

  @Test
  void offsetsAreUnknownWhereTheBytesAreOthers() throws IOException {
    for (Charset charset : List.of(ISO_8859_1, UTF_16)) {
      String document = rss(LINK).replace("1.0'?>", "1.0' encoding='" + charset + "'?>");
      try (var in = open(RSS, document.replace("\uD83D\uDE00", ""), charset, wanted())) {
        in.read();
        assertEquals(new Extent(3, 40, -1, -1), in.places().of("loc").extent());
      }
    }
  }

  @Test
  void whatIsNotWellFormedHasItsPlace() throws IOException {
    String item = "<title>A & B</title><link>https://e.com/?a=1&b=2</link><pubDate>2026-01-01";
    assertEquals("https://e.com/?a=1&b=2", ofRss(item, "loc"));
    assertEquals("2026-01-01", ofRss(item, "lastmod"));
  }

  @Test
  void offsetsAreUnknownBehindABrokenCharacter() throws IOException {
    String document = rss("<title>\u00E9</title>" + LINK);
    byte[] bytes = document.getBytes(UTF_8);
    int broken = document.substring(0, document.lastIndexOf("\u00E9")).getBytes(UTF_8).length;
    bytes[broken] = 'x'; // and what follows it is no beginning of a character
    var source = Source.of(new ByteArrayInputStream(bytes), "in.xml");
    try (var in = RSS.reader(source, wanted())) {
      in.read();
      Extent extent = Objects.requireNonNull(in.places().of("loc").extent());
      assertEquals(-1, extent.offset());
      assertEquals(-1, extent.length());
    }
  }

  /** Returns a problem of a feed, and with it the source at its place. */
  private static String found(SitemapFormat format, String document, String code)
      throws IOException {
    for (boolean checked : List.of(true, false)) {
      Context context = checked ? wanted().with(FormatChecks.ON) : wanted();
      try (var in = open(format, document, UTF_8, context)) {
        while (in.read() != null) {
          // only read
        }
      }
      for (Problem problem : context.problems().first()) {
        if (problem.code().equals(code)) {
          return problem.path()
              + " "
              + problem.documentPath()
              + " "
              + source(document, problem.location());
        }
      }
    }
    throw new AssertionError(code);
  }

  private static String found(String inItem, String code) throws IOException {
    return found(RSS, rss(inItem), code);
  }

  @ParameterizedTest
  @CsvSource({
    "<media:content medium='image' url='URL'/>, media:content/@url",
    "<media:content medium='video' url='URL'/>, media:content/@url",
    "<media:thumbnail url='URL'/>, media:thumbnail/@url",
    "<media:player url='URL'/>, media:player/@url",
    "<enclosure type='image/png' url='URL'/>, enclosure/@url",
    "<itunes:image href='URL'/>, itunes:image/@href",
    "<podcast:image href='URL'/>, podcast:image/@href",
    "<atom:link rel='enclosure' href='URL'/>, atom:link/@href",
  })
  void allFaultsOfTheUrlsOfMediaAreAtTheirAttributes(String element, String path)
      throws IOException {
    for (String fault :
        List.of(
            "https://e.com/a%zz url.bad-escape",
            "https://e..com/a url.host-invalid",
            "https://e.com/a%00 url.percent-control",
            "https://e.com/a|b url.illegal-char",
            "https://u:p@e.com/a url.userinfo",
            "https://e.com/\u00E9 url.non-ascii")) {
      String[] words = fault.split(" ");
      assertEquals(
          "url[1] rss/channel/item[1]/" + path + ' ' + words[0],
          found(LINK + element.replace("URL", words[0]), words[1]));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com/a%zz.png url.bad-escape",
        "https://e..com/a.png url.host-invalid",
        "https://e.com/a|b.png url.illegal-char",
        "https://e.com/a%20b|c d.png url.inner-whitespace",
        "https://u:p@e.com/a.png url.userinfo",
      })
  void faultsOfPicturesInHtmlAreAtItsElement(String fault) throws IOException {
    int space = fault.lastIndexOf(' ');
    String code = fault.substring(space + 1);
    String html = "&lt;p>Hello&lt;/p>&lt;img src=\"" + fault.substring(0, space) + "\">";
    String item = "rss/channel/item[1]/";
    String content = "content:encoded xmlns:content='http://purl.org/rss/1.0/modules/content/'";
    assertEquals(
        "url[1] " + item + "content:encoded <" + content + '>',
        found(LINK + '<' + content + '>' + html + "</content:encoded>", code));
    assertEquals(
        "url[1] " + item + "description <description>",
        found(LINK + "<description>" + html + "</description>", code));
    String link = "<link href='https://e.com/'/><content type='html'>" + html + "</content>";
    assertEquals(
        "url[1] feed/entry[1]/content <content type='html'>", found(ATOM, atom(link), code));
  }

  @Test
  void relativePicturesInHtmlAreTold() throws IOException {
    String html = "<content type='html'>&lt;img src='/a.png'>&lt;img src='b.png'></content>";
    Context context = wanted().with(FormatChecks.ON);
    String document = atom("<link href='https://e.com/1'/>" + html);
    try (var in = open(ATOM, document, UTF_8, context)) {
      in.read();
      assertNull(in.read());
    }
    Problem only =
        context.problems().first().stream()
            .filter(it -> it.code().equals("feed.atom-relative"))
            .findFirst()
            .orElseThrow();
    assertEquals(
        "2 relative urls are resolved, such as \"/a.png\" against \"https://e.com/1\"",
        only.message());
    assertEquals("<content type='html'>", source(document, only.location()));
  }

  @Test
  void picturesInHtmlThatAreNoneOfThePageAreNotChecked() throws IOException {
    String html = "&lt;img src='https://secure.gravatar.com/a%zz.png'>";
    String rss = rss(LINK + "<description>" + html + "</description>");
    assertThrows(AssertionError.class, () -> found(RSS, rss, "url.bad-escape"));
  }

  @Test
  void aFaultIsWhereItsTextIs() throws IOException {
    String item = "rss/channel/item[1]";
    assertEquals(
        "url[1].loc " + item + "/link https://e.com/a b",
        found("<link> https://e.com/a b </link>", "url.inner-whitespace"));
    assertEquals(
        "url[1] " + item + "/link mailto:a@e.com",
        found("<link>mailto:a@e.com</link>", "url.scheme"));
    assertEquals(
        "url[1] " + item + "/enclosure/@url N/A &amp;",
        found(LINK + "<enclosure url='N/A &amp;'/>", "url.invalid"));
    assertEquals(
        "url[1] " + item + "/pubDate 2026-01-01",
        found(LINK + "<pubDate> 2026-01-01 </pubDate>", "feed.pubdate"));
    assertEquals(
        "url[1] " + item + "/dc:date 30 Feb 2026",
        found(LINK + "<dc:date>30 Feb 2026</dc:date>", "date.impossible"));
    assertEquals(
        "url[1] " + item + "/dcterms:valid 30 Feb 2026",
        found(
            LINK + "<dcterms:valid>start=2026-01-01; end=30 Feb 2026</dcterms:valid>",
            "date.impossible"));
    assertEquals(
        "url[1].image[1].loc " + item + "/image:image[1]/image:loc N/A b",
        found(LINK + "<image:image><image:loc>N/A b</image:loc></image:image>", "url.invalid"));
  }

  @Test
  void aFaultOfAnItemIsAtItsStartTag() throws IOException {
    assertEquals(
        "url[1] rss/channel/item[1] <item a='\u00E9&amp;'>",
        found("<title>T</title>", "feed.item-no-link"));
    assertEquals(
        "url[1] rss/channel/item[1] <item a='\u00E9&amp;'>",
        found(LINK, "feed.item-title-or-description"));
    assertEquals(
        "url[1] feed/entry[1] <entry>",
        found(ATOM, atom("<link href='https://e.com/'/>"), "feed.atom-required"));
    assertEquals("null rss/channel <channel>", found(RSS, rss(LINK), "feed.channel-required"));
  }

  @Test
  void aFaultOfMediaIsAtItsTextOrAttribute() throws IOException {
    String content = "rss/channel/item[1]/media:content";
    String begin = LINK + "<media:content url='https://e.com/a.mp4' medium='video'";
    assertEquals(
        "url[1] " + content + "/@duration 1:0&#48;",
        found(begin + " duration='1:0&#48;'/>", "mrss.duration"));
    assertEquals(
        "url[1] " + content + "/media:price/@type gift",
        found(begin + "><media:price type='gift'/></media:content>", "mrss.price-type"));
    assertEquals(
        "url[1] " + content + "/media:restriction/@type sharing",
        found(
            begin
                + "><media:restriction type='sharing' relationship='deny'>x"
                + "</media:restriction></media:content>",
            "mrss.restriction-type"));
    assertEquals(
        "url[1] " + content + "/media:restriction <media:restriction type='country'>",
        found(
            begin + "><media:restriction type='country'>de</media:restriction></media:content>",
            "mrss.restriction-relationship"));
    String title = "x".repeat(60) + "&amp;<!-- -->" + "x".repeat(60);
    assertEquals(
        "url[1] " + content + "/media:title " + title,
        found(
            begin + "><media:title> " + title + " </media:title></media:content>",
            "mrss.title-too-long"));
    assertEquals(
        "url[1] " + content + "/media:player/@url https://e.com/a",
        found(
            begin + "><media:player url='https://e.com/a'/></media:content>",
            "mrss.player-equals-link"));
  }

  @Test
  void anAttributeOfTheFeedHasItsPlace() throws IOException {
    String document = rss(LINK).replace("version='2.0'", "version=' 3&#46;0'");
    assertEquals("null null  3&#46;0", found(RSS, document, "feed.version"));
  }

  @Test
  void withoutBeingAskedAllValuesHaveThePlaceOfTheItem() throws IOException {
    String inside = LINK + "<image:image><image:loc>https://e.com/1</image:loc></image:image>";
    try (var in = open(RSS, rss(inside), UTF_8, Context.load().withProblems(new Problems()))) {
      in.read();
      assertEquals("in.xml:3:4", in.places().of("loc").toString());
      assertNull(in.places().of("image[1].loc").extent());
      assertFalse(in.places().has("loc"));
    }
  }
}
