package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.json.JsonFormat;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.news.NewsExtension;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedListener;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Several items of a feed about one page: courses, live blogs, comments. */
class ItemsOfOnePageTest {

  private static final Extensions EXTENSIONS =
      Extensions.of(new ImageExtension(), new NewsExtension(), new VideoExtension());

  private static Read read(SitemapFormat format, String document, UnaryOperator<Context> change) {
    FeedOptions options =
        FeedOptions.DEFAULTS
            .withExtensions(Set.of("news"))
            .withNow(Instant.parse("2026-11-20T12:00:00Z"));
    Context context = Context.of(EXTENSIONS).withProblems(new Problems()).with(options);
    Context changed = change.apply(context);
    return new Read(Documents.read(format, document, changed), changed);
  }

  private static Read read(String... items) {
    return read(new RssFormat(), channel(items), context -> context);
  }

  private static String channel(String... items) {
    return "<rss version='2.0'"
        + Feeds.NAMESPACES
        + "><channel><title>The Daily</title><language>en</language>"
        + String.join("", items)
        + "</channel></rss>";
  }

  private static String item(String path, String inside) {
    return "<item><link>https://e.com/" + path + "</link>" + inside + "</item>";
  }

  private static String lesson(int number) {
    return item(
        "course",
        "<title>Lesson "
            + number
            + "</title><description>d</description><media:content medium='video'"
            + (" url='https://e.com/" + number + ".mp4'/>")
            + ("<media:thumbnail url='https://e.com/" + number + ".jpg'/>"));
  }

  private static List<String> films(UrlEntry entry) {
    return entry.extensions(Video.class).stream().map(Video::contentLoc).toList();
  }

  @Test
  void theFilmsOfOneLinkAreThoseOfOnePage() {
    Read read = read(lesson(1), item("other", ""), lesson(2), lesson(3));
    assertEquals(List.of("https://e.com/course", "https://e.com/other"), read.locs());
    assertEquals(
        List.of("https://e.com/1.mp4", "https://e.com/2.mp4", "https://e.com/3.mp4"),
        films(read.entries().get(0)));
    assertEquals(
        List.of("Lesson 1", "Lesson 2", "Lesson 3"),
        read.entries().get(0).extensions(Video.class).stream().map(Video::title).toList());
    assertEquals(
        "2 items about the page of another item: both are one entry",
        read.problem("feed.one-page").message());
    assertEquals("https://e.com/course", read.problem("feed.one-page").loc());
  }

  @Test
  void theLatestDateCountsAndPicturesAreListedOnce() {
    String picture =
        "<media:content medium='image' url='https://e.com/1.jpg'><media:title>%s</media:title>"
            + "</media:content>";
    UrlEntry entry =
        read(
                item("a", "<pubDate>Wed, 18 Nov 2026 08:00:00 GMT</pubDate>"),
                item(
                    "a",
                    "<pubDate>Thu, 19 Nov 2026 08:00:00 GMT</pubDate>" + picture.formatted("A")),
                item("a", picture.formatted("B")))
            .only();
    assertEquals("2026-11-19T08:00:00Z", entry.lastmod());
    assertEquals(
        List.of(new Image("https://e.com/1.jpg", null, null, "A", null)),
        entry.extensions(Image.class));
  }

  @Test
  void partsOfALiveBlogAreOnePage() {
    String date = "<pubDate>Fri, 20 Nov 2026 0%d:00:00 GMT</pubDate>";
    Read read =
        read(
            item("live#u7", "<title>Goal</title>" + date.formatted(9)),
            item("a", ""),
            item("live#u6", "<title>Foul</title>" + date.formatted(8)));
    assertEquals(List.of("https://e.com/live", "https://e.com/a"), read.locs());
    assertEquals("2026-11-20T09:00:00Z", read.entries().get(0).lastmod());
    assertEquals(
        List.of("Goal"),
        read.entries().get(0).extensions(News.class).stream().map(News::title).toList());
    assertEquals(
        "1 item about a part of a page: the fragment of the url is cut off",
        read.problem("feed.fragment").message());
  }

  @Test
  void thePageItselfSaysWhatIsSaidOnce() {
    String date = "<pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate>";
    Read read =
        read(
            item("live#u7", "<title>Goal</title>" + date),
            item("live#u6", "<title>Foul</title>" + date),
            item("live", "<title>The final</title>" + date));
    assertEquals("https://e.com/live", read.only().loc());
    assertEquals(
        List.of("The final"),
        read.only().extensions(News.class).stream().map(News::title).toList());
    assertEquals("https://e.com/live#u6", read.problem("feed.fragment").loc());
  }

  @Test
  void aLonePartOfAPageIsKept() {
    Read read = read(item("live#u7", ""), item("a#b", ""), item("a#b", ""));
    assertEquals(List.of("https://e.com/live#u7", "https://e.com/a#b"), read.locs());
    assertEquals(0, read.count("feed.fragment"));
  }

  @Test
  void completeEntriesAndOtherFeedsAreNotJoined() {
    String whole =
        "<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><loc>https://e.com/a</loc></url>";
    assertEquals(2, read(item("a", whole), item("a", whole)).entries().size());
    Read feed =
        read(
            new RssFormat(),
            channel(lesson(1), lesson(2)),
            context -> context.with(FeedOptions.DEFAULTS.withMetadata(true)));
    assertEquals(2, feed.entries().size());
  }

  @Test
  void itemsOfJsonFeedsAreJoined() {
    String item = "{\"id\": \"%d\", \"url\": \"https://e.com/a\", \"content_text\": \"\"}";
    String document =
        "{\"version\": \"https://jsonfeed.org/version/1.1\", \"items\": ["
            + item.formatted(1)
            + ", "
            + item.formatted(2)
            + "]}";
    Read read = read(new JsonFormat(), document, context -> context);
    assertEquals("https://e.com/a", read.only().loc());
    assertEquals(1, read.count("feed.one-page"));
  }

  @Test
  void whoListensIsToldTheItemOfTheEntryThatFollows() {
    List<String> heard = new ArrayList<>();
    Read read =
        read(
            new RssFormat(),
            channel(
                item("a", "<guid isPermaLink='false'>1</guid>"),
                item("b", "<guid isPermaLink='false'>2</guid>"),
                item("a", "<guid isPermaLink='false'>3</guid>")),
            context -> context.with(new FeedListener(said -> heard.add(said.toString()))));
    assertEquals(2, read.entries().size());
    assertEquals(List.of("Item[id=1]", "Item[id=2]"), heard);
  }

  @Test
  void itemsThatAreFarApartStayTwoEntries() {
    String between =
        IntStream.range(0, 600)
            .mapToObj(i -> item("between/" + i, ""))
            .collect(Collectors.joining());
    Read read = read(item("a", ""), between, item("a", ""), item("between/599", ""));
    assertEquals(602, read.entries().size());
    assertEquals(1, read.count("feed.one-page"));
    assertEquals("https://e.com/a", read.entries().get(601).loc());
  }

  @Test
  void whatIsReadBeforeAFailureIsReturnedFirst() {
    String cut = channel(lesson(1), lesson(2), item("a", "")).replace("</channel></rss>", "<item>");
    Context context = Context.of(EXTENSIONS).withProblems(new Problems());
    var bytes = new ByteArrayInputStream(cut.getBytes(StandardCharsets.UTF_8));
    List<String> locs = new ArrayList<>();
    assertThrows(
        SitemapException.class,
        () -> {
          try (var in = new RssFormat().reader(Source.of(bytes, "in.rss"), context)) {
            in.forEach(entry -> locs.add(entry.loc()));
          }
        });
    assertEquals(List.of("https://e.com/course", "https://e.com/a"), locs);
  }
}
