package io.github.sitemaptoolkit.converters.internal.feed.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The corpus has a bad and a good document for each rule; these are the finer points. */
class FeedCheckTest {

  private static final String HEAD =
      "<title>T</title><link>https://example.com/</link><description>D</description>";
  private static final String PAGE = "<title>A</title><link>https://example.com/a</link>";
  private static final String VIDEO = "url='https://example.com/a.mp4' medium='video'";
  private static final String SAID =
      "<media:title>T</media:title><media:description>D</media:description>"
          + "<media:thumbnail url='https://example.com/a.jpg'/>";

  private static Read check(SitemapFormat format, String document) {
    Context context = Context.of(Extensions.of(new ImageExtension())).with(FormatChecks.ON);
    return new Read(Documents.read(format, document, context), context);
  }

  private static String rss(String inChannel) {
    return "<rss version='2.0'" + Feeds.NAMESPACES + "><channel>" + inChannel + "</channel></rss>";
  }

  private static String item(String inside) {
    return rss(HEAD + "<item>" + PAGE + inside + "</item>");
  }

  private static String atom(String inside) {
    return "<feed xmlns='http://www.w3.org/2005/Atom'"
        + Feeds.NAMESPACES
        + ">"
        + inside
        + "</feed>";
  }

  /** Returns what is wrong: where, and by which rule. That it is a feed is not told here. */
  private static List<String> findings(Read read) {
    return read.context().problems().first().stream()
        .filter(problem -> !problem.code().equals("feed.yandex"))
        .map(problem -> problem.documentPath() + ": " + problem.code())
        .toList();
  }

  private static List<String> ofRss(String document) {
    return findings(check(new RssFormat(), document));
  }

  private static List<String> ofItem(String inside) {
    return ofRss(item(inside));
  }

  private static List<String> ofAtom(String inside) {
    return findings(check(new AtomFormat(), atom(inside)));
  }

  @Test
  void readingDoesNotCheckTheRulesOfTheFormat() {
    Read read =
        Feeds.rss(
            rss("<item><link>https://example.com/a</link><media:content medium='video'/></item>"));

    assertEquals(
        List.of("convert.lost-field"),
        read.context().problems().first().stream().map(Problem::code).toList());
  }

  @Test
  void aFeedIsReportedAtItsRoot() {
    Problem found = check(new RssFormat(), "\n " + item("")).problem("feed.yandex");

    assertEquals("2:2", found.location().line() + ":" + found.location().column());
  }

  @Test
  void nothingIsConvertedAndNothingLost() {
    Read read =
        check(
            new RssFormat(),
            item(
                "<content:encoded>C</content:encoded><x:y>Z</x:y>"
                    + "<media:content url='https://example.com/a.jpg' medium='image'/>"
                    + "<image:image><image:loc>https://example.com/b.jpg</image:loc></image:image>"));

    assertEquals(
        List.of("https://example.com/b.jpg"),
        read.only().nodes().stream()
            .map(Node::value)
            .map(Image.class::cast)
            .map(Image::loc)
            .toList());
    assertEquals(0, read.count("convert.lost-field"));
  }

  @Test
  void elementsOfTheChannelMayFollowItsItems() {
    assertEquals(List.of(), ofRss(rss("<item>" + PAGE + "</item>" + HEAD)));
  }

  @Test
  void emptyElementsOfTheChannelDoNotCount() {
    Read read = check(new RssFormat(), rss("<title> </title><link/><description>D</description>"));

    Problem found = read.problem("feed.channel-required");
    assertEquals("rss/channel", found.documentPath());
    assertEquals("the channel has no title and no link", found.message());
  }

  @Test
  void modulesAndImagesOfTheChannelDoNotNameIt() {
    assertEquals(
        List.of("rss/channel: feed.channel-required"),
        ofRss(
            rss(
                "<itunes:title>T</itunes:title><image><title>T</title></image>"
                    + "<link>https://example.com/</link><description>D</description>")));
  }

  @Test
  void itemsOfRss1MayBeOutsideOfTheChannel() {
    assertEquals(
        List.of("RDF/item[1]: feed.item-title-or-description"),
        ofRss(
            "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
                + " xmlns='http://purl.org/rss/1.0/'><channel>"
                + HEAD
                + "</channel><item><link>https://example.com/a</link></item></rdf:RDF>"));
  }

  @Test
  void oldDialectsAreCheckedToo() {
    assertEquals(
        List.of(
            "rss/channel/item[2]: feed.item-title-or-description",
            "rss/channel: feed.channel-required"),
        ofRss(
            "<rss version='0.91'><channel><title>T</title><link>https://example.com/</link>"
                + "<item>"
                + PAGE
                + "</item><item><link>https://example.com/b</link></item></channel></rss>"));
  }

  @Test
  void namesInCapitalsAreRecognized() {
    assertEquals(
        0,
        check(new RssFormat(), rss(HEAD.replace("title", "TITLE") + "<ITEM>" + PAGE + "</ITEM>"))
            .count("feed.channel-required"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-01-05T10:00:00Z", "Mon, 05 Jan 2026 10:00:00", "soon"})
  void eachPubDateThatIsNotOfRfc822HasOneFinding(String date) {
    assertEquals(
        List.of("rss/channel/item[1]: feed.pubdate"), ofItem("<pubDate>" + date + "</pubDate>"));
  }

  @Test
  void titlesOfAtomMayBeEmptyButNotIds() {
    assertEquals(
        List.of("feed/entry[1]: feed.atom-required"),
        ofAtom(
            "<id>urn:f</id><title/><updated>2026-01-05T10:00:00Z</updated>"
                + "<entry><id> </id><title/><updated>2026-01-05T10:00:00Z</updated>"
                + "<link href='https://example.com/a'/></entry>"));
  }

  @Test
  void theSourceOfAnEntryDoesNotNameIt() {
    Read read =
        check(
            new AtomFormat(),
            atom(
                "<id>urn:f</id><title>F</title><updated>2026-01-05T10:00:00Z</updated>"
                    + "<entry><source><id>urn:s</id><title>S</title></source>"
                    + "<updated>2026-01-05T10:00:00Z</updated>"
                    + "<link href='https://example.com/a'/></entry>"));

    assertEquals("the entry has no id and no title", read.problem("feed.atom-required").message());
  }

  @Test
  void atom03HasOtherRules() {
    assertEquals(
        List.of("null: feed.atom-0.3"),
        findings(
            check(
                new AtomFormat(),
                "<feed xmlns='http://purl.org/atom/ns#'><entry>"
                    + "<link rel='alternate' href='https://example.com/a'/></entry></feed>")));
  }

  @Test
  void imagesAndNewsAreReportedOnce() {
    assertEquals(
        List.of("rss/channel/item[1]: feed.images-news"),
        ofItem(
            "<image:image><image:loc>https://example.com/b.jpg</image:loc></image:image>"
                + "<enclosure url='https://example.com/a.jpg' type='image/jpeg'/>"));
  }

  @Test
  void aPosterBesideAVideoIsNotAnImageOfTheFeed() {
    assertEquals(
        List.of(),
        ofItem(
            "<media:group><media:content "
                + VIDEO
                + "/><media:content url='https://example.com/a.jpg' medium='image'/>"
                + SAID
                + "</media:group>"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<enclosure url='https://example.com/a.mp4' type='video/mp4'/>",
        "<media:content url='https://example.com/a.mp3' type='audio/mpeg'/>",
        "<media:content medium='document'/>"
      })
  void onlyVideosOfMediaRssAreJudged(String media) {
    assertEquals(List.of(), ofItem(media + "<media:restriction>x</media:restriction>"));
  }

  @Test
  void aVideoInheritsFromItsGroupItsItemAndItsChannel() {
    assertEquals(
        List.of(),
        ofRss(
            rss(
                HEAD
                    + "<media:thumbnail url='https://example.com/a.jpg'/><item>"
                    + PAGE
                    + "<media:description>D</media:description>"
                    + "<media:group><media:title>T</media:title><media:content medium='video'/>"
                    + "<media:player url='https://example.com/player'/></media:group></item>")));
  }

  @Test
  void aGroupWithoutMediaDescribesItsItem() {
    assertEquals(
        List.of(), ofItem("<media:group>" + SAID + "</media:group><media:content " + VIDEO + "/>"));
  }

  @Test
  void whatIsMissingIsReportedOnceForAGroup() {
    Read read =
        check(
            new RssFormat(),
            item(
                "<media:group><media:content "
                    + VIDEO
                    + "/><media:content "
                    + VIDEO
                    + "/><media:title>T</media:title></media:group>"));

    Problem found = read.problem("mrss.required");
    assertEquals(1, read.count("mrss.required"));
    assertEquals("rss/channel/item[1]/media:group", found.documentPath());
    assertEquals("the video has no media:description and no media:thumbnail", found.message());
  }

  @Test
  void aPlayerAloneIsAVideo() {
    assertEquals(
        List.of(
            "rss/channel/item[1]: mrss.required",
            "rss/channel/item[1]/media:player/@url: mrss.player-equals-link"),
        ofItem("<media:player url='https://example.com/a'/>"));
  }

  @Test
  void aTraitThatVideosShareIsReportedOnce() {
    String longTitle = "<media:title>" + "x".repeat(101) + "</media:title>";

    assertEquals(
        List.of("rss/channel/item[1]/media:title: mrss.title-too-long"),
        ofItem(
            SAID.replace("<media:title>T</media:title>", longTitle)
                + "<media:content "
                + VIDEO
                + "/><media:content "
                + VIDEO
                + "/>"));
  }

  @Test
  void aTitleThatIsNotUsedMayBeLong() {
    assertEquals(
        List.of(),
        ofItem(
            "<media:title>"
                + "x".repeat(101)
                + "</media:title><media:content "
                + VIDEO
                + ">"
                + SAID
                + "</media:content>"));
  }

  @Test
  void lengthsAreCountedWithoutMarkupAndByCharacter() {
    String title = "&lt;b&gt;" + "😀".repeat(100) + "&lt;/b&gt;";

    assertEquals(
        List.of(),
        ofItem(
            "<media:content "
                + VIDEO
                + ">"
                + SAID.replace(">T<", " type='html'>" + title + "<")
                + "</media:content>"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<media:restriction relationship='deny' type='country'>de</media:restriction>",
        "<media:restriction relationship='Allow' type='COUNTRY'>de</media:restriction>",
        "<media:restriction relationship='deny'>none</media:restriction>",
        "<media:price price='1.99' currency='EUR'/>",
        "<media:price type='Subscription'/>",
        "<media:status state='active'/>"
      })
  void harmlessTraits(String trait) {
    assertEquals(
        List.of(), ofItem("<media:content " + VIDEO + ">" + SAID + trait + "</media:content>"));
  }

  @Test
  void aRestrictionNeedsAType() {
    assertEquals(
        List.of("rss/channel/item[1]/media:content/media:restriction: mrss.restriction-type"),
        ofItem(
            "<media:content "
                + VIDEO
                + ">"
                + SAID
                + "<media:restriction relationship='deny'>de</media:restriction></media:content>"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"600", "60.5", " 7 "})
  void durationsInSeconds(String duration) {
    assertEquals(
        List.of(),
        ofItem(
            "<media:content "
                + VIDEO
                + " duration='"
                + duration
                + "'>"
                + SAID
                + "</media:content>"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"10:30", "PT10M", "-1", "ten"})
  void otherDurations(String duration) {
    assertEquals(
        List.of("rss/channel/item[1]/media:content/@duration: mrss.duration"),
        ofItem(
            "<media:content "
                + VIDEO
                + " duration='"
                + duration
                + "'>"
                + SAID
                + "</media:content>"));
  }

  @Test
  void aSecondFeedIsNotChecked() {
    assertEquals(1, check(new RssFormat(), item("") + rss("")).count("feed.yandex"));
  }
}
