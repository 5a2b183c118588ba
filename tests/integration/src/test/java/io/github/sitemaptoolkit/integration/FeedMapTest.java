package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What becomes of each thing that a feed says: one test for a row of the map from feeds to
 * sitemaps, with all extensions.
 */
class FeedMapTest {

  private static final String NAMESPACES =
      " xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:dcterms='http://purl.org/dc/terms/'"
          + " xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'"
          + " xmlns:atom='http://www.w3.org/2005/Atom'";

  private Context context = Context.load().withProblems(new Problems());

  private String mediaNamespace = "http://search.yahoo.com/mrss/";
  private String channel = "";

  private List<UrlEntry> read(SitemapFormat format, String document) {
    return Documents.read(format, document, context);
  }

  private UrlEntry rss(String inside) {
    return read(
            new RssFormat(),
            "<rss version='2.0'"
                + NAMESPACES
                + " xmlns:media='"
                + mediaNamespace
                + "'><channel><title>The Times</title><language>en-us</language>"
                + channel
                + "<item><link>https://e.com/p</link>"
                + inside
                + "</item></channel></rss>")
        .get(0);
  }

  private UrlEntry atom(String inside) {
    return read(
            new AtomFormat(),
            "<feed xmlns='http://www.w3.org/2005/Atom' xml:lang='de-ch'"
                + NAMESPACES
                + " xmlns:media='"
                + mediaNamespace
                + "'><title>Die Zeit</title><entry><link href='https://e.com/p'/>"
                + inside
                + "</entry></feed>")
        .get(0);
  }

  /** Reads a video's file with this inside its {@code media:content}, or beside it. */
  private Video content(String inside) {
    return rss(inContent(inside)).extension(Video.class).orElseThrow();
  }

  private static String inContent(String inside) {
    return "<media:content url='https://e.com/v.mp4' medium='video'>" + inside + "</media:content>";
  }

  private Video beside(String outside) {
    return rss(inContent("") + outside).extension(Video.class).orElseThrow();
  }

  private Image image(String inside) {
    return rss(inside).extension(Image.class).orElseThrow();
  }

  /** The problems that are no lack of what videos should have. */
  private List<String> told() {
    return context.problems().first().stream()
        .filter(problem -> !problem.code().endsWith("-missing"))
        .map(Problem::message)
        .toList();
  }

  @Test
  void linkIsLoc() {
    assertEquals("https://e.com/p", rss("").loc());
    assertEquals("https://e.com/p", atom("<id>urn:1</id>").loc());
  }

  @Test
  void datesAreLastmod() {
    assertEquals("2026-11-20T10:00:00Z", rss("<pubDate>20 Nov 2026 10:00 GMT</pubDate>").lastmod());
    assertEquals(
        "2026-11-20T10:00:00.5Z", atom("<updated>2026-11-20T10:00:00.5Z</updated>").lastmod());
  }

  @Test
  void contentUrlIsContentLoc() {
    assertEquals("https://e.com/v.mp4", content("").contentLoc());
  }

  @Test
  void videoEnclosureIsContentLoc() {
    String enclosure = "<enclosure url='https://e.com/e' type='video/mp4' length='1'/>";
    assertEquals(
        "https://e.com/e", rss(enclosure).extension(Video.class).orElseThrow().contentLoc());
    assertEquals(
        "https://e.com/e",
        atom("<link rel='enclosure' type='video/mp4' href='/e' xml:base='https://e.com/'/>")
            .extension(Video.class)
            .orElseThrow()
            .contentLoc());
  }

  @Test
  void ofAGroupTheDefaultCountsElseTheLargestElseTheFirst() {
    String group =
        "<media:group><media:content url='https://e.com/1.mp4'/>"
            + "<media:content url='https://e.com/2.mp4' width='640' height='480'/>"
            + "<media:content url='https://e.com/3.mp4' isDefault='%s'/></media:group>";
    assertEquals(
        List.of("https://e.com/3.mp4", "https://e.com/2.mp4"),
        List.of("true", "false").stream()
            .map(marked -> rss(group.formatted(marked)).extension(Video.class).orElseThrow())
            .map(Video::contentLoc)
            .toList());
  }

  @Test
  void playerIsPlayerLocAndEmbedWithoutOne() {
    assertEquals(
        PlayerLoc.of("https://e.com/play"),
        content("<media:embed url='https://e.com/e'/><media:player url='https://e.com/play'/>")
            .playerLoc());
    assertEquals(
        PlayerLoc.of("https://e.com/e"),
        content("<media:embed url='https://e.com/e'/>").playerLoc());
  }

  @Test
  void firstThumbnailIsThumbnailLoc() {
    assertEquals(
        "https://e.com/1.jpg",
        content(
                "<media:thumbnail url='https://e.com/1.jpg'/>"
                    + "<media:thumbnail url='https://e.com/2.jpg'/>")
            .thumbnailLoc());
    assertEquals(
        "https://e.com/i.jpg", beside("<itunes:image href='https://e.com/i.jpg'/>").thumbnailLoc());
  }

  @Test
  void mediaTitleIsTitleElseTheItems() {
    String title = "<title>Item</title>";
    assertEquals("a & b", beside(title + "<media:title>a &amp; b</media:title>").title());
    assertEquals(
        "a & b",
        content("<media:title type='html'>&lt;i>a&lt;/i> &amp;amp; b</media:title>").title());
    assertEquals("Item", beside(title).title());
  }

  @Test
  void mediaDescriptionIsDescriptionElseTheItems() {
    String description = "<description>&lt;p>Item&lt;/p></description>";
    assertEquals(
        "Media",
        beside(description + "<media:description>Media</media:description>").description());
    assertEquals("Item", beside(description).description());
    assertEquals(
        "Sum",
        atom("<summary>Sum</summary>" + inContent(""))
            .extension(Video.class)
            .orElseThrow()
            .description());
  }

  @ParameterizedTest
  @CsvSource({"90,90,false", "90.5,91,true", "01:30,90,false", "PT1M30S,90,false"})
  void durationIsWholeSecondsAndRoundingIsTold(String written, String seconds, boolean rounded) {
    String content = "<media:content url='https://e.com/v.mp4' duration='" + written + "'/>";
    assertEquals(seconds, rss(content).extension(Video.class).orElseThrow().duration());
    assertEquals(rounded ? 1 : 0, context.problems().count("convert.duration-rounded"));
  }

  @Test
  void validityIsPublicationAndExpiration() {
    Video video =
        beside(
            "<pubDate>20 Nov 2026 10:00 GMT</pubDate><dcterms:valid>start=2026-11-21; end=2027-01-01;"
                + " scheme=W3C-DTF</dcterms:valid>");
    assertEquals("2026-11-21", video.publicationDate());
    assertEquals("2027-01-01", video.expirationDate());
    assertEquals(
        "2026-11-20T10:00:00Z",
        beside("<pubDate>20 Nov 2026 10:00 GMT</pubDate>").publicationDate());
  }

  @ParameterizedTest
  @CsvSource({
    "average='4.5',4.5",
    "average='8.7' min='0' max='10',4.35",
    "average='3' min='1' max='5',3.0"
  })
  void starsAreRatingOnAScaleOfFive(String stars, String rating) {
    String community = "<media:community><media:starRating %s/></media:community>";
    assertEquals(rating, content(community.formatted(stars)).rating());
  }

  @Test
  void statisticsAreViewCount() {
    assertEquals(
        "42",
        content("<media:community><media:statistics views='42' favorites='7'/></media:community>")
            .viewCount());
  }

  @Test
  void keywordsAreTags() {
    assertEquals(List.of("a", "b c"), content("<media:keywords>a, b c</media:keywords>").tags());
    assertEquals(
        List.of("a", "b"),
        content("<media:community><media:tags>a:5, b</media:tags></media:community>").tags());
  }

  @Test
  void categoriesAreTagsWhereThereAreNoKeywords() {
    assertEquals(
        List.of("a", "b"), beside("<category>a</category><dc:subject>b</dc:subject>").tags());
    assertEquals(
        List.of("a"),
        atom("<category term='a'/>" + inContent("")).extension(Video.class).orElseThrow().tags());
  }

  @Test
  void thirtyTwoTagsAreTakenAndTheOthersTold() {
    String words = IntStream.range(0, 40).mapToObj(i -> "t" + i).collect(Collectors.joining(","));
    assertEquals(32, content("<media:keywords>" + words + "</media:keywords>").tags().size());
    assertEquals(List.of("rss: dropped 8 tag beyond the 32nd"), told());
  }

  @Test
  void firstMediaCategoryIsCategory() {
    assertEquals(
        "Music",
        content("<media:category>Music</media:category><media:category label='B'/>").category());
    assertEquals(List.of("rss: dropped 1 media:category"), told());
  }

  @ParameterizedTest
  @CsvSource({
    "<media:rating>adult</media:rating>,no",
    "<media:rating scheme='urn:simple'>nonadult</media:rating>,yes",
    "<media:rating scheme='urn:mpaa'>pg</media:rating>,",
    "<media:adult>true</media:adult>,no",
  })
  void simpleRatingIsFamilyFriendly(String rating, String familyFriendly) {
    assertEquals(familyFriendly, content(rating).familyFriendly());
  }

  @Test
  void countriesAreRestrictionInCapitalsAndThatIsTold() {
    assertEquals(
        new Restriction("allow", "US CA"),
        content("<media:restriction relationship='allow' type='country'>us ca</media:restriction>")
            .restriction());
    assertEquals(
        List.of(
            "1 item with a media:restriction whose country codes are changed to upper" + " case"),
        told());
  }

  @Test
  void pricesArePricesAndSubscriptionIsRequired() {
    Video video =
        content(
            "<media:price type='rent' price='1.99' currency='EUR'/>"
                + "<media:price type='purchase' price='9.99' currency='EUR'/>"
                + "<media:price type='subscription'/><media:price type='package' price='5'/>");
    assertEquals(
        List.of(new Price("1.99", "EUR", "rent", null), new Price("9.99", "EUR", "purchase", null)),
        video.prices());
    assertEquals("yes", video.requiresSubscription());
    assertEquals(List.of("rss: dropped 1 media:price"), told());
  }

  @Test
  void uploaderIsTheCreditElseTheOwnerElseTheAuthor() {
    String owner = "<media:credit role='owner'>O</media:credit>";
    String uploader = "<media:credit role='uploader' scheme='urn:yvs'>U</media:credit>";
    assertEquals(new Uploader("U", null), content(owner + uploader).uploader());
    assertEquals(new Uploader("O", null), content(owner + "<dc:creator>C</dc:creator>").uploader());
    assertEquals(new Uploader("C", null), beside("<dc:creator>C</dc:creator>").uploader());
    assertEquals(
        new Uploader("A", "https://e.com/a"),
        atom("<author><name>A</name><uri>https://e.com/a</uri></author>" + inContent(""))
            .extension(Video.class)
            .orElseThrow()
            .uploader());
  }

  @Test
  void liveIsLive() {
    assertEquals("yes", beside("<dcterms:type>live-video</dcterms:type>").live());
    assertEquals(
        "yes",
        rss("<media:content url='https://e.com/v.mp4' expression='nonstop'/>")
            .extension(Video.class)
            .orElseThrow()
            .live());
    assertEquals(null, content("").live());
    assertEquals(List.of(), told());
  }

  @ParameterizedTest
  @ValueSource(strings = {"blocked", "deleted"})
  void whatMayNotBeShownIsLeftOutAndTold(String state) {
    String status = "<media:status state='" + state + "'/>";
    assertEquals(List.of(), rss(inContent(status)).nodes());
    assertEquals(1, context.problems().count("mrss.status"));
    assertEquals(1, rss(inContent("<media:status state='active'/>")).nodes().size());
  }

  @Test
  void pictureIsAnImageWithWhatIsSaidOfIt() {
    assertEquals(
        new Image("https://e.com/1.png", "D", "Limerick", "T", "https://e.com/l"),
        image(
            "<media:content url='https://e.com/1.png' medium='image'><media:title>T</media:title>"
                + "<media:description>D</media:description>"
                + "<media:location description='Limerick'/>"
                + "<media:license href='https://e.com/l'/></media:content>"));
    assertEquals(List.of(), told());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<enclosure url='https://e.com/1' type='image/png'/>",
        "<atom:link rel='enclosure' href='https://e.com/1' type='image/png'/>",
        "<media:thumbnail url='https://e.com/1'/>",
        "<itunes:image href='https://e.com/1'/>",
        "<media:group><media:content url='https://e.com/1' type='image/png'/></media:group>",
      })
  void picturesAreImagesWhoeverTellsThem(String picture) {
    assertEquals(Image.of("https://e.com/1"), image(picture));
  }

  @Test
  void feedsTitleAndLanguageAndItemsTitleAndDateAreNews() {
    context =
        context.with(
            FeedOptions.DEFAULTS
                .withExtensions(Set.of("news"))
                .withNow(Instant.parse("2026-11-21T00:00:00Z")));
    assertEquals(
        News.builder()
            .publication("The Times", "en")
            .publicationDate("2026-11-20T10:00:00Z")
            .title("T")
            .build(),
        rss("<title>T</title><pubDate>20 Nov 2026 10:00 GMT</pubDate>")
            .extension(News.class)
            .orElseThrow());
    assertEquals(List.of(), told());
    assertEquals(
        News.builder()
            .publication("Die Zeit", "de")
            .publicationDate("2026-11-20")
            .title("T")
            .build(),
        atom("<title>T</title><published>2026-11-20</published>")
            .extension(News.class)
            .orElseThrow());
  }

  @Test
  void oldNewsAreCountedAndCategoriesAreNoKeywords() {
    context =
        context.with(
            FeedOptions.DEFAULTS
                .withExtensions(Set.of("news"))
                .withNow(Instant.parse("2026-11-23T00:00:00Z")));
    assertEquals(
        List.of(),
        rss("<title>T</title><category>c</category><pubDate>20 Nov 2026 10:00 GMT</pubDate>")
            .nodes());
    assertEquals(
        List.of(
            "1 item published more than two days ago: not used as news",
            "rss: dropped 1 title",
            "rss: dropped 1 category"),
        told());
  }

  @Test
  void alternatesAreLinks() {
    String alternate = "<atom:link rel='alternate' hreflang='%s' href='https://e.com/%<s'/>";
    assertEquals(
        List.of(
            Link.alternate("de", "https://e.com/de"),
            Link.alternate("x-default", "https://e.com/x-default")),
        rss(alternate.formatted("de") + alternate.formatted("x-default")).extensions(Link.class));
  }

  @Test
  void theDeepestThatSaysSomethingCounts() {
    channel =
        "<media:rating>adult</media:rating><media:title>channel</media:title>"
            + "<media:keywords>channel</media:keywords><media:thumbnail url='https://e.com/c'/>";
    Video video =
        rss("<media:title>item</media:title><media:keywords>item</media:keywords>"
                + "<media:description>item</media:description><media:group>"
                + "<media:keywords>group</media:keywords>"
                + "<media:description>group</media:description>"
                + inContent("<media:description>content</media:description>")
                + "</media:group>")
            .extension(Video.class)
            .orElseThrow();
    assertEquals("content", video.description());
    assertEquals(List.of("group"), video.tags());
    assertEquals("item", video.title());
    assertEquals("no", video.familyFriendly());
    assertEquals("https://e.com/c", video.thumbnailLoc());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://search.yahoo.com/mrss/",
        "http://search.yahoo.com/mrss",
        "http://tools.search.yahoo.com/mrss/"
      })
  void eachSpellingOfTheNamespaceIsMediaRss(String namespace) {
    mediaNamespace = namespace;
    assertEquals("https://e.com/v.mp4", content("").contentLoc());
    assertEquals(
        "https://e.com/v.mp4",
        atom(inContent("")).extension(Video.class).orElseThrow().contentLoc());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hash",
        "text",
        "comments",
        "responses",
        "backLinks",
        "subTitle",
        "peerLink",
        "scenes",
        "copyright",
        "rights"
      })
  void whatASitemapCannotSayOfMediaIsCounted(String name) {
    content("<media:" + name + ">x</media:" + name + ">");
    assertEquals(List.of("rss: dropped 1 media:" + name), told());
  }

  @Test
  void whatAVideoCannotSayOfItsFileIsCounted() {
    rss(
        "<media:content url='https://e.com/v.mp4' bitrate='1' width='2' height='3'"
            + " expression='sample'/>");
    assertEquals(
        Collections.nCopies(4, "rss: dropped 1 media:content@"),
        told().stream().map(text -> text.substring(0, text.indexOf('@') + 1)).toList());
  }

  @Test
  void aWordIsLostOnlyIfNothingTookThatVeryWord() {
    String words = "<title>Mia</title><category>Mia</category><description>Mia</description>";
    rss(words + inContent(""));
    assertEquals(List.of(), lost(), "each of them came through");
    rss(words + inContent("<media:keywords>Mia</media:keywords>"));
    assertEquals(List.of("category"), lost(), "the tag is the keyword");
  }

  @Test
  void aTypeIsUsedWhereAVideoIsLiveByIt() {
    String live = "<dcterms:type>live-video</dcterms:type>";
    assertEquals("yes", beside(live).live());
    assertEquals(List.of(), lost());
    rss(live + "<media:content url='https://e.com/i.jpg' medium='image'/>");
    assertEquals(List.of("dcterms:type"), lost());
  }

  private List<String> lost() {
    return context.problems().losses().stream().map(Loss::kind).toList();
  }
}
