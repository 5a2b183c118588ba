package io.github.sitemaptoolkit.converters.internal.feed.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import io.github.sitemaptoolkit.problem.Problems;
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
    Context context =
        Context.of(Extensions.of(new ImageExtension()))
            .withProblems(new Problems())
            .with(FormatChecks.ON);
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

  @ParameterizedTest
  @ValueSource(strings = {"Mon, 02 Sep 2026 08:00:00 GMT", "sat, 2 Sep 2026 08:00:00 +0200"})
  void weekdayOfAnotherDayIsTold(String date) {
    Read read = check(new RssFormat(), item("<pubDate>" + date + "</pubDate>"));
    assertEquals(List.of("rss/channel/item[1]: feed.pubdate"), findings(read));
    assertTrue(
        read.context().problems().first().stream()
            .anyMatch(problem -> problem.message().contains(" is a Wed, not a ")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Wed, 02 Sep 2026 08:00:00 GMT", "02 Sep 2026 08:00:00 GMT"})
  void weekdayMayBeLeftOut(String date) {
    assertEquals(List.of(), ofRss(item("<pubDate>" + date + "</pubDate>")));
  }

  @Test
  void titleOfAProductIsATitle() {
    String shop = "xmlns:g='http://base.google.com/ns/1.0'";
    String link = "<link>https://example.com/a</link>";
    for (String name : List.of("title", "description")) {
      String text = "<g:" + name + " " + shop + ">Shoe</g:" + name + ">";
      assertEquals(List.of(), ofRss(rss(HEAD + "<item>" + link + text + "</item>")));
    }
    assertEquals(
        List.of("rss/channel/item[1]: feed.item-title-or-description"),
        ofRss(rss(HEAD + "<item>" + link + "<g:id " + shop + ">1</g:id></item>")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1231.08", "12 MB", "-1", "1,024"})
  void lengthOfAnEnclosureIsAWholeNumber(String length) {
    String file = "='https://example.com/a.mp3' type='audio/mpeg' length='";
    assertEquals(
        List.of("rss/channel/item[1]/enclosure/@length: feed.enclosure-length"),
        ofRss(item("<enclosure url" + file + length + "'/>")));
    assertEquals(
        List.of("feed/entry[1]/link/@length: feed.enclosure-length"),
        findings(
            check(
                new AtomFormat(),
                atom(
                    "<id>urn:a</id><title>T</title><updated>2026-01-02T00:00:00Z</updated>"
                        + "<author><name>N</name></author><entry><id>urn:b</id><title>T</title>"
                        + "<updated>2026-01-02T00:00:00Z</updated>"
                        + "<link href='https://example.com/a'/><link rel='enclosure' href"
                        + file
                        + length
                        + "'/></entry>"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {" length='0'", " length='1231'", "", " length=''"})
  void lengthOfAnEnclosureMayBeUnknown(String length) {
    assertEquals(
        List.of(),
        ofRss(
            item("<enclosure url='https://example.com/a.mp3' type='audio/mpeg'" + length + "/>")));
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
  void groupsInAGroupAreJudgedAsThatGroup() {
    assertEquals(
        List.of(),
        ofItem(
            "<media:group><media:group><media:content "
                + VIDEO
                + "/></media:group>"
                + SAID
                + "</media:group>"));
    assertEquals(
        List.of("rss/channel/item[1]/media:group: mrss.required"),
        ofItem(
            "<media:group><media:group><media:content "
                + VIDEO
                + "/></media:group></media:group>"));
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
  void contentThatIsThePageIsTold() {
    assertEquals(
        List.of(
            "rss/channel/item[1]/media:content: mrss.required",
            "rss/channel/item[1]/media:content/@url: mrss.content-equals-link"),
        ofItem(
            "<media:content "
                + VIDEO.replace("https://example.com/a.mp4", "https://example.com/a")
                + "/>"));
  }

  @Test
  void pictureThatIsThePageIsNot() {
    assertEquals(
        List.of("rss/channel/item[1]: feed.images-news"),
        ofItem("<media:content url='https://example.com/a' medium='image'/>"));
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

  @Test
  void anElementThatOccursAgainIsReportedOnce() {
    assertEquals(
        List.of("rss/channel/item[1]/link[2]: feed.duplicate-element"),
        ofItem("<link>https://example.com/b</link><link>https://example.com/c</link>"));
    assertEquals(
        List.of(
            "rss/channel/item[1]/guid[2]: feed.duplicate-element",
            "rss/channel/item[1]/title[2]: feed.duplicate-element"),
        ofItem("<guid>https://example.com/a</guid><guid>b</guid><title>B</title>"));
    assertEquals(List.of(), ofItem("<category>a</category><category>b</category>"));
    assertEquals(List.of(), ofItem("<dc:title>a</dc:title><media:title>a</media:title>"));
  }

  @Test
  void entriesHaveOneAlternateOfATypeAndLanguage() {
    String dates = "<id>a</id><title>A</title><updated>2026-11-20T10:00:00Z</updated>";
    String first = "<link type='text/html' href='https://example.com/a'/>";
    String head = dates + "<entry>" + dates + first;

    assertEquals(
        List.of("feed/entry[1]/link: feed.atom-alternates"),
        ofAtom(
            head
                + "<link rel='alternate' type='TEXT/html' href='https://example.com/b'/></entry>"));
    assertEquals(
        List.of(),
        ofAtom(
            head
                + "<link type='text/html' hreflang='de' href='https://example.com/b'/>"
                + "<link rel='alternate' type='text/plain' href='https://example.com/c'/>"
                + "<link rel='edit' type='text/html' href='https://example.com/d'/></entry>"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "20 Nov 2026",
        "2026-11-20",
        "2026-11-20 10:00:00Z",
        "2026-11-20T10:00Z",
        "2026-11"
      })
  void datesOfAtomAreThoseOfRfc3339(String date) {
    String head = "<id>a</id><title>A</title><updated>";
    String link = "<link href='https://example.com/a'/>";
    String entry = "</updated><entry>" + head + date + "</updated>" + link + "</entry>";

    List<String> found = ofAtom(head + "2026-11-20T10:00:00.25+01:00" + entry);
    assertEquals(1, found.size(), found::toString);
    assertTrue(found.get(0).startsWith("feed/entry[1]"), found::toString);
    assertTrue(found.get(0).endsWith(": feed.atom-date"), found::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-11-20", "20 Nov 2026", "Fri, 20 Nov 2026", "20.11.2026"})
  void datesOfRssHaveATime(String date) {
    List<String> found = ofItem("<pubDate>" + date + "</pubDate>");
    assertEquals(1, found.size(), found::toString);
    assertTrue(found.get(0).endsWith(": feed.pubdate"), found::toString);
  }

  @Test
  void whatIsReadOfADateIsSaid() {
    Problem found =
        check(new RssFormat(), item("<pubDate>20.11.2026</pubDate>")).problem("feed.pubdate");

    assertEquals(
        "pubDate \"20.11.2026\" is not written as RFC 822 requires; it is read as 2026-11-20",
        found.message());
  }

  @Test
  void guidsThatAreOtherUrlsAreReportedOnce() {
    String guid = "<guid isPermaLink='false'>https://example.com/?p=1</guid>";
    String document = rss(HEAD + ("<item>" + PAGE + guid + "</item>").repeat(3));

    Problem found = check(new RssFormat(), document).problem("feed.guid-not-permalink");
    assertEquals("rss/channel", found.documentPath());
    assertEquals(
        "guid \"https://example.com/?p=1\" is not the url of the page, but that of link is: it has"
            + " isPermaLink=\"false\" (3 times)",
        found.message());
    assertEquals(List.of("rss/channel: feed.guid-not-permalink"), ofRss(document));
    assertEquals(List.of(), ofItem("<guid isPermaLink='False'>post 1</guid>"));
    assertEquals(List.of(), ofItem("<guid isPermaLink='false'>https://example.com/a</guid>"));
  }

  @Test
  void isPermaLinkIsABoolean() {
    assertEquals(
        List.of("rss/channel/item[1]/guid/@isPermaLink: feed.guid-permalink-value"),
        ofItem("<guid isPermaLink='no'>post 1</guid>"));
  }

  private static List<String> ofContent(String attributes, String inside) {
    return ofItem("<media:content " + attributes + '>' + SAID + inside + "</media:content>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "type='mp4'",
        "isDefault='yes'",
        "width='wide'",
        "height='-1'",
        "fileSize='1 MB'",
        "expression='part'",
        "bitrate='1.2.3'"
      })
  void attributesOfMediaHaveAMeaning(String attribute) {
    String name = attribute.substring(0, attribute.indexOf('='));
    assertEquals(
        List.of("rss/channel/item[1]/media:content/@" + name + ": mrss.value"),
        ofContent(VIDEO + ' ' + attribute, ""));
  }

  @Test
  void usualAttributesOfMediaAreNotReported() {
    String usual =
        "type='video/mp4' isDefault='True' width='640' height='360' fileSize='123' bitrate='128.5'"
            + " expression='full' framerate='25' channels='2' lang='en'";
    assertEquals(List.of(), ofContent(VIDEO + ' ' + usual, ""));
  }

  @Test
  void ratingsAreThoseOfTheirScheme() {
    String rating = "rss/channel/item[1]/media:content/media:rating: mrss.rating-value";
    assertEquals(List.of(rating), ofContent(VIDEO, "<media:rating>xyz</media:rating>"));
    assertEquals(
        List.of(rating), ofContent(VIDEO, "<media:rating scheme='urn:mpaa'>adult</media:rating>"));
    assertEquals(List.of(), ofContent(VIDEO, "<media:rating>NonAdult</media:rating>"));
    assertEquals(
        List.of(), ofContent(VIDEO, "<media:rating scheme='urn:acme'>five</media:rating>"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"XX de", "de, at", "Germany"})
  void restrictionsNameCountries(String countries) {
    String begin = "<media:restriction relationship='allow' type='country'>";
    assertEquals(
        List.of("rss/channel/item[1]/media:content/media:restriction: mrss.restriction-country"),
        ofContent(VIDEO, begin + countries + "</media:restriction>"));
    assertEquals(List.of(), ofContent(VIDEO, begin + "de AT</media:restriction>"));
  }
}
