package io.github.sitemaptoolkit.ext.video;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.video.Video.ContentSegment;
import io.github.sitemaptoolkit.ext.video.Video.GalleryLoc;
import io.github.sitemaptoolkit.ext.video.Video.Platform;
import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VideoExtensionTest extends ExtensionContract<Video> {

  private static final SitemapXmlFormat XML = new SitemapXmlFormat();

  private final Context context =
      Context.of(Extensions.of(new VideoExtension())).withProblems(new Problems());

  @Override
  protected SitemapExtension<Video> extension() {
    return new VideoExtension();
  }

  @Override
  protected List<Video> examples() {
    return List.of(
        full(),
        Video.builder()
            .thumbnailLoc("https://example.com/t.jpg?w=1&h=2")
            .title("A <cat> & \"more\"")
            .description("Übersicht 😀")
            .playerLoc(PlayerLoc.of("https://example.com/play?v=1&w=2"))
            .addPrice(new Price("", null, "rent", null))
            .restriction(new Restriction("allow", ""))
            .tvShow(new TvShow("Cats", "clip", null, null, null, null))
            .addTag("")
            .category("")
            .build(),
        Video.builder().build());
  }

  private static Video full() {
    return new Video(
        "https://example.com/thumb.jpg",
        "Title",
        "Description",
        "https://cdn.example.com/video.mp4",
        new PlayerLoc("https://example.com/player?v=1", "yes", "ap=1"),
        "600",
        "2030-11-05T19:20:30+08:00",
        "4.2",
        List.of(
            new ContentSegment("https://example.com/1.mp4", "300"),
            new ContentSegment("https://example.com/2.mp4", null)),
        "12345",
        "2024-11-05",
        List.of("steak", "summer", "steak"),
        "Grilling",
        "yes",
        new Restriction("allow", "IE GB US CA"),
        new GalleryLoc("https://example.com/gallery", "Cooking"),
        List.of(new Price("1.99", "EUR", "rent", "sd"), new Price("5.99", "USD", "purchase", "hd")),
        "no",
        new Uploader("Grilly", "https://example.com/users/grilly"),
        new TvShow("The Show", "full", "The Steak", "2", "13", "2024-01-31"),
        new Platform("deny", "mobile tv"),
        "no",
        List.of(
            new Video.Id("EP123", "tms:program"), new Video.Id("https://example.com/x", "url")));
  }

  private UrlEntry read(String inside) {
    String document =
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
            xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"
          ><url><loc>https://example.com/</loc><video:video>%s</video:video></url></urlset>"""
            .formatted(inside);
    return Documents.read(XML, document, context).get(0);
  }

  private Video video(String inside) {
    return read(inside).extension(Video.class).orElseThrow();
  }

  private String write(UrlEntry entry) {
    return Documents.write(XML, List.of(entry), context);
  }

  private String write(Video video) {
    return write(UrlEntry.builder("https://example.com/").add(video).build());
  }

  private Video readAgain(Video video) {
    UrlEntry entry = Documents.read(XML, write(video), context).get(0);
    return entry.extension(Video.class).orElseThrow();
  }

  @Test
  void severalPricesKeepTheirAttributesApart() {
    Video video =
        video(
            """
            <video:price currency="EUR" type="rent">1.99</video:price>\
            <video:price resolution="HD">5.99</video:price>\
            <video:price currency="USD" type="own"/>""");
    assertEquals(
        List.of(
            new Price("1.99", "EUR", "rent", null),
            new Price("5.99", null, null, "HD"),
            new Price("", "USD", "own", null)),
        video.prices());
  }

  @Test
  void emptyPriceComesBack() {
    Video video = Video.builder().addPrice(new Price("", null, "purchase", null)).build();
    assertEquals(video, readAgain(video));
  }

  @Test
  void playerKeepsItsAttributes() {
    Video video =
        video(
            """
            <video:player_loc autoplay="ap=1" allow_embed="No">
              https://example.com/p?a=1&amp;b=2
            </video:player_loc>""");
    assertEquals(new PlayerLoc("https://example.com/p?a=1&b=2", "No", "ap=1"), video.playerLoc());
  }

  @Test
  void playerWithoutAttributesHasNone() {
    Video video = video("<video:player_loc>https://example.com/p</video:player_loc>");
    assertEquals(PlayerLoc.of("https://example.com/p"), video.playerLoc());
  }

  @Test
  void childrenMayStandInAnyOrder() {
    Video video =
        video(
            """
            <video:tag>last on the page</video:tag>\
            <video:title>T</video:title>\
            <video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc>""");
    assertEquals(
        Video.builder()
            .thumbnailLoc("https://example.com/t.jpg")
            .title("T")
            .addTag("last on the page")
            .build(),
        video);
    assertEquals(1, context.problems().count("video.order"));
  }

  @Test
  void childrenAreWrittenInTheOrderOfTheSchema() {
    String document = write(full());
    int at = 0;
    for (String column : extension().descriptor().columns()) {
      if (column.indexOf('@') < 0) {
        String name = column.substring(column.indexOf('.') + 1).replace("[]", "");
        int next = document.indexOf("<video:" + name, at);
        assertTrue(next >= at, name + " stands at its place: " + document);
        at = next;
      }
    }
  }

  @Test
  void textStaysAsItIsWritten() {
    Video video =
        video(
            """
            <video:title> two  spaces </video:title>\
            <video:duration> 060 </video:duration>\
            <video:family_friendly>YES</video:family_friendly>\
            <video:restriction relationship="allow">us  ca</video:restriction>""");
    assertEquals(" two  spaces ", video.title());
    assertEquals(" 060 ", video.duration());
    assertEquals("YES", video.familyFriendly());
    assertEquals(new Restriction("allow", "us  ca"), video.restriction());
  }

  @Test
  void urlsLoseTheSpaceAroundThem() {
    Video video =
        video(
            """
            <video:thumbnail_loc> https://example.com/t.jpg </video:thumbnail_loc>
            <video:content_loc>
              https://example.com/v.mp4
            </video:content_loc>
            <video:content_segment_loc duration="5"> https://example.com/1.mp4 \
            </video:content_segment_loc>
            <video:gallery_loc title=" G "> https://example.com/g </video:gallery_loc>""");
    assertEquals("https://example.com/t.jpg", video.thumbnailLoc());
    assertEquals("https://example.com/v.mp4", video.contentLoc());
    assertEquals(
        List.of(new ContentSegment("https://example.com/1.mp4", "5")), video.contentSegments());
    assertEquals(new GalleryLoc("https://example.com/g", " G "), video.galleryLoc());
  }

  @Test
  void relationshipMayBeMissing() {
    Video video =
        video("<video:restriction>US</video:restriction><video:platform>web</video:platform>");
    assertEquals(new Restriction(null, "US"), video.restriction());
    assertEquals(new Platform(null, "web"), video.platform());
  }

  @Test
  void premiereWithAnEIsKeptBesideTheShow() {
    UrlEntry entry =
        read(
            """
            <video:tvshow><video:show_title>S</video:show_title>\
            <video:premiere_date>2020-01-01</video:premiere_date></video:tvshow>""");
    Video video = entry.extension(Video.class).orElseThrow();
    assertEquals(new TvShow("S", null, null, null, null, null), video.tvShow());
    Problem problem = context.problems().first().get(0);
    assertEquals("xml.unknown-tag", problem.code());
    assertEquals(
        "video:premiere_date is not known in video:tvshow; it is kept as it is", problem.message());
    String document = write(entry);
    assertTrue(
        document.contains("<video:premiere_date>2020-01-01</video:premiere_date>"), document);
  }

  @Test
  void showWithNothingInItComesBack() {
    Video video = video("<video:tvshow/>");
    assertEquals(new TvShow(null, null, null, null, null, null), video.tvShow());
    assertEquals(video, readAgain(video));
  }

  @Test
  void secondTitleIsReported() {
    assertEquals("b", video("<video:title>a</video:title><video:title>b</video:title>").title());
    Problem problem = context.problems().first().get(0);
    assertEquals(Severity.ERROR, problem.severity());
    assertEquals("xml.duplicate-tag", problem.code());
  }

  @Test
  void builderChangesOnlyWhatItIsTold() {
    assertEquals(full(), full().toBuilder().build());
    Video video =
        full().toBuilder()
            .title("Other")
            .tags(List.of("a"))
            .addTag("b")
            .contentSegments(List.of())
            .addContentSegment(new ContentSegment("https://example.com/3.mp4", null))
            .prices(List.of(new Price("1", "EUR", null, null)))
            .ids(List.of())
            .addId(new Video.Id("1", "url"))
            .build();
    assertEquals("Other", video.title());
    assertEquals(List.of("a", "b"), video.tags());
    assertEquals(
        List.of(new ContentSegment("https://example.com/3.mp4", null)), video.contentSegments());
    assertEquals(List.of(new Price("1", "EUR", null, null)), video.prices());
    assertEquals(List.of(new Video.Id("1", "url")), video.ids());
    assertEquals("Description", video.description());
  }

  @Test
  void namespacesThatSitesWriteInsteadAreItsToo() {
    assertEquals(
        Set.of(
            "https://www.google.com/schemas/sitemap-video/1.1",
            "http://www.google.com/schemas/sitemap-video/1.0",
            "https://www.google.com/schemas/sitemap-video/1.0"),
        extension().descriptor().aliases());
  }
}
