package io.github.sitemaptoolkit.converters.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonFeedWritingTest {

  private static final String SITEMAP =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
          xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
        <url>
          <loc>https://example.com/1</loc><lastmod>2026-01-02</lastmod><priority>0.5</priority>
          <video:video>
            <video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc>
            <video:title>Film</video:title><video:description>About</video:description>
            <video:content_loc>https://example.com/v.mp4</video:content_loc>
            <video:duration>90</video:duration><video:tag>a</video:tag><video:rating>4.5</video:rating>
          </video:video>
        </url>
        <url>
          <loc>https://example.com/2</loc>
          <image:image><image:loc>https://example.com/2.jpg</image:loc></image:image>
        </url>
        <url>
          <loc>https://example.com/3</loc>
          <image:image><image:loc>https://example.com/3.jpg</image:loc></image:image>
          <image:image><image:loc>https://example.com/4.webp</image:loc></image:image>
        </url>
      </urlset>
      """;

  private final List<Problem> problems = new ArrayList<>();

  private String written(SitemapFormat from, String text) throws IOException {
    var format = new JsonFeedFormat();
    Context context =
        format.contextForReading(Documents.context().withProblems(new Problems(problems::add)));
    var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    var written = new ByteArrayOutputStream();
    try (EntryReader<UrlEntry> in = from.reader(Source.of(bytes, "in"), context);
        Sink sink = Sink.of(written, "out.json", false);
        EntryWriter<UrlEntry> out = format.writer(sink, in.document(), context)) {
      for (UrlEntry entry : in) {
        out.write(entry);
      }
      out.finish();
    }
    return written.toString(StandardCharsets.UTF_8);
  }

  @Test
  void videosAndPicturesAreAttachments() throws IOException {
    String feed = written(new SitemapXmlFormat(), SITEMAP);

    assertTrue(
        feed.startsWith(
            """
            {
              "version" : "https://jsonfeed.org/version/1.1",
              "title" : "example.com",
              "home_page_url" : "https://example.com/",
              "items" : [
                {
                  "id" : "https://example.com/1",
                  "url" : "https://example.com/1",
                  "title" : "Film",
                  "summary" : "About",
                  "content_text" : "About",
                  "image" : "https://example.com/t.jpg",
                  "date_modified" : "2026-01-02T00:00:00Z",
            """),
        feed);
    assertTrue(feed.contains("\"mime_type\" : \"video/mp4\""), feed);
    assertTrue(feed.contains("\"duration_in_seconds\" : 90"), feed);
    assertTrue(feed.endsWith("}\n"), feed);
  }

  @ParameterizedTest
  @CsvSource({
    "v.MKV?a=b.png, video/x-matroska",
    "v.mpeg, video/mpeg",
    "v.m3u8#t=1, application/vnd.apple.mpegurl",
    "v, video/mp4",
    "watch.html, video/mp4",
    "v.png, video/mp4",
  })
  void aFileHasTheTypeOfItsEndingUnlessThatIsOfAnotherKind(String name, String type)
      throws IOException {
    String feed = written(new SitemapXmlFormat(), SITEMAP.replace("v.mp4", name));

    assertTrue(feed.contains("\"mime_type\" : \"" + type + '"'), feed);
    assertTrue(
        Documents.read(feed)
            .lines()
            .contains("\"content_loc\":\"https://example.com/" + name.replace("#t=1", "")),
        feed);
  }

  @Test
  void videosAndPicturesAreReadBack() throws IOException {
    String feed = written(new SitemapXmlFormat(), SITEMAP);

    assertEquals(
        """
        {"loc":"https://example.com/1","lastmod":"2026-01-02T00:00:00Z","video":[{"thumbnail_loc":"https://example.com/t.jpg","title":"Film","description":"About","content_loc":"https://example.com/v.mp4","duration":"90","tag":["a"]}]}
        {"loc":"https://example.com/2","image":[{"loc":"https://example.com/2.jpg"}]}
        {"loc":"https://example.com/3","image":[{"loc":"https://example.com/3.jpg"},{"loc":"https://example.com/4.webp"}]}
        """,
        Documents.read(feed).lines());
  }

  @Test
  void dataWithoutAPlaceIsReportedAsLost() throws IOException {
    written(new SitemapXmlFormat(), SITEMAP);

    String lost =
        problems.stream()
            .filter(problem -> problem.code().equals("convert.lost-field"))
            .map(Problem::message)
            .toList()
            .toString();
    assertTrue(lost.contains("jsonfeed: dropped 1 priority"), lost);
    assertTrue(lost.contains("media:starRating"), lost);
    assertFalse(lost.contains("media:keywords"), lost);
  }

  @Test
  void titlesAuthorsAndTagsOfAFeedStay() throws IOException {
    String feed =
        written(
            new RssFormat(),
            """
            <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
              <title>Blog</title><link>https://example.com/</link><language>de</language>
              <item><title>One</title><link>https://example.com/1</link><category>a</category>
                <dc:creator>Ann</dc:creator><description>First</description>
                <pubDate>Mon, 05 Jan 2026 10:00:00 GMT</pubDate></item>
            </channel></rss>
            """);

    for (String member :
        List.of(
            "\"title\" : \"Blog\"",
            "\"language\" : \"de\"",
            "\"title\" : \"One\"",
            "\"summary\" : \"First\"",
            "\"name\" : \"Ann\"",
            "\"date_published\" : \"2026-01-05T10:00:00Z\"")) {
      assertTrue(feed.contains(member), feed);
    }
  }

  @Test
  void titlesAreNotInvented() throws IOException {
    String feed =
        written(
            new SitemapXmlFormat(),
            """
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
              <url><loc>https://example.com/blog/all-huts</loc></url>
            </urlset>
            """);

    assertTrue(
        feed.contains(
            """
                {
                  "id" : "https://example.com/blog/all-huts",
                  "url" : "https://example.com/blog/all-huts",
                  "content_text" : ""
                }
            """),
        feed);
    Documents back = Documents.read(feed);
    assertEquals("{\"loc\":\"https://example.com/blog/all-huts\"}\n", back.lines());
    assertFalse(back.problems().toString().contains("content_text"), back.problems().toString());
  }
}
