package io.github.sitemaptoolkit.converters.internal.feed.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MediaReaderTest {

  private static List<FeedMedia> media(String inside) {
    return Feeds.item(inside).item().media();
  }

  private static FeedMedia one(String inside) {
    List<FeedMedia> media = media(inside);
    assertEquals(1, media.size(), media.toString());
    return media.get(0);
  }

  @Test
  void aContentHasItsAttributesAsWritten() {
    assertEquals(
        List.of(
            new Rendition(
                "https://e.com/v",
                "video/mp4",
                "video",
                true,
                "12.5",
                "128",
                "640",
                "480",
                "nonstop")),
        one("<media:content url=' https://e.com/v ' type='video/mp4' medium='video'"
                + " isDefault='true' duration='12.5' bitrate='128' width='640' height='480'"
                + " expression='nonstop' fileSize='1' lang='en'/>")
            .renditions());
  }

  @Test
  void aGroupIsOneThingInSeveralRenditions() {
    FeedMedia media =
        one(
            "<media:group><media:content url='https://e.com/1.mp4'/>"
                + "<media:content url='https://e.com/2.mp4'/></media:group>");
    assertEquals(2, media.renditions().size());
  }

  @Test
  void groupsInAGroupAreThatGroup() {
    FeedMedia media =
        one(
            "<media:group><media:group><media:content url='https://e.com/1.mp4'/><media:group>"
                + "<media:title>T</media:title></media:group></media:group>"
                + "<media:content url='https://e.com/2.mp4'/></media:group>");
    assertEquals(2, media.renditions().size());
    assertEquals("T", media.title());
  }

  @Test
  void contentsThatStandAloneAreSeveralThings() {
    assertEquals(
        2,
        media(
                "<media:content url='https://e.com/1.png'/><media:content"
                    + " url='https://e.com/2.png'/>")
            .size());
  }

  @Test
  void anEnclosureIsMediaUnlessItIsAContentAlready() {
    String enclosures =
        "<enclosure url='https://e.com/a.mp3' type='audio/mpeg' length='1'/>"
            + "<enclosure url='https://e.com/b.mp3'/><enclosure url='https://e.com/b.mp3'/>"
            + "<enclosure url=''/><enclosure/>";
    assertEquals(2, media(enclosures).size());
    List<FeedMedia> media =
        media(enclosures + "<media:content url='https://e.com/a.mp3' medium='audio'/>");
    assertEquals(2, media.size());
    assertEquals("https://e.com/b.mp3", media.get(0).renditions().get(0).url());
    assertEquals("audio", media.get(1).renditions().get(0).medium());
  }

  @Test
  void aPlayerAloneIsMediaWithoutFiles() {
    FeedMedia media = one("<media:player url='https://e.com/p'/><media:title>T</media:title>");
    assertEquals(List.of(), media.renditions());
    assertEquals("https://e.com/p", media.player());
    assertEquals("T", media.title());
    assertEquals(Medium.VIDEO, media.kind());
    assertEquals("https://e.com/q", one("<media:embed url='https://e.com/q'/>").player());
    assertEquals(
        "https://e.com/r",
        one("<media:group><media:player url='https://e.com/r'/></media:group>").player());
  }

  @Test
  void aContentMayHaveOnlyAPlayer() {
    FeedMedia media =
        one(
            "<media:content medium='video' duration='610'><media:player url='https://e.com/p'/>"
                + "</media:content>");
    assertNull(media.renditions().get(0).url());
    assertEquals("610", media.renditions().get(0).duration());
    assertEquals("https://e.com/p", media.player());
  }

  @Test
  void theDeepestCounts() {
    Read read =
        Feeds.channel(
            "<media:rating>adult</media:rating><media:license>channel</media:license>"
                + "<media:title>channel</media:title>"
                + "<item><link>https://e.com/a</link>"
                + "<media:title>item</media:title><media:keywords>item</media:keywords>"
                + "<media:group><media:title>group</media:title>"
                + "<media:keywords>group</media:keywords>"
                + "<media:content url='https://e.com/1.mp4'/>"
                + "<media:content url='https://e.com/2.mp4'>"
                + "<media:title>content</media:title></media:content></media:group>"
                + "<media:content url='https://e.com/3.mp4'/></item>");
    List<FeedMedia> media = read.item().media();
    assertEquals("content", media.get(0).title());
    assertEquals(List.of("group"), media.get(0).keywords());
    assertEquals("channel", media.get(0).license());
    assertEquals("item", media.get(1).title());
    assertEquals(List.of("item"), media.get(1).keywords());
    assertEquals(List.of(new Scheme("adult", null)), media.get(1).ratings());
  }

  @Test
  void ofSeveralContentsTheDefaultSpeaksFirst() {
    FeedMedia media =
        one(
            "<media:group><media:content url='https://e.com/1.mp4'><media:title>1</media:title>"
                + "<media:description>d</media:description></media:content>"
                + "<media:content url='https://e.com/2.mp4' isDefault='true'>"
                + "<media:title>2</media:title></media:content></media:group>");
    assertEquals("2", media.title());
    assertEquals("d", media.description());
  }

  @Test
  void allThatHangsOnMediaIsFound() {
    FeedMedia media =
        one(
            "<media:content url='https://e.com/v.mp4'><media:title type='html'>a &amp;amp;"
                + " &lt;b&gt;b&lt;/b&gt;</media:title><media:description type='plain'> x &lt;b&gt;"
                + " </media:description><media:thumbnail"
                + " url='https://e.com/1.png'/><media:thumbnail"
                + " url='https://e.com/2.png'/><media:keywords> a, b c"
                + " ,,d</media:keywords><media:category"
                + " label='L'>music/artist</media:category><media:category label='L'/><media:credit"
                + " role='author' scheme='urn:ebu'> Jo </media:credit><media:credit/><media:rating"
                + " scheme='urn:simple'>adult</media:rating>"
                + "<media:adult>false</media:adult><media:restriction type='country'"
                + " relationship='allow'> au us </media:restriction><media:price type='rent'"
                + " price='19.99' currency='EUR'/><media:community><media:starRating average='3.5'"
                + " count='2' min='1' max='10'/><media:statistics views='5'"
                + " favorites='1'/><media:tags>news: 5, abc:3,"
                + " reuters</media:tags></media:community><media:status state='blocked'"
                + " reason='r'/><media:license type='t'"
                + " href='https://e.com/l'>CC</media:license><media:location description='My house'"
                + " start='1'/></media:content>");
    assertEquals("a & b", media.title());
    assertEquals("x <b>", media.description());
    assertEquals(List.of("https://e.com/1.png", "https://e.com/2.png"), media.thumbnails());
    assertEquals(List.of("a", "b c", "d"), media.keywords());
    assertEquals(List.of("music/artist", "L"), media.categories());
    assertEquals(List.of(new Credit("Jo", "author", "urn:ebu")), media.credits());
    assertEquals(
        List.of(new Scheme("adult", "urn:simple"), new Scheme("nonadult", "urn:simple")),
        media.ratings());
    assertEquals(List.of(new Restriction("country", "allow", "au us")), media.restrictions());
    assertEquals(List.of(new Price("rent", "19.99", "EUR")), media.prices());
    assertEquals(new StarRating("3.5", "1", "10"), media.starRating());
    assertEquals("5", media.views());
    assertEquals("blocked", media.status());
    assertEquals("https://e.com/l", media.license());
    assertEquals("My house", media.place());
  }

  @Test
  void tagsAreKeywordsWhereThereAreNone() {
    assertEquals(
        List.of("news", "abc", "reuters"),
        one("<media:player url='https://e.com/p'/><media:community>"
                + "<media:tags>news: 5, abc:3, reuters</media:tags></media:community>")
            .keywords());
  }

  @Test
  void anAdultMarkIsARating() {
    assertEquals(
        List.of(new Scheme("adult", "urn:simple")),
        one("<media:player url='https://e.com/p'/><media:adult>true</media:adult>").ratings());
  }

  @Test
  void theItemsThumbnailsStandForIt() {
    var item =
        Feeds.item(
                "<itunes:image href='https://e.com/3.png'/><media:thumbnail url='/1.png'"
                    + " xml:base='https://e.com/'/>"
                    + "<media:group><media:thumbnail url='https://e.com/g.png'/>"
                    + "<media:content url='https://e.com/v.mp4'/></media:group>"
                    + "<media:thumbnail url='https://e.com/2.png'/>")
            .item();
    assertEquals(
        List.of("https://e.com/1.png", "https://e.com/2.png", "https://e.com/3.png"),
        item.thumbnails());
    assertEquals(List.of("https://e.com/g.png"), item.media().get(0).thumbnails());
  }

  @Test
  void aGroupWithNothingToPlaySpeaksOfTheItem() {
    var item =
        Feeds.item("<media:group><media:thumbnail url='https://e.com/g.png'/></media:group>")
            .item();
    assertEquals(List.of("https://e.com/g.png"), item.thumbnails());
    assertEquals(List.of(), item.media());
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://search.yahoo.com/mrss", "http://tools.search.yahoo.com/mrss/"})
  void oddNamespacesAreReadAndToldOnce(String namespace) {
    Read read =
        Feeds.item(
            "<m:content xmlns:m='"
                + namespace
                + "' url='https://e.com/1.png'/><m:content xmlns:m='"
                + namespace
                + "' url='https://e.com/2.png'/>");
    assertEquals(2, read.item().media().size());
    assertEquals(1, read.count("ns.mrss-slash"));
    assertEquals(Severity.WARNING, read.problem("ns.mrss-slash").severity());
  }

  @Test
  void aBogusStateCostsNothing() {
    assertEquals("bogus", one("<media:player url='u:p'/><media:status state='bogus'/>").status());
  }

  @ParameterizedTest
  @CsvSource({"3156,3156", "1:02,62", "01:02:03,3723", "1:02:03:04,1:02:03:04", "x,x", "1:,1:"})
  void itunesTellsHowLongAnEnclosurePlays(String written, String seconds) {
    assertEquals(
        seconds,
        one("<itunes:duration>"
                + written
                + "</itunes:duration><enclosure url='https://e.com/a.mp3'/>")
            .renditions()
            .get(0)
            .duration());
  }

  @Test
  void aContentsOwnDurationCounts() {
    assertEquals(
        "7",
        one("<itunes:duration>9</itunes:duration><enclosure url='https://e.com/a.mp3'/>"
                + "<media:content url='https://e.com/a.mp3' duration='7'/>")
            .renditions()
            .get(0)
            .duration());
    assertEquals(
        "9",
        one("<itunes:duration>9</itunes:duration><enclosure url='https://e.com/a.mp3'/>"
                + "<media:content url='https://e.com/a.mp3'/>")
            .renditions()
            .get(0)
            .duration());
  }

  @Test
  void validityAndTypeAreTheItems() {
    var item =
        Feeds.item(
                "<dcterms:type>live-video</dcterms:type><dcterms:valid>"
                    + "start=2002-10-13T09:00+01:00; End=17 Oct 2002 17:00 GMT;scheme=W3C-DTF"
                    + "</dcterms:valid>")
            .item();
    assertEquals("live-video", item.type());
    assertEquals(new Period("2002-10-13T09:00+01:00", "2002-10-17T17:00:00Z"), item.valid());
    assertEquals(
        new Period(null, "2002-10-17"),
        Feeds.item("<dcterms:valid>start=;end=2002-10-17</dcterms:valid>").item().valid());
    Read read = Feeds.item("<dcterms:valid>2002-10-17</dcterms:valid>");
    assertNull(read.item().valid());
    assertEquals(Severity.WARNING, read.problem("mrss.dcterms-valid").severity());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "itunes:duration | 9 | 0:10 | 0:09",
        "dcterms:type | a | b | a",
        "dcterms:valid | end=2030 | end=2031 | start=;end=2030",
      })
  void aSecondOneIsLostUnlessItSaysTheSame(String name, String one, String other, String same) {
    String begin = "<" + name + ">";
    String end = "</" + name + ">";
    String lost = "rss: dropped 1 " + name;
    String first = begin + one + end;
    List<String> before = Feeds.item(first).losses();
    assertEquals(before, Feeds.item(first + begin + same + end).losses());
    Read read = Feeds.item(first + begin + other + end);
    long more = before.contains(lost) ? 2 : 1;
    assertTrue(read.losses().contains("rss: dropped " + more + " " + name), name + read.losses());
  }

  @Test
  void aSecondPictureOfITunesIsLostUnlessItIsTheSame() {
    String picture = "<itunes:image href='https://e.com/1.png'/>";
    String image = "rss: dropped 1 image media";
    assertEquals(List.of(image), Feeds.item(picture + picture).losses());
    assertEquals(
        List.of("rss: dropped 1 itunes:image", image),
        Feeds.item(picture + "<itunes:image href='https://e.com/2.png'/>").losses());
  }

  @Test
  void whatIsNotKnownIsCounted() {
    Read read =
        Feeds.item(
            "<media:hash>1</media:hash><media:content url='https://e.com/a.png'>"
                + "<media:text>t</media:text><media:content url='u:v'/><x:y/></media:content>"
                + "<media:scenes><media:scene><media:title>no</media:title></media:scene>"
                + "</media:scenes>");
    assertNull(read.item().title());
    assertTrue(
        read.losses()
            .containsAll(
                List.of(
                    "rss: dropped 1 media:hash",
                    "rss: dropped 1 media:text",
                    "rss: dropped 1 media:content",
                    "rss: dropped 1 x:y",
                    "rss: dropped 1 media:scenes")),
        read.losses().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "media:title | <media:title>1</media:title><media:title>2</media:title>",
        "media:description"
            + " | <media:description>1</media:description><media:description>2</media:description>",
        "media:keywords | <media:keywords>1</media:keywords><media:keywords>1,2</media:keywords>",
        "media:player | <media:player url='u:1'/><media:player url='u:2'/>",
        "media:embed | <media:embed url='u:1'/><media:embed url='u:2'/>",
        "media:embed | <media:embed url='u:2'/><media:player url='u:1'/><media:player url='u:1'/>",
        "media:embed | <media:player url='u:1'/><media:embed url='u:2'/>",
        "media:status | <media:status state='active'/><media:status state='blocked'/>",
        "media:license | <media:license>1</media:license><media:license>2</media:license>",
        "text of media:license | <media:license href='u:1'>2</media:license>",
        "media:location | <media:location description='1'/><media:location description='2'/>",
        "x:where | <media:location description='1'><x:where/></media:location>",
        "media:param | <media:embed url='u:1'><media:param name='n'>v</media:param></media:embed>",
        "media:starRating | <media:community><media:starRating average='1'/>"
            + "<media:starRating average='2'/></media:community>",
        "media:starRating | <media:community><media:starRating average='1'/></media:community>"
            + "<media:community><media:starRating average='2'/></media:community>",
        "media:statistics | <media:community><media:statistics views='1'/>"
            + "<media:statistics views='2'/></media:community>",
        "media:tags | <media:community><media:tags>a:1</media:tags><media:tags>b:2</media:tags>"
            + "</media:community>",
        "media:tags | <media:community><media:tags>a:1</media:tags></media:community>"
            + "<media:keywords>1</media:keywords><media:keywords>1</media:keywords>",
        "media:tags | <media:keywords>1</media:keywords><media:community><media:tags>a</media:tags>"
            + "</media:community>",
        "media:other | <media:community><media:other/></media:community>",
        "x:tags | <media:community><x:tags>a</x:tags></media:community>",
      })
  void whatStandsTwiceOrIsNotKnownIsLostOnce(String lost, String inside) {
    String thing = " " + lost;
    for (String around : List.of("%s", "<media:group>%s</media:group>")) {
      Read read =
          Feeds.item(around.formatted("<media:content url='u:v'>" + inside + "</media:content>"));
      assertEquals(
          List.of("rss: dropped 1" + thing),
          read.losses().stream().filter(loss -> !loss.endsWith(" media")).toList());
    }
    Read read = Feeds.item(inside + "<media:content url='u:v'/>");
    assertEquals(1, read.losses().stream().filter(loss -> loss.endsWith("1" + thing)).count());
    read = Feeds.channel(inside + "<item><link>https://e.com/a</link></item>");
    assertTrue(read.losses().contains("rss: dropped 1 element of the feed itself"));
  }

  @Test
  void whatIsSaidOfNoMediaIsLost() {
    assertEquals(
        List.of(
            "rss: dropped 1 title",
            "rss: dropped 1 description",
            "rss: dropped 1 media:title",
            "rss: dropped 1 media:tags",
            "rss: dropped 1 media:rating"),
        Feeds.item(
                "<title>T</title><media:title>U</media:title>"
                    + "<media:description>D</media:description>"
                    + "<media:community><media:tags>a</media:tags></media:community>"
                    + "<media:rating>adult</media:rating>")
            .losses());
  }

  @Test
  void whatIsSaidTwiceIsNotLost() {
    Read read =
        Feeds.item(
            "<media:content url='u:v'><media:title>1</media:title><media:title> 1"
                + " </media:title><media:title/><media:keywords>a</media:keywords><media:keywords>"
                + " a</media:keywords>"
                + "<media:community><media:tags>a:5</media:tags></media:community><media:player"
                + " url='u:p'/><media:embed url='u:p'/></media:content>");
    assertEquals(List.of("rss: dropped 1 video media"), read.losses());
    assertEquals("1", read.item().media().get(0).title());
    assertEquals(List.of("a"), read.item().media().get(0).keywords());
  }

  @Test
  void ofAllMediaSoMuchCanBeSaidAndNoMore() {
    String most = "<media:thumbnail url='https://e.com/t'/>".repeat(FeedReader.MOST_SHARED);
    String item =
        "<item><link>https://e.com/a</link><media:content url='https://e.com/v'>"
            + "<media:thumbnail url='https://e.com/1'/></media:content></item>";
    assertEquals(List.of("rss: dropped 1 other media"), Feeds.channel(most + item).losses());
    assertEquals(
        List.of("rss: dropped 1 element of the feed itself", "rss: dropped 1 other media"),
        Feeds.channel(most + "<media:category>c</media:category>" + item).losses());
  }

  @Test
  void whatManyContentsInheritIsShared() {
    String contents = "<media:content url='u:c'/>".repeat(20_000);
    String thumbnails = "<media:thumbnail url='u:t'/>".repeat(20_000);
    List<FeedMedia> media = media(contents + thumbnails); // copies would not fit into memory
    assertEquals(20_000, media.size());
    assertSame(media.get(0).thumbnails(), media.get(19_999).thumbnails());
  }

  @ParameterizedTest
  @CsvSource({
    "100 50, 200 100, 150 75, b a c",
    "200 100, 100 50, 150 75, a b c",
    "-1 0, 200 100, 150 75, a b c",
    "100 50, 0 0, 200 100, c a b",
    "100 50, x 100, 100 50, a b c",
  })
  void theLargestThumbnailComesFirst(String a, String b, String c, String order) {
    Read read = Feeds.item(thumbnail("a", a) + thumbnail("b", b) + thumbnail("c", c));
    assertEquals(
        Stream.of(order.split(" ")).map(name -> "https://e.com/" + name).toList(),
        read.item().thumbnails());
  }

  @Test
  void theWidestThumbnailComesFirstWhereOnlyWidthsAreKnown() {
    Read read =
        Feeds.item(
            "<media:thumbnail url='https://e.com/a' width='140'/>"
                + "<media:thumbnail url='https://e.com/b' width='460'/>");
    assertEquals(List.of("https://e.com/b", "https://e.com/a"), read.item().thumbnails());
  }

  private static String thumbnail(String name, String size) {
    String[] sides = size.split(" ");
    return "<media:thumbnail url='https://e.com/%s' width='%s' height='%s'/>"
        .formatted(name, sides[0], sides[1]);
  }

  @ParameterizedTest
  @CsvSource({
    "v.mp4, application/octet-stream, VIDEO",
    "v.mp4?x=.jpg, binary/octet-stream, VIDEO",
    "v.MP4, none, VIDEO",
    "v.webm, 'text/html; charset=utf-8', VIDEO",
    "v.mp4, '', VIDEO",
    "a.mp3, application/octet-stream, AUDIO",
    "i.jpg, application/octet-stream, IMAGE",
    "i.jpg, text/html, OTHER",
    "v.mp4, application/pdf, OTHER",
    "v.mp4, audio/mpeg, AUDIO",
    "v.bin, application/octet-stream, OTHER",
  })
  void aFileOfAVagueTypeIsKnownByItsEnding(String name, String type, Medium medium) {
    String url = "url='https://e.com/" + name + "' type='" + type + "'";
    assertEquals(medium, kind("<enclosure " + url + "/>"));
    assertEquals(medium, kind("<media:content " + url + "/>"));
    assertEquals(
        Medium.OTHER, kind("<media:content medium='document' " + url + "/>"), "as it says");
  }

  private static Medium kind(String inside) {
    return Feeds.item(inside).item().media().get(0).kind();
  }
}
