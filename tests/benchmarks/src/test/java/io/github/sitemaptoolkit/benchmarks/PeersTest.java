package io.github.sitemaptoolkit.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.redfin.sitemapgenerator.GoogleImageSitemapUrl;
import com.redfin.sitemapgenerator.GoogleLinkSitemapGenerator;
import com.redfin.sitemapgenerator.GoogleLinkSitemapUrl;
import com.redfin.sitemapgenerator.GoogleNewsPublication;
import com.redfin.sitemapgenerator.GoogleNewsSitemapGenerator;
import com.redfin.sitemapgenerator.GoogleNewsSitemapUrl;
import com.redfin.sitemapgenerator.GoogleVideoSitemapGenerator;
import com.redfin.sitemapgenerator.GoogleVideoSitemapUrl;
import com.redfin.sitemapgenerator.Image;
import com.redfin.sitemapgenerator.SitemapValidator;
import com.redfin.sitemapgenerator.WebSitemapGenerator;
import com.rometools.modules.mediarss.MediaEntryModule;
import com.rometools.modules.mediarss.MediaModule;
import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.ParsingFeedException;
import com.rometools.rome.io.SyndFeedInput;
import com.rometools.rome.io.SyndFeedOutput;
import crawlercommons.sitemaps.SiteMap;
import crawlercommons.sitemaps.SiteMapIndex;
import crawlercommons.sitemaps.SiteMapParser;
import crawlercommons.sitemaps.SiteMapURL;
import crawlercommons.sitemaps.UnknownFormatException;
import crawlercommons.sitemaps.extension.Extension;
import crawlercommons.sitemaps.extension.VideoAttributes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.SAXException;

/**
 * What docs/comparison.md says of the Java libraries in it. If a newer version of one fails here,
 * the table is out of date.
 */
class PeersTest {

  private static final String SITE = "https://www.example.com/";

  /** All namespaces of the sitemaps that are read here; {@code %s} is the one {@code url}. */
  private static final String URLSET =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"
          xmlns:v="http://www.google.com/schemas/sitemap-video/1.1"
          xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"
          xmlns:m="http://www.google.com/schemas/sitemap-mobile/1.0"
          xmlns:h="http://www.w3.org/1999/xhtml"
          xmlns:p="http://www.google.com/schemas/sitemap-pagemap/1.0"
          xmlns:acme="https://acme.example/ns">
        <url><loc>https://www.example.com/a</loc>%s</url>
      </urlset>
      """;

  private static final String IMAGE =
      "<i:image><i:loc>https://www.example.com/1.jpg</i:loc></i:image>";

  private static final String TRUNCATED = URLSET.formatted("").replace("</urlset>", "");

  private static final String BARE_AMPERSAND =
      TRUNCATED + "<url><loc>https://www.example.com/?a&b</loc></url></urlset>";

  @TempDir Path directory;

  // crawler-commons reads sitemaps

  private static SiteMap read(String document) throws Exception {
    return read(document.getBytes(UTF_8));
  }

  private static SiteMap read(byte[] document) throws Exception {
    return (SiteMap) parser().parseSiteMap(document, url("sitemap.xml"));
  }

  private static SiteMapParser parser() {
    var parser = new SiteMapParser(false, true);
    parser.enableExtensions();
    return parser;
  }

  private static SiteMapURL readUrl(String children) throws Exception {
    return read(URLSET.formatted(children)).getSiteMapUrls().iterator().next();
  }

  private static URL url(String path) throws IOException {
    return URI.create(SITE).resolve(path).toURL();
  }

  @Test
  void crawlerCommonsReadsSeveralKindsOnOneUrlWithAnyPrefix() throws Exception {
    SiteMapURL url =
        readUrl(
            IMAGE
                + IMAGE
                + """
                <v:video>
                  <v:title>A</v:title>
                  <v:price currency="EUR" type="own">1.99</v:price>
                  <v:tvshow><v:show_title>B</v:show_title><v:video_type>full</v:video_type></v:tvshow>
                </v:video>
                <n:news><n:title>C</n:title><n:stock_tickers>NASDAQ:A</n:stock_tickers></n:news>
                <m:mobile/>
                <p:PageMap><p:DataObject type="a"/></p:PageMap>
                <h:link rel="alternate" hreflang="de" href="https://www.example.com/de"/>
                """);

    assertEquals(2, url.getAttributesForExtension(Extension.IMAGE).length);
    assertEquals(1, url.getAttributesForExtension(Extension.NEWS).length);
    assertEquals(1, url.getAttributesForExtension(Extension.MOBILE).length);
    assertEquals(1, url.getAttributesForExtension(Extension.LINKS).length);
    assertEquals(1, url.getAttributesForExtension(Extension.PAGEMAPS).length);
    var video = (VideoAttributes) url.getAttributesForExtension(Extension.VIDEO)[0];
    assertEquals("B", video.getTVShow().getShowTitle());
    assertEquals(1, video.getPrices().length);
  }

  @Test
  void crawlerCommonsReadsOldNamespaces() throws Exception {
    SiteMap old =
        read(
            "<urlset xmlns='http://www.google.com/schemas/sitemap/0.84'>"
                + "<url><loc>https://www.example.com/a</loc></url></urlset>");

    assertEquals(1, old.getSiteMapUrls().size());
  }

  @Test
  void crawlerCommonsDropsUnknownElements() throws Exception {
    SiteMapURL url = readUrl("<acme:credit role='photo'>Ada</acme:credit>" + IMAGE);

    assertEquals(Set.of(Extension.IMAGE), url.getAttributes().keySet());
  }

  /** Unless its namespace is the only one that is accepted. */
  @Test
  void crawlerCommonsTakesTheLocOfAnUnknownElementForThatOfAPage() throws Exception {
    String document =
        URLSET.formatted("<acme:map><acme:loc>https://acme.example/map</acme:loc></acme:map>");
    var strict = parser();
    strict.setStrictNamespace(true);

    assertEquals(2, read(document).getSiteMapUrls().size());
    var map = (SiteMap) strict.parseSiteMap(document.getBytes(UTF_8), url("sitemap.xml"));
    assertEquals(1, map.getSiteMapUrls().size());
  }

  @Test
  void crawlerCommonsRefusesUrlsOutsideTheDirectoryOfTheirSitemap() throws Exception {
    byte[] document = URLSET.formatted("").getBytes(UTF_8);

    var map = (SiteMap) new SiteMapParser().parseSiteMap(document, url("films/sitemap.xml"));

    assertEquals(0, map.getSiteMapUrls().size());
  }

  @Test
  void crawlerCommonsReadsGzip() throws Exception {
    var bytes = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(bytes)) {
      gzip.write(URLSET.formatted("").getBytes(UTF_8));
    }

    assertEquals(1, read(bytes.toByteArray()).getSiteMapUrls().size());
  }

  @Test
  void crawlerCommonsReadsIndexes() throws Exception {
    String index =
        "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
            + "<sitemap><loc>https://www.example.com/1.xml</loc></sitemap></sitemapindex>";

    var read = parser().parseSiteMap(index.getBytes(UTF_8), url("index.xml"));

    assertEquals(1, assertInstanceOf(SiteMapIndex.class, read).getSitemaps().size());
  }

  @Test
  void crawlerCommonsReadsListsOfUrls() throws Exception {
    var read = parser().parseSiteMap("text/plain", (SITE + "a\n").getBytes(UTF_8), url("a.txt"));

    assertEquals(1, ((SiteMap) read).getSiteMapUrls().size());
  }

  @Test
  void crawlerCommonsReadsTheLinksOfFeedsAndNotTheirMedia() throws Exception {
    SiteMap feed = read(MEDIA_RSS);
    SiteMapURL item = feed.getSiteMapUrls().iterator().next();

    assertEquals(url("film"), item.getUrl());
    assertNotNull(item.getLastModified());
    assertTrue(item.getAttributes() == null || item.getAttributes().isEmpty());
  }

  @Test
  void crawlerCommonsRefusesBrokenXmlByDefault() {
    for (String document : List.of(TRUNCATED, BARE_AMPERSAND)) {
      assertThrows(
          UnknownFormatException.class,
          () -> new SiteMapParser(false).parseSiteMap(document.getBytes(UTF_8), url("a.xml")));
    }
  }

  /** Its second argument is called allowPartial. */
  @Test
  void crawlerCommonsReadsWhatStandsBeforeAFaultIfAskedTo() throws Exception {
    assertEquals(List.of(SITE + "a"), locs(read(TRUNCATED)));
    assertEquals(
        List.of(SITE + "a", SITE + "?a"),
        locs(read(BARE_AMPERSAND)),
        "the beginning of the broken url becomes a page");
  }

  private static List<String> locs(SiteMap map) {
    return map.getSiteMapUrls().stream().map(url -> url.getUrl().toString()).toList();
  }

  // sitemapgen4j writes sitemaps

  private WebSitemapGenerator web() throws IOException {
    return WebSitemapGenerator.builder(SITE, directory.toFile()).maxUrls(2).build();
  }

  private List<String> files() throws IOException {
    try (var files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void sitemapgen4jSplitsByCountAndWritesAnIndex() throws Exception {
    WebSitemapGenerator web = web();
    web.addUrls(SITE + "a", SITE + "b", SITE + "c");

    web.write();
    web.writeSitemapsWithIndex();

    assertEquals(List.of("sitemap1.xml", "sitemap2.xml", "sitemap_index.xml"), files());
  }

  @Test
  void sitemapgen4jWritesAFileAsSoonAsItIsFull() throws Exception {
    web().addUrls(SITE + "a", SITE + "b", SITE + "c");

    assertEquals(List.of("sitemap1.xml"), files());
  }

  @Test
  void sitemapgen4jWritesGzip() throws Exception {
    WebSitemapGenerator.builder(SITE, directory.toFile())
        .gzip(true)
        .build()
        .addUrl(SITE + "a")
        .write();

    assertEquals(List.of("sitemap.xml.gz"), files());
  }

  @Test
  @Tag("slow")
  void sitemapgen4jWritesFilesThatAreTooLarge() throws Exception {
    WebSitemapGenerator web = WebSitemapGenerator.builder(SITE, directory.toFile()).build();
    String path = "x".repeat(2_000);
    for (int i = 0; i < 27_000; i++) {
      web.addUrl(SITE + i + path);
    }

    List<?> written = web.writeAsStrings();

    assertEquals(1, written.size());
    assertTrue(written.get(0).toString().length() > 50 << 20);
  }

  /** Its constructors always throw, as they begin with the limit of other sitemaps. */
  @Test
  void sitemapgen4jPutsAThousandNewsInAFile() throws Exception {
    var news = GoogleNewsSitemapGenerator.builder(SITE, directory.toFile()).maxUrls(1_000).build();
    var publication = new GoogleNewsPublication("A", "en");
    for (int i = 0; i < 1_001; i++) {
      news.addUrl(
          new GoogleNewsSitemapUrl(
              new GoogleNewsSitemapUrl.Options(SITE + i, new Date(), "B", publication)));
    }

    assertEquals(2, news.write().size());
    assertThrows(
        RuntimeException.class,
        () -> GoogleNewsSitemapGenerator.builder(SITE, directory.toFile()).maxUrls(1_001).build());
  }

  /** What a generator does not write itself is left out without a word. */
  @Test
  void sitemapgen4jWritesOneKindPerGenerator() throws Exception {
    var url = new GoogleImageSitemapUrl(SITE + "a");
    url.addImage(new Image(SITE + "1.jpg"));

    String written = web().addUrl(url).writeAsStrings().get(0).toString();

    assertTrue(written.contains("<loc>https://www.example.com/a</loc>"), written);
    assertFalse(written.contains("1.jpg"), written);
  }

  @Test
  void sitemapgen4jHasNoPublicTypeForAnExtension() throws Exception {
    for (String type : List.of("SitemapGenerator", "ISitemapUrlRenderer")) {
      Class<?> found = Class.forName("com.redfin.sitemapgenerator." + type);
      assertFalse(Modifier.isPublic(found.getModifiers()), type);
    }
  }

  @Test
  void sitemapgen4jWritesTwelveElementsOfOneVideo() throws Exception {
    var video =
        new GoogleVideoSitemapUrl.Options(url("film"), url("player"), true)
            .contentUrl(url("film.mp4"))
            .thumbnailUrl(url("film.jpg"))
            .title("A")
            .description("B")
            .rating(4.5)
            .viewCount(3)
            .publicationDate(new Date())
            .tags("C", "D")
            .category("E")
            .familyFriendly(true)
            .durationInSeconds(60)
            .build();

    var film = new GoogleVideoSitemapGenerator(SITE, directory.toFile()).addUrl(video);

    assertEquals(12, elements(film.writeAsStrings().get(0).toString(), "video").size());
  }

  @Test
  void sitemapgen4jWritesSixFieldsOfNews() throws Exception {
    var news =
        new GoogleNewsSitemapUrl.Options(
                SITE + "a", new Date(), "A", new GoogleNewsPublication("B", "en"))
            .genres("Blog")
            .keywords("C")
            .build();

    var map = GoogleNewsSitemapGenerator.builder(SITE, directory.toFile()).maxUrls(1_000).build();
    String written = map.addUrl(news).writeAsStrings().get(0).toString();

    assertEquals(
        Set.of(
            "name", "language", "genres", "publication", "publication_date", "title", "keywords"),
        elements(written, "news"));
  }

  @Test
  void sitemapgen4jWritesLinksToOtherLanguages() throws Exception {
    var link =
        new GoogleLinkSitemapUrl(SITE, Map.of(SITE + "de", Map.of("hreflang", "de", "x", "y")));

    String written =
        new GoogleLinkSitemapGenerator(SITE, directory.toFile())
            .addUrl(link)
            .writeAsStrings()
            .get(0)
            .toString();

    assertTrue(written.contains("hreflang=\"de\""), written);
  }

  @Test
  void sitemapgen4jValidatesFilesWithoutExtensions() throws Exception {
    Path wrong = directory.resolve("wrong.xml");
    Files.writeString(
        wrong, "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><a/></urlset>");

    assertThrows(SAXException.class, () -> SitemapValidator.validateWebSitemap(wrong.toFile()));
  }

  /** Returns the names of all elements with a prefix but the outermost. */
  private static Set<String> elements(String document, String prefix) {
    return Pattern.compile("<" + prefix + ":(\\w+)")
        .matcher(document)
        .results()
        .map(match -> match.group(1))
        .filter(name -> !name.equals(prefix))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  // Rome reads and writes feeds

  private static final String MEDIA_RSS =
      """
      <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:acme="https://acme.example/ns">
        <channel>
          <title>Films</title><link>https://www.example.com/</link><description>All.</description>
          <item>
            <title>Film</title><link>https://www.example.com/film</link>
            <pubDate>Sat, 21 Nov 2026 12:00:00 GMT</pubDate>
            <media:content url="https://www.example.com/film.mp4" type="video/mp4" duration="60"/>
            <acme:credit role="photo">Ada</acme:credit>
          </item>
        </channel>
      </rss>
      """;

  private static SyndFeed feed(String document) throws Exception {
    return new SyndFeedInput().build(new StringReader(document));
  }

  @Test
  void romeReadsAndWritesMediaRss() throws Exception {
    SyndFeed read = feed(MEDIA_RSS);
    SyndEntry entry = read.getEntries().get(0);

    var media = (MediaEntryModule) entry.getModule(MediaModule.URI);
    assertEquals(60L, media.getMediaContents()[0].getDuration());
    assertTrue(new SyndFeedOutput().outputString(read).contains("film.mp4"));
  }

  @Test
  void romeReadsNoMediaInRss1() throws Exception {
    SyndFeed read =
        feed(
            """
            <rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:media="http://search.yahoo.com/mrss/"
                xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
              <channel rdf:about="https://www.example.com/"><title>Films</title></channel>
              <item rdf:about="https://www.example.com/film">
                <title>Film</title><link>https://www.example.com/film</link>
                <media:content url="https://www.example.com/film.mp4"/>
              </item>
            </rdf:RDF>
            """);

    assertNull(read.getEntries().get(0).getModule(MediaModule.URI));
  }

  @Test
  void romeKeepsUnknownElements() throws Exception {
    SyndFeed read = feed(MEDIA_RSS);

    assertEquals("credit", read.getEntries().get(0).getForeignMarkup().get(0).getName());
    assertTrue(new SyndFeedOutput().outputString(read).contains("Ada"));
  }

  @Test
  void romeReadsNoSitemaps() {
    var refused = assertThrows(IllegalArgumentException.class, () -> feed(URLSET.formatted("")));

    assertEquals("Invalid document", refused.getMessage());
  }

  @Test
  void romeRepairsEntitiesAndRefusesTheRestWithItsPlace() throws Exception {
    SyndFeed repaired = feed(MEDIA_RSS.replace(">Film<", ">Film &eacute; &amp;<"));
    SyndFeed bare = feed(MEDIA_RSS.replace(">Film<", ">Film a&b<"));
    var refused =
        assertThrows(ParsingFeedException.class, () -> feed(MEDIA_RSS.replace("</channel>", "")));

    assertEquals("Film \u00e9 &", repaired.getEntries().get(0).getTitle());
    assertEquals("Film a&b", bare.getEntries().get(0).getTitle());
    assertEquals(11, refused.getLineNumber());
  }
}
