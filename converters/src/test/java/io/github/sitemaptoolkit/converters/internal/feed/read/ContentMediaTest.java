package io.github.sitemaptoolkit.converters.internal.feed.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.converters.json.JsonFeedFormat;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the HTML of items shows, besides the media that a feed names. */
class ContentMediaTest {

  private static final String ENCODED =
      "<content:encoded><![CDATA[<p><img src='/1.png'></p>]]></content:encoded>";
  private static final String DESCRIPTION = "<description>&lt;img src='2.png'>D</description>";

  private static Read read(SitemapFormat format, String document, ContentMedia wanted) {
    Context context =
        Context.of(Extensions.of(new ImageExtension(), new VideoExtension()))
            .withProblems(new Problems())
            .with(FeedOptions.DEFAULTS.withContentMedia(wanted));
    return new Read(Documents.read(format, document, context), context);
  }

  private static String feed(String items) {
    return "<rss version='2.0'"
        + Feeds.NAMESPACES
        + "><channel><link>https://e.com/</link>"
        + items
        + "</channel></rss>";
  }

  private static String item(String inside) {
    return "<item><title>T</title><link>https://e.com/b/a</link>" + inside + "</item>";
  }

  private static String many(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> another(i, item(ENCODED)))
        .collect(Collectors.joining());
  }

  /** Returns the same item of another page. */
  private static String another(int number, String item) {
    return item.replace("</link>", number + "</link>");
  }

  private static Read rss(String inside) {
    return read(new RssFormat(), feed(item(inside)), ContentMedia.ALL);
  }

  private static List<String> images(UrlEntry entry) {
    return entry.extensions(Image.class).stream().map(Image::loc).toList();
  }

  private static List<String> images(Read read) {
    return images(read.only());
  }

  @Test
  void contentAndDescriptionAreReadAgainstThePage() {
    assertEquals(
        List.of("https://e.com/b/2.png", "https://e.com/1.png"),
        images(rss(DESCRIPTION + ENCODED)));
  }

  @Test
  void theBaseInForceCounts() {
    assertEquals(
        List.of("https://f.com/c/2.png"),
        images(rss(DESCRIPTION.replace(">&lt;", " xml:base='https://f.com/c/'>&lt;"))));
  }

  @Test
  void whatIsNotWantedIsNotTaken() {
    String content =
        "<content:encoded><![CDATA[<img src='/1.png'><iframe"
            + " src='https://www.youtube.com/embed/a1b2c3d4e5f'></iframe>]]></content:encoded>";
    Read none = read(new RssFormat(), feed(item(content)), ContentMedia.NONE);
    assertEquals(List.of(), images(none));
    Read pictures = read(new RssFormat(), feed(item(content)), ContentMedia.IMAGES);
    assertEquals(List.of("https://e.com/1.png"), images(pictures));
    assertEquals(List.of(), pictures.only().extensions(Video.class));
    Video video = rss(content).only().extensions(Video.class).get(0);
    assertEquals("https://i.ytimg.com/vi/a1b2c3d4e5f/hqdefault.jpg", video.thumbnailLoc());
    assertEquals("T", video.title());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<enclosure url='https://e.com/0.png' type='image/png'/>",
        "<media:content url='https://e.com/0.png' medium='image'/>",
        "<media:thumbnail url='https://e.com/0.png'/>",
        "<itunes:image href='https://e.com/0.png'/>",
      })
  void whatTheFeedNamesComesFirst(String named) {
    assertEquals(
        List.of("https://e.com/0.png", "https://e.com/1.png"), images(rss(ENCODED + named)));
  }

  @Test
  void onePictureInTwoSizesIsOne() {
    String content = "<description>&lt;img src='/hut-1024x683.jpg'></description>";
    assertEquals(
        List.of("https://e.com/hut-1024x683.jpg"),
        images(rss(content + "<media:thumbnail url='https://e.com/hut-150x150.jpg'/>")));
    assertEquals(
        List.of("https://e.com/hut.jpg"),
        images(rss(content + "<media:content url='https://e.com/hut.jpg' medium='image'/>")));
  }

  @Test
  void aPictureThatMayNotBeShownIsNotShownByTheContent() {
    String blocked =
        "<media:content url='https://e.com/1.png' medium='image'>"
            + "<media:status state='blocked'/></media:content>";
    assertEquals(List.of(), images(rss(ENCODED + blocked)));
  }

  @Test
  void aVideoWithoutAThumbnailIsCounted() {
    Read read =
        rss(
            "<content:encoded><![CDATA[<iframe src='https://player.vimeo.com/video/123'></iframe>"
                + "<iframe src='https://maps.example/x'></iframe><img class='avatar' src='/a'>]]>"
                + "</content:encoded><media:thumbnail url='https://e.com/0.png'/>");
    assertEquals(List.of(), read.only().extensions(Video.class));
    assertEquals(
        List.of(
            "rss: dropped 1 content",
            "rss: dropped 1 face of an author",
            "rss: dropped 1 frame that is not a known player",
            "rss: dropped 1 title",
            "rss: dropped 1 video in the content without a thumbnail"),
        read.losses().stream().sorted().toList());
  }

  @Test
  void anEmbeddedPlayerIsTheOneThatTheFeedNames() {
    Read read =
        rss(
            "<media:content medium='video' type='application/x-shockwave-flash'"
                + " url='https://www.youtube.com/v/a1b2c3d4e5f?version=3'>"
                + "<media:title>Named</media:title></media:content><description>&lt;iframe"
                + " src='//www.youtube-nocookie.com/embed/a1b2c3d4e5f'>&lt;/iframe></description>");
    List<Video> videos = read.only().extensions(Video.class);
    assertEquals(1, videos.size());
    assertEquals("Named", videos.get(0).title());
    assertEquals(
        "https://www.youtube-nocookie.com/embed/a1b2c3d4e5f", videos.get(0).playerLoc().url());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <content type="html">&lt;img src="/1.png"></content>                  | https://e.com/1.png
          <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p><img src="/1.png"/></p></div></content> | https://e.com/1.png
          <content type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml"><x:iframe/><x:img src="1"/></x:div></content> | https://e.com/b/1
          <content type="xhtml"><div>&lt;img src="/1.png"></div></content>      |
          <content>&lt;img src="/1.png"></content>                              |
          <content type="text">&lt;img src="/1.png"></content>                  |
          <content type="image/png" src="https://e.com/1.png"/>                 |
          <summary type="html">&lt;img src="/1.png"></summary>                  | https://e.com/1.png
          <summary type="xhtml"><div><img src="/1.png"/>A</div></summary>       | https://e.com/1.png
          <summary>&lt;img src="/1.png"></summary>                              |
          """)
  void textsOfAtomAreReadByTheirType(String content, String url) {
    String document =
        "<feed xmlns='http://www.w3.org/2005/Atom'><entry><link href='https://e.com/b/a'/>"
            + content
            + "</entry></feed>";
    Read read = read(new AtomFormat(), document, ContentMedia.ALL);
    assertEquals(url == null ? List.of() : List.of(url), images(read));
  }

  @Test
  void oldDialectsAndJsonAreReadToo() {
    String old =
        "<rss version='0.91'><channel><title>T</title>" + item(DESCRIPTION) + "</channel></rss>";
    assertEquals(
        List.of("https://e.com/b/2.png"), images(read(new RssFormat(), old, ContentMedia.ALL)));
    String json =
        "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{\"url\":\"https://e.com/b/a\",\"content_html\":\"<img"
            + " src='2.png'>\",\"content_text\":\"<img src='3.png'>\"}]}";
    assertEquals(
        List.of("https://e.com/b/2.png"),
        images(read(new JsonFeedFormat(), json, ContentMedia.ALL)));
  }

  @Test
  void whatMostItemsShowIsNotOfThePage() {
    var items = new StringBuilder(item(""));
    for (int i = 0; i < 60; i++) {
      String logo = i % 3 == 0 ? "" : "&lt;img src='/logo.png'>";
      String content = "<description>" + logo + "&lt;img src='/" + i + ".png'></description>";
      items.append(another(i, item(content)));
    }
    Read read = read(new RssFormat(), feed(items.toString()), ContentMedia.ALL);
    List<List<String>> expected = new ArrayList<>(List.of(List.of()));
    IntStream.range(0, 60).forEach(i -> expected.add(List.of("https://e.com/" + i + ".png")));
    assertEquals(expected, read.entries().stream().map(ContentMediaTest::images).toList());
    assertEquals(
        true, read.losses().contains("rss: dropped 40 picture or video that most pages have"));
  }

  @Test
  void fourItemsAreTooFewToTell() {
    Read read = read(new RssFormat(), feed(many(4)), ContentMedia.ALL);
    assertEquals(
        List.of("https://e.com/1.png"),
        read.entries().stream().flatMap(e -> images(e).stream()).distinct().toList());
  }

  /** What is read ahead does not change what is delivered before a failure. */
  @Test
  void itemsBeforeAFailureAreDelivered() throws IOException {
    String document = feed(many(3) + "<item><link>https://e.com/&");
    Context context =
        Context.of(Extensions.of(new ImageExtension()))
            .withProblems(new Problems())
            .withStrict(true);
    Source source =
        Source.of(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)), "in.rss");
    try (EntryReader<UrlEntry> in = new RssFormat().reader(source, context)) {
      for (int i = 1; i <= 3; i++) {
        assertEquals(List.of("https://e.com/1.png"), images(in.read()));
      }
      assertThrows(SitemapException.class, in::read);
    }
  }

  @Test
  void veryLongContentIsNotSearched() {
    String image = "&lt;img src='/1.png'>";
    String content = "<description>" + image + " ".repeat(512 * 1024) + "</description>";
    Read read = rss(content);
    assertEquals(List.of(), images(read));
    assertEquals(
        List.of("feed.content-too-long"),
        read.context().problems().first().stream()
            .map(problem -> problem.code().toString())
            .filter(c -> c.startsWith("feed"))
            .toList());
  }
}
