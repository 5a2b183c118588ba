package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.SyndFeedInput;
import io.github.sitemaptoolkit.converters.feed.Feeds.Seen;
import io.github.sitemaptoolkit.converters.feed.Feeds.Watcher;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What both kinds of feeds do when they are written. */
class WritingTest {

  private static final String PAGE = "https://example.com/a-page?x=1&y=two+words";

  private final Context context =
      Context.of(Extensions.of(new Watcher())).withProblems(new Problems());

  static Stream<SitemapFormat> formats() {
    return Stream.of(new RssFormat(), new AtomFormat());
  }

  private String write(SitemapFormat format, UrlEntry... entries) {
    return Documents.write(format, List.of(entries), context);
  }

  private static UrlEntry saying(FeedItem item) {
    return UrlEntry.builder(item.link()).add(new Seen(item)).build();
  }

  private static FeedItem.Builder item() {
    return FeedItem.builder(PAGE).title("A page");
  }

  private FeedItem back(SitemapFormat format, FeedItem item) {
    return Feeds.read(format, write(format, saying(item)), context.extensions()).item();
  }

  private List<String> losses() {
    return context.problems().losses().stream().map(Loss::kind).toList();
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::code).toList();
  }

  static FeedMedia.Builder full() {
    return FeedMedia.builder()
        .title("A <b>title</b> & \"more\"")
        .description("Line one\nline two 😀")
        .thumbnails(List.of("https://example.com/t 1.jpg", "https://example.com/t2.jpg?a&b"))
        .player("https://example.com/play")
        .keywords(List.of("cats", "big dogs"))
        .categories(List.of("one, two", "three"))
        .credits(List.of(new Credit("Ada", "uploader", "urn:yvs"), new Credit("Bo", null, null)))
        .ratings(List.of(new Scheme("nonadult", "urn:simple"), new Scheme("pg", "urn:mpaa")))
        .restrictions(List.of(new Restriction("country", "allow", "")))
        .prices(List.of(new Price("rent", "1.99", "EUR"), new Price("purchase", null, null)))
        .starRating(new StarRating("3.5", "1", "10"))
        .views("5")
        .status("active")
        .license("https://example.com/licence")
        .place("Limerick, Ireland");
  }

  private static Rendition file(String url, boolean isDefault) {
    return new Rendition(url, "video/mp4", "video", isDefault, "60.5", "300", "640", "480", "full");
  }

  @ParameterizedTest
  @MethodSource("formats")
  void allThatIsSaidOfMediaComesBack(SitemapFormat format) {
    FeedItem item =
        item()
            .addMedia(full().renditions(List.of(file("https://example.com/1.mp4", false))).build())
            .addMedia(
                full()
                    .player(null)
                    .renditions(
                        List.of(
                            file("https://example.com/2.mp4", false),
                            file("https://example.com/3.mp4", true)))
                    .build())
            .addMedia(full().player("https://example.com/play/4").build())
            .addMedia(
                FeedMedia.builder()
                    .renditions(List.of(Rendition.of("https://example.com/5.png", null)))
                    .build())
            .valid(new Period("2024-01", "2025-02-03T04:05:06.7Z"))
            .type("live-video")
            .addCategory("News & more")
            .build();
    FeedItem back = back(format, item);
    assertEquals(item.media(), back.media());
    assertEquals(item.valid(), back.valid());
    assertEquals(item.type(), back.type());
    assertEquals(item.categories(), back.categories());
    assertEquals(item.title(), back.title());
    assertEquals(List.of(), problems());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void versionsComeBack(SitemapFormat format) {
    var de = new Alternate("https://example.com/de?a=\"1\"", "de");
    List<Alternate> back = back(format, item().addAlternate(de).build()).alternates();
    assertTrue(back.contains(de), back.toString());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void dayOfPublicationIsToldFromThatOfTheChange(SitemapFormat format) {
    FeedItem item = item().published("2024-01-02T03:04:05Z").build();
    UrlEntry entry = saying(item).toBuilder().lastmod("2024-06-07T08:09:10.5+02:00").build();
    UrlEntry back = Feeds.read(format, write(format, entry), context.extensions()).only();
    assertEquals(entry.lastmod(), back.lastmod());
    assertEquals(item.published(), back.extension(Seen.class).orElseThrow().item().published());
    assertEquals(List.of(), problems());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void publicationAloneIsReadAsTheLastChange(SitemapFormat format) {
    String feed = write(format, saying(item().published("2024-01-02T03:04:05Z").build()));
    assertEquals(
        "2024-01-02T03:04:05Z", Feeds.read(format, feed, Extensions.of()).only().lastmod());
    assertEquals(List.of("absence of lastmod"), losses());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whatReadersTakeFromTheItemForAVideoIsCounted(SitemapFormat format) {
    FeedMedia bare =
        FeedMedia.builder().renditions(List.of(file("https://example.com/1.mp4", false))).build();
    write(
        format,
        saying(item().addMedia(bare).addCategory("c").published("2024-01-02T03:04:05Z").build())
            .toBuilder()
            .lastmod("2024-01-02T03:04:05Z")
            .build());
    assertEquals(
        List.of("absence of media:title", "absence of media:keywords", "absence of dcterms:valid"),
        losses());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void titleIsTheItemsThenTheFirstVideosThenThePagesName(SitemapFormat format) {
    FeedMedia image =
        FeedMedia.builder()
            .title("An image")
            .renditions(List.of(Rendition.of("https://example.com/1.png", null)))
            .build();
    FeedMedia video = full().title("A video").build();
    String feed =
        write(
            format,
            UrlEntry.of("https://example.com/my-page.html"),
            saying(FeedItem.builder(PAGE).addMedia(image).addMedia(video).build()),
            saying(FeedItem.builder(PAGE + "/2").title("The item").addMedia(video).build()));
    assertEquals(
        List.of("my page", "A video", "The item"),
        Feeds.read(format, feed, context.extensions()).entries().stream()
            .map(entry -> entry.extension(Seen.class).orElseThrow().item().title())
            .toList());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void titlesThatLookLikeMarkupComeBack(SitemapFormat format) {
    for (String title : List.of("1 < 2 & 3 > 2", "The <b>bold</b> one", "AT&amp;T", "R&D &lt;x")) {
      assertEquals(title, back(format, item().title(title).build()).title());
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void romeReadsWhatIsWritten(SitemapFormat format) throws FeedException {
    String text =
        write(
            format,
            saying(item().addMedia(full().build()).addCategory("c").build()).toBuilder()
                .lastmod("2024-02-03T04:05:06+01:00")
                .build(),
            UrlEntry.of("https://example.com/second"));
    SyndFeed feed = new SyndFeedInput().build(new StringReader(text));
    assertEquals("example.com", feed.getTitle());
    assertEquals("https://example.com/", feed.getLink());
    SyndEntry entry = feed.getEntries().get(0);
    assertEquals(PAGE, entry.getLink());
    assertEquals(PAGE, entry.getUri());
    assertEquals("A page", entry.getTitle());
    assertEquals("c", entry.getCategories().get(0).getName());
    var date = entry.getPublishedDate() == null ? entry.getUpdatedDate() : entry.getPublishedDate();
    assertEquals("2024-02-03T03:05:06Z", date.toInstant().toString());
    assertEquals("https://example.com/second", feed.getEntries().get(1).getLink());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void feedSaysWhatTheOptionsSayElseTheDocument(SitemapFormat format) {
    DocumentInfo document =
        DocumentInfo.of(DocumentInfo.Kind.FEED)
            .withTitle("T & t")
            .withLanguage("de-CH")
            .withLink("https://example.com/?a&b");
    List<UrlEntry> entries = List.of(UrlEntry.of("https://other.example/a"));
    String feed = Documents.write(format, document, entries, context);
    assertEquals(document, Documents.info(format, feed, context));
    Context asked =
        context.with(
            FeedOptions.DEFAULTS.withTitle("O").withLanguage("fr").withLink("https://o.example/"));
    assertEquals(
        document.withTitle("O").withLanguage("fr").withLink("https://o.example/"),
        Documents.info(format, Documents.write(format, document, entries, asked), context));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void feedThatNothingIsKnownOfIsNamedByTheFirstHost(SitemapFormat format) {
    DocumentInfo info =
        Documents.info(format, write(format, UrlEntry.of("http://a.example:81/b")), context);
    assertEquals("a.example", info.title());
    assertEquals("http://a.example:81/", info.link());
    assertEquals(null, info.language());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void feedWithoutEntriesIsStillOne(SitemapFormat format) throws FeedException {
    String text = write(format);
    assertEquals(List.of(), Feeds.read(format, text, Extensions.of()).entries());
    SyndFeed feed = new SyndFeedInput().build(new StringReader(text));
    assertEquals("Sitemap", feed.getTitle());
    assertEquals(List.of(), feed.getEntries());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void urlsThatAreNoPagesAreReported(SitemapFormat format) {
    write(format, UrlEntry.of("/relative"), UrlEntry.of("javascript:alert(1)"));
    assertEquals(List.of("url.relative", "url.scheme"), problems());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void urlThatXmlCannotHoldCostsItsEntry(SitemapFormat format) {
    String feed =
        write(
            format,
            UrlEntry.of("https://example.com/\u0001"),
            UrlEntry.of(" "),
            UrlEntry.of("https://example.com/b"));
    assertEquals(
        List.of("https://example.com/b"), Feeds.read(format, feed, Extensions.of()).locs());
    assertEquals(List.of("xml.invalid-char", "loc.missing"), problems());
    assertEquals(2, context.problems().missing());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void charactersThatXmlCannotHoldAreReplaced(SitemapFormat format) {
    FeedItem item =
        item()
            .title("a\u0001\uD800b")
            .addCategory("c\uFFFF")
            .addMedia(full().description("d\u0008").build())
            .build();
    FeedItem back = back(format, item);
    assertEquals("a\uFFFD\uFFFDb", back.title());
    assertEquals(List.of("c\uFFFD"), back.categories());
    assertEquals("d\uFFFD", back.media().get(0).description());
    assertEquals(3, context.problems().count("xml.invalid-char"));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void mediaOfTheSameFileIsSaidOnce(SitemapFormat format) {
    FeedMedia first = full().renditions(List.of(file("https://example.com/1.mp4", false))).build();
    FeedMedia samePlayer = FeedMedia.builder().player("https://example.com/play").build();
    FeedMedia otherFile =
        full().renditions(List.of(file("https://example.com/2.mp4", false))).build();
    FeedItem item =
        item().addMedia(first).addMedia(first).addMedia(samePlayer).addMedia(otherFile).build();
    assertEquals(List.of(first, otherFile), back(format, item).media());
    assertEquals(List.of("duplicate media"), losses());
    assertEquals(2, context.problems().losses().get(0).count());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whiteSpaceThatReadersDropIsCounted(SitemapFormat format) {
    back(format, item().addMedia(full().title(" T").keywords(List.of("a ", "b")).build()).build());
    assertEquals(
        List.of("white space around media:title", "white space around media:keywords"), losses());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void mediaWithARelativeUrlIsReported(SitemapFormat format) {
    write(format, saying(item().addMedia(full().player("/play").build()).build()));
    assertEquals(List.of("url.relative"), problems());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void rootDeclaresWhatIsUsed(SitemapFormat format) {
    assertFalse(write(format, UrlEntry.of(PAGE)).contains("xmlns:"));
    String feed = write(format, saying(item().addMedia(full().build()).build()));
    assertEquals(feed.indexOf("xmlns:media"), feed.lastIndexOf("xmlns:media"));
    assertTrue(feed.indexOf("xmlns:media") < feed.indexOf("<title>"), feed);
  }
}
