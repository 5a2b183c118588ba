package io.github.sitemaptoolkit.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.content.statement.Names;
import io.github.sitemaptoolkit.content.statement.StructuredData;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.value.RobotsDirectives;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class HtmlPageTest {

  private static final String URL = "https://example.com/blog/post.html";

  private static HtmlPage head(String head) throws IOException {
    return page(
        "<!doctype html><html lang=\"de-AT\"><head>" + head + "</head><body></body></html>");
  }

  private static HtmlPage page(String html) throws IOException {
    return read(html.getBytes(StandardCharsets.UTF_8), 1 << 20);
  }

  private static HtmlPage read(byte[] bytes, int most) throws IOException {
    return HtmlPage.read(new ByteArrayInputStream(bytes), most, URL);
  }

  private static HtmlPage data(String json) throws IOException {
    return head("<script type=\"application/ld+json\">" + json + "</script>");
  }

  private static StructuredData said(HtmlPage page) {
    return page.data(
        URL,
        address -> address.equals(URL) ? Names.THIS : Names.OTHER,
        Instant.parse("2026-11-28T12:00:00Z"));
  }

  private static List<FeedMedia> films(HtmlPage page) {
    HtmlContent shown = page.shown();
    List<FeedMedia> found = shown.media().stream().filter(it -> it.kind() == Medium.VIDEO).toList();
    return JoinedFilms.of(said(page).films(), page.media(), found, shown.background()).films();
  }

  private static List<String> pictures(HtmlPage page) {
    return page.shown().media().stream().map(media -> media.renditions().get(0).url()).toList();
  }

  private static boolean isNoindex(PageHead head) {
    return head.robots().forbidIndex(RobotsDirectives.GOOGLE, Instant.now());
  }

  @Test
  void headSaysWhatThePageIs() throws IOException {
    PageHead head =
        head("""
        <title> A &amp; B </title>
        <meta name="Description" content="About">
        <meta property="og:description" content="Other">
        <meta property="og:site_name" content="Site">
        <link rel="canonical" href="../blog/post">
        <meta property="article:published_time" content="2026-01-02">
        <meta property="article:modified_time" content="2026-03-04T05:06:07Z">
        """)
            .head();

    assertEquals("A & B", head.title());
    assertEquals("About", head.description());
    assertEquals("de-AT", head.language());
    assertEquals("Site", head.siteName());
    assertEquals("https://example.com/blog/post", head.canonical());
    assertEquals("2026-01-02", head.published());
    assertEquals("2026-03-04T05:06:07Z", head.modified());
    assertFalse(isNoindex(head));
    assertNull(head.refresh());
  }

  @Test
  void picturesOfTheAuthorsAreNoneOfThePage() throws IOException {
    String data =
        """
        {"@graph": [{"@type": "Article", "author": {"@id": "#ada"}},
          {"@type": "Article", "author": {"@type": "Person", "image": "/team/eve.jpg"}},
          {"@type": "Person", "@id": "#ada", "image": {"url": "https://example.com/team/ada.jpg"}},
          {"@type": "Person", "@id": "#bo", "image": "https://example.com/bo.jpg"}]}
        """;
    String head = "<meta property='og:image' content='https://example.com/team/eve.jpg'>";
    String script = "<script type='application/ld+json'>" + data + "</script>";
    String body = "<img src='/team/ada.jpg'><img src='/bo.jpg'><img src='/hut.jpg'>";
    HtmlPage page = page("<html><head>" + head + script + "</head><body>" + body);
    assertEquals(
        List.of("https://example.com/bo.jpg", "https://example.com/hut.jpg"), pictures(page));
  }

  @Test
  void whatStructuredDataCallsALogoIsNoPicture() throws IOException {
    String data =
        "<script type='application/ld+json'>{\"@type\": \"Article\", \"publisher\": {\"name\": \"P\","
            + " \"logo\": {\"@type\": \"ImageObject\", \"url\": \"/brand.png\"}}}</script>"
            + "<meta property='og:image' content='/brand.png'>";
    HtmlPage page =
        page("<html><head>" + data + "</head><body><img src='/brand.png'><img src='/hut.jpg'>");
    assertEquals(List.of("https://example.com/hut.jpg"), pictures(page));
  }

  @Test
  void robotsForbidListing() throws IOException {
    assertTrue(isNoindex(head("<meta name=robots content='noindex, follow'>").head()));
    assertTrue(isNoindex(head("<meta name=GOOGLEBOT content=NONE>").head()));
    assertFalse(
        isNoindex(head("<meta name=robots content='index, max-image-preview:none-such'>").head()));
    assertFalse(isNoindex(head("<meta name=otherbot content=noindex>").head()));
    assertFalse(isNoindex(head("<meta name=robots content='max-image-preview:none'>").head()));
  }

  @Test
  void refreshLeadsElsewhere() throws IOException {
    assertEquals(
        "https://example.com/new/",
        head("<meta http-equiv=refresh content=\"0; URL='/new/'\">").head().refresh());
    assertEquals(
        "https://other.example/a?b=c",
        head("<meta http-equiv=Refresh content=\"0;url=https://other.example/a?b=c\">")
            .head()
            .refresh());
    assertNull(head("<meta http-equiv=refresh content=30>").head().refresh());
  }

  @Test
  void whatOnlyBrowsersWithoutScriptsShowSaysNothing() throws IOException {
    for (String element : List.of("noscript", "template")) {
      String inside =
          '<'
              + element
              + """
              ><meta http-equiv="refresh" content="0; url=/enable"><meta name=robots content=none>
              <link rel=canonical href="/other"><link rel=alternate hreflang=de href="/de"></"""
              + element
              + '>';
      PageHead head = head(inside).head();
      PageHead body = page("<!doctype html><title>t</title><body><p>x</p>" + inside).head();

      for (PageHead said : List.of(head, body)) {
        assertNull(said.refresh(), element);
        assertFalse(isNoindex(said), element);
        assertNull(said.canonical(), element);
        assertEquals(List.of(), said.alternates(), element);
      }
    }
    String comment =
        "<!-- <meta http-equiv=refresh content='0;url=/x'><meta name=robots content=none> -->";
    assertNull(head(comment).head().refresh());
    assertFalse(isNoindex(head(comment).head()));
  }

  @Test
  void aHeadGoesOnBehindAPictureForBrowsersWithoutScripts() throws IOException {
    PageHead head =
        head("<noscript><img src=\"/pixel.gif\"></noscript><link rel=canonical href=\"/own\">")
            .head();

    assertEquals("https://example.com/own", head.canonical());
  }

  @Test
  void aCanonicalUrlCountsInTheHeadOnlyAndRobotsEverywhere() throws IOException {
    PageHead body =
        page("<!doctype html><title>t</title><body><p>A visitor wrote: <link rel=canonical"
                + " href=\"https://elsewhere.example/\"><meta name=robots content=noindex>")
            .head();

    assertNull(body.canonical());
    assertTrue(isNoindex(body));
    assertEquals(
        "https://example.com/own",
        page("<!doctype html><title>t</title><link rel=canonical href=/own><p>x")
            .head()
            .canonical());
  }

  @Test
  void alternatesAreResolvedAgainstTheBase() throws IOException {
    assertEquals(
        List.of(
            new Alternate("https://example.com/de/", "de"),
            new Alternate("https://example.com/en/", "x-default")),
        head("""
        <base href="https://example.com/x/">
        <link rel="alternate" hreflang="de" href="/de/">
        <link rel="alternate" hreflang="x-default" href="../en/">
        <link rel="alternate" hreflang="de" type="application/rss+xml" href="/feed">
        <link rel="alternate" href="/print">
        """)
            .head()
            .alternates());
  }

  @Test
  void picturesOfTheHeadFollowThoseOfTheBodyOnce() throws IOException {
    HtmlPage page =
        page(
            """
            <html><head><meta property="og:image" content="/b.jpg">
            <meta property="og:image" content="/c.jpg"><meta property="og:image:alt" content="C">
            </head><body><img src="/a.jpg"><img src="/b.jpg" alt="B"></body></html>
            """);

    assertEquals(
        List.of(
            "https://example.com/a.jpg", "https://example.com/b.jpg", "https://example.com/c.jpg"),
        pictures(page));
    assertEquals("C", page.shown().media().get(2).description());
  }

  @Test
  void theArticleOfAGraphGivesItsDates() throws IOException {
    StructuredData data =
        said(
            data(
                """
        {"@graph": [
          {"@type": "WebSite", "dateModified": "2020-01-01"},
          {"@type": "WebPage", "dateModified": "2026-01-01"},
          {"@type": ["Thing", "NewsArticle"], "headline": "Head",
           "datePublished": "2026-02-01", "dateModified": "2026-02-02",
           "publisher": {"@type": "Organization", "name": "Paper"},
           "comment": [{"@type": "Comment", "dateModified": "2026-11-11"}]}]}
        """));

    assertEquals("2026-02-02", data.modified().get(0));
    assertEquals(List.of("2026-02-01"), data.published());
    assertEquals("Head", data.headline());
    assertEquals("Paper", data.publisher());
    assertTrue(data.isNews());
  }

  @Test
  void aVideoObjectIsAVideoAndItsPlayerIsNotAnother() throws IOException {
    HtmlPage page =
        page(
            """
            <html><head><script type="application/ld+json">
            {"@type": "Recipe", "name": "Cake", "video": {"@type": "VideoObject",
              "name": "Film", "description": "How", "thumbnailUrl": ["/t.jpg", "/u.jpg"],
              "contentUrl": "/f.mp4", "embedUrl": "https://www.youtube.com/embed/dQw4w9WgXcQ",
              "duration": "PT1M30S", "uploadDate": "2026-01-01", "expires": "2027-01-01",
              "keywords": "a, b"}}
            </script></head>
            <body><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></body></html>
            """);

    FeedMedia video = films(page).get(0);
    assertEquals(1, films(page).size());
    assertEquals("Film", video.title());
    assertEquals("How", video.description());
    assertEquals(List.of("https://example.com/t.jpg"), video.thumbnails());
    assertEquals("https://example.com/f.mp4", video.renditions().get(0).url());
    assertEquals("PT1M30S", video.renditions().get(0).duration());
    assertEquals(List.of("a", "b"), video.keywords());
    assertEquals(new Period("2026-01-01", "2027-01-01"), video.period());
  }

  @Test
  void anUploaderHasAPageOfTheSameHostOnly() throws IOException {
    for (String url : List.of("/team/ada", "https://videos.example/ada")) {
      FeedMedia video =
          films(
                  data(
                      "{'@type': 'VideoObject', 'contentUrl': '/f.mp4', 'author': {'name': 'Ada',"
                              .replace('\'', '"')
                          + " \"url\": \""
                          + url
                          + "\"}}"))
              .get(0);

      assertEquals("Ada", video.credits().get(0).name());
      assertEquals(
          url.startsWith("/") ? "https://example.com/team/ada" : null,
          video.credits().get(0).page());
    }
  }

  @Test
  void videosOfOpenGraphAreOneUnlessTheirPlayersAreKnown() throws IOException {
    HtmlPage page =
        head(
            """
            <meta property="og:image" content="/t.jpg">
            <meta property="og:video" content="/f.mp4">
            <meta property="og:video:secure_url" content="https://example.com/f.mp4">
            <meta property="og:video" content="https://player.example/?v=1">
            """);

    assertEquals(1, page.media().size());
    assertEquals("https://example.com/f.mp4", page.media().get(0).renditions().get(0).url());
    assertEquals("https://player.example/?v=1", page.media().get(0).player());
    assertEquals("https://example.com/t.jpg", page.head().picture());
    assertEquals(
        2,
        head("""
                <meta property="og:video" content="https://www.youtube.com/embed/a1b2c3d4e5f">
                <meta property="og:video" content="https://www.youtube.com/embed/f5e4d3c2b1a">
                """)
            .media()
            .size());
  }

  @Test
  void whatIsNoJsonIsCounted() throws IOException {
    assertEquals(List.of("1:86"), data("{\"@type\": }").statements().broken());
    assertEquals(1, data("[".repeat(10_000) + "]".repeat(10_000)).statements().broken().size());
    assertEquals(1, data("{} {}").statements().broken().size());
    assertEquals(List.of(), data("").statements().broken());
    assertEquals(List.of(), data("[null, 1, \"a\", [], {\"@type\": {}}]").statements().broken());
  }

  @Test
  void partsOfPagesAreTold() throws IOException {
    assertFalse(page("<p>Hello</p>").isWhole());
    assertFalse(page("<header>Hello</header>").isWhole());
    assertTrue(page("<!DOCTYPE html><title>x</title><p>Hello").isWhole());
    assertTrue(read("<html><p>wide".getBytes(StandardCharsets.UTF_16), 1000).isWhole());
  }

  @Test
  void longPagesAreCut() throws IOException {
    byte[] bytes = "<html><img src=/a.jpg><img src=/b.jpg>".getBytes(StandardCharsets.UTF_8);

    assertTrue(read(bytes, bytes.length - 16).isCut());
    assertEquals(List.of("https://example.com/a.jpg"), pictures(read(bytes, bytes.length - 16)));
    assertFalse(read(bytes, bytes.length).isCut());
  }

  @Test
  void declaredEncodingsAreUsed() throws IOException {
    String html = "<html><head><meta charset=windows-1252><title>Käse</title></head></html>";

    assertEquals("Käse", read(html.getBytes(Charset.forName("windows-1252")), 1000).head().title());
  }
}
