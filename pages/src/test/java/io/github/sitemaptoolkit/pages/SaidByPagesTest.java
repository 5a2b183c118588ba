package io.github.sitemaptoolkit.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Entries of what structured data says of pages, and what is told of it. */
class SaidByPagesTest extends FolderTest {

  private static final String NOW = "2026-11-28T12:00:00Z";
  private static final FeedOptions OPTIONS =
      FeedOptions.DEFAULTS.withExtensions(Set.of("news")).withNow(Instant.parse(NOW));
  private static final String PICTURE = "<meta property=og:image content=/t.jpg>";
  private static final String ABOUT = "<meta name=description content=About>";
  private static final String NEWS =
      "{'@type':'NewsArticle','headline':'H','datePublished':'2026-11-28T08:00:00Z'%s}";

  private static String script(String json) {
    return "<script type=application/ld+json>" + json.replace('\'', '"') + "</script>";
  }

  private static String film(String name, String members) {
    return "{'@type':'VideoObject','contentUrl':'/" + name + ".mp4'" + members + "}";
  }

  private static final String WHOLE = ",'name':'F','description':'D','thumbnailUrl':'/f.jpg'";

  private UrlEntry only() throws IOException {
    List<UrlEntry> all = read(context.with(OPTIONS));
    assertEquals(1, all.size());
    return all.get(0);
  }

  private UrlEntry page(String head, String body) throws IOException {
    write("a.html", head, body);
    return only();
  }

  private String lastmod(String head) throws IOException {
    return page(head, "").lastmod();
  }

  private static String modified(String... dates) {
    var articles = new StringBuilder();
    for (int i = 0; i < dates.length; i++) { // one says more of the page than the next
      String type = List.of("BlogPosting", "WebPage", "Product").get(i);
      articles.append(i == 0 ? "" : ",");
      articles.append("{'@type':'" + type + "','dateModified':'" + dates[i] + "'}");
    }
    return script("[" + articles + "]");
  }

  @Test
  void aWholeFilmIsWritten() throws IOException {
    Video video = page(script(film("f", WHOLE)), "").extension(Video.class).orElseThrow();
    assertEquals("F", video.title());
    assertEquals("D", video.description());
    assertEquals(BASE + "f.jpg", video.thumbnailLoc());
    assertEquals(BASE + "f.mp4", video.contentLoc());
    assertEquals(List.of(), problems);
  }

  @Test
  void theOnlyFilmHasWhatThePageSaysOfItself() throws IOException {
    Video video =
        page(PICTURE + ABOUT + script(film("f", "")), "").extension(Video.class).orElseThrow();
    assertEquals("a.html", video.title());
    assertEquals("About", video.description());
    assertEquals(BASE + "t.jpg", video.thumbnailLoc());
    assertEquals(List.of(), problems);
  }

  @Test
  void twoFilmsHaveNot() throws IOException {
    UrlEntry page =
        page(PICTURE + ABOUT + script("[" + film("f", WHOLE) + "," + film("g", "") + "]"), "");
    assertEquals(1, page.extensions(Video.class).size());
    assertEquals(
        List.of(
            "1 page with a video without a title and without a description and without a"
                + " thumbnail, which video sitemaps require, so that it is left out; a row of"
                + " --videos can add it: \"a.html: https://example.com/g.mp4\""),
        allTold("html.video"));
  }

  @Test
  void aFilmThatLacksOneThingIsLeftOutAndToldOnce() throws IOException {
    for (String missing : List.of("title", "description", "thumbnail")) {
      String members =
          switch (missing) {
            case "title" -> ",'description':'D','thumbnailUrl':'/f.jpg'";
            case "description" -> ",'name':'F','thumbnailUrl':'/f.jpg'";
            default -> ",'name':'F','description':'D'";
          };
      writeText(
          "a.html", "<!doctype html><html lang=en><head>" + script(film("f", members)) + "</head>");
      assertEquals(List.of(), only().extensions(Video.class), missing);
      assertEquals(List.of("html.video"), codes(), missing);
      assertTrue(told("html.video").startsWith("1 page with a video without a " + missing + ","));
    }
  }

  @Test
  void aRowSaysWhatIsMissing() throws IOException {
    String embed = "https://www.youtube.com/embed/dQw4w9WgXcQ";
    write(
        "a.html",
        script(
            "{'@type':'VideoObject','name':'F','thumbnailUrl':'/f.jpg','embedUrl':'"
                + embed
                + "'}"),
        "<iframe src=https://www.youtube.com/embed/aaaaaaaaaaa title=Other></iframe>");
    Path table = folder.resolve("videos.csv");
    Files.writeString(table, "id,description\ndQw4w9WgXcQ,About\naaaaaaaaaaa,More\n");
    options = options.withVideos(table);
    assertEquals(
        List.of("About", "More"),
        only().extensions(Video.class).stream().map(Video::description).toList());
    assertEquals(List.of(), problems);
  }

  @Test
  void theDateOfAnArticleIsNotThatOfItsFilm() throws IOException {
    String article = NEWS.formatted(",'publisher':'P','video':" + film("f", WHOLE));
    assertNull(page(script(article), "").extension(Video.class).orElseThrow().publicationDate());
    String dated = film("f", WHOLE + ",'uploadDate':'2026-11-01','expires':'2027-11-01'");
    Video video =
        page(script(NEWS.formatted(",'video':" + dated)), "").extension(Video.class).orElseThrow();
    assertEquals("2026-11-01", video.publicationDate());
    assertEquals("2027-11-01", video.expirationDate());
  }

  @Test
  void countriesThatAreNotKnownAreTold() throws IOException {
    UrlEntry some = page(script(film("f", WHOLE + ",'regionsAllowed':['DE','Atlantis']")), "");
    assertEquals("DE", some.extension(Video.class).orElseThrow().restriction().countries());
    assertEquals(
        "1 page with a video that names unknown countries, which are left out of its"
            + " restriction: \"a.html: Atlantis\"",
        told("html.video"));
    UrlEntry none = page(script(film("f", WHOLE + ",'regionsAllowed':'Atlantis'")), "");
    assertEquals(List.of(), none.extensions(Video.class));
    assertTrue(
        allTold("html.video")
            .contains(
                "1 page with a video for which no allowed country is known, so that it is left out:"
                    + " \"a.html: "
                    + BASE
                    + "f.mp4\""));
  }

  @Test
  void aDateAheadIsNotTakenAndTheNextSourceCounts() throws IOException {
    String meta = "<meta property=article:modified_time content=2026-01-02>";
    assertEquals("2026-01-02", lastmod(modified("2026-11-29T12:00:01Z") + meta));
    assertEquals("2026-11-29T12:00:00Z", lastmod(modified("2026-11-29T12:00:00Z") + meta));
    assertEquals("2026-01-03", lastmod(modified("2026-12-24", "2026-01-03") + meta));
    assertNull(lastmod(modified("2026-12-24")));
    assertNull(lastmod("<meta property=article:modified_time content=2026-12-24>"));
    assertEquals(
        "2026-01-04T05:06:07Z",
        lastmod("<meta http-equiv=last-modified content='Sun, 04 Jan 2026 05:06:07 GMT'>"));
  }

  @Test
  void theExactOneOfTwoDatesOfADayIsTaken() throws IOException {
    String exact = "2026-01-02T03:04:05Z";
    assertEquals(exact, lastmod(modified("2026-01-02", exact)));
    assertEquals(exact, lastmod(modified(exact, "2026-01-02")));
    assertEquals(List.of(), problems);
    assertEquals("2026-01-02", lastmod(modified("2026-01-02", "2026-01-04T03:04:05Z")));
    assertEquals(List.of("html.date"), codes());
  }

  @Test
  void brokenJsonIsToldWithItsPlace() throws IOException {
    writeText(
        "b/a.html",
        "<!doctype html><html><head>\n<script type='application/ld+json'>\n{\"a\":\n  oops}</script>"
            + modified("2026-01-02")
            + "</head></html>");
    assertEquals("2026-01-02", only().lastmod());
    String told = told("html.structured-data");
    assertTrue(
        told.startsWith(
            "1 page with JSON-LD that is not valid JSON and is not used: \"b/a.html:4:"));
  }

  @Test
  void characterReferencesInAddressesAreToldAndKept() throws IOException {
    UrlEntry page = page(script("{'@type':'Article','image':'/a.jpg?x=1&amp;y=2'}"), "");
    assertEquals(
        List.of(BASE + "a.jpg?x=1&amp;y=2"),
        page.extensions(Image.class).stream().map(Image::loc).toList());
    assertTrue(told("html.structured-data").contains("a.html: " + BASE + "a.jpg?x=1&amp;y=2"));
  }

  @Test
  void aPageWhoseOnlyArticleIsThatOfAnotherIsTold() throws IOException {
    UrlEntry page =
        page(script("{'@type':'Article','url':'/b.html','dateModified':'2026-01-02'}"), "");
    assertNull(page.lastmod());
    assertTrue(told("html.named-page").endsWith("\"a.html, which names " + BASE + "b.html\""));
    assertEquals(
        "2026-01-03",
        lastmod(
            script(
                "[{'@type':'Article','url':'/b.html'},{'@type':'Article','url':'/a.html',"
                    + "'dateModified':'2026-01-03'}]")));
    assertEquals(List.of(), allTold("html.named-page"));
  }

  private News news(String head) throws IOException {
    return page(head, "").extension(News.class).orElse(null);
  }

  @Test
  void newsHasTheNameOfItsPublisherElseOfTheSite() throws IOException {
    String site = "<meta property=og:site_name content=Site>";
    assertEquals(
        "P", news(script(NEWS.formatted(",'publisher':{'name':'P'}")) + site).publication().name());
    assertEquals("Site", news(script(NEWS.formatted("")) + site).publication().name());
    assertEquals(List.of(), problems);
  }

  @Test
  void newsWithoutANameAreToldAndNone() throws IOException {
    assertNull(news(script(NEWS.formatted(""))));
    assertEquals(1, problems.size());
    assertTrue(problems.get(0).message().contains("--title"), problems.get(0)::message);
  }

  @Test
  void newsWithoutALanguageAreToldAndNone() throws IOException {
    String head = script(NEWS.formatted(",'publisher':'P'%s"));
    writeText("a.html", "<!doctype html><html><head>" + head.formatted("") + "</head></html>");
    assertEquals(List.of(), only().extensions(News.class));
    assertEquals(1, problems.size());
    assertTrue(problems.get(0).message().contains("--language"), problems.get(0)::message);

    String said = head.formatted(",\"inLanguage\":\"de\"");
    writeText("a.html", "<!doctype html><html><head>" + said + "</head></html>");
    assertEquals("de", only().extension(News.class).orElseThrow().publication().language());
    writeText("a.html", "<!doctype html><html lang=fr><head>" + said + "</head></html>");
    assertEquals("de", only().extension(News.class).orElseThrow().publication().language());
    String word = head.formatted(",\"inLanguage\":\"German\"");
    writeText("a.html", "<!doctype html><html lang=fr><head>" + word + "</head></html>");
    assertEquals("fr", only().extension(News.class).orElseThrow().publication().language());
  }

  @Test
  void robotsOfNewsForbidNewsOnly() throws IOException {
    String news = script(NEWS.formatted(",'publisher':'P'"));
    assertNull(news("<meta name=googlebot-news content=noindex>" + news));
    assertTrue(
        told("convert.lost-field").contains("1 article with noindex for news crawlers"),
        problems::toString);
    assertEquals("H", news("<meta name=googlebot-news content=nosnippet>" + news).title());
  }

  @Test
  void picturesThatMustNotBeIndexedAreCountedAndLeftOut() throws IOException {
    String picture = script("{'@type':'Article','image':'/b.jpg'}");
    String body = "<img src=/a.jpg>";
    assertEquals(3, page(PICTURE + picture, body).extensions(Image.class).size());
    for (String crawler : List.of("robots", "googlebot")) {
      UrlEntry page =
          page("<meta name=" + crawler + " content=noimageindex>" + PICTURE + picture, body);
      assertEquals(List.of(), page.extensions(Image.class), crawler);
      assertTrue(
          problems.stream().anyMatch(it -> it.message().contains("pictures that must not be")),
          problems::toString);
    }
    UrlEntry page = page("<meta name=bingbot content=noimageindex>" + picture, body);
    assertEquals(2, page.extensions(Image.class).size());
  }

  @Test
  void aFragmentOfACanonicalUrlIsCutOffAndTold() throws IOException {
    UrlEntry page = page("<link rel=canonical href='/a.html#top'>", "");
    assertEquals(BASE + "a.html", page.loc());
    assertTrue(
        problems.stream()
            .anyMatch(
                it ->
                    it.message()
                        .equals(
                            "1 page with a fragment in their canonical url, which is cut off:"
                                + " \"a.html: #top\"")),
        problems::toString);
  }
}
