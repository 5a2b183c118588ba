package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.context;
import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonFeedReadingTest {

  private static String feed(String items) {
    return """
    {"version":"https://jsonfeed.org/version/1.1","title":"Blog","language":"de",
     "home_page_url":"https://example.com/","authors":[{"name":"Ann","avatar":"x"}],
     "items":[%s]}
    """
        .formatted(items);
  }

  @ParameterizedTest
  @CsvSource({
    "https://other.example/x/, https://other.example/x/, false",
    "https://other.example/x/, http://other.example/x, false",
    "https://example.com/x/, https://example.com/x/, true",
    "https://www.example.com/x/, https://www.example.com/x/, true",
    "https://example.com/x/, https://other.example/x/, true",
  })
  void itemsThatAreLinksToOtherSitesAreNoPages(String id, String external, boolean listed)
      throws IOException {
    Documents feed =
        read(feed("{\"id\":\"" + id + "\",\"external_url\":\"" + external + "\",\"title\":\"t\"}"));

    assertEquals(listed, feed.lines().contains(id), feed.lines());
    assertEquals(listed, !feed.codes().contains("feed.json-no-url"));
  }

  @Test
  void attachmentsBecomeVideosWithTheImageOfTheItem() throws IOException {
    Documents feed =
        read(
            feed(
                """
                {"id":"1","url":"https://example.com/1","title":"One","summary":"First","tags":["a"],
                 "image":"https://example.com/1.jpg","date_published":"2026-01-01T10:00:00Z",
                 "attachments":[
                   {"url":"https://example.com/s.mp4","mime_type":"video/mp4","title":"Film","duration_in_seconds":90},
                   {"url":"https://example.com/b.webm","mime_type":"video/webm","title":"Film"}]}
                """));

    assertEquals(
        """
        {"loc":"https://example.com/1","lastmod":"2026-01-01T10:00:00Z","video":[{"thumbnail_loc":"https://example.com/1.jpg","title":"Film","description":"First","content_loc":"https://example.com/s.mp4","duration":"90","publication_date":"2026-01-01T10:00:00Z","tag":["a"],"uploader":{"#text":"Ann"}}]}
        """,
        feed.lines());
  }

  @Test
  void theUrlsOfMediaAreCheckedAsThoseOfVideos() throws IOException {
    String item =
        """
        {"id":"1","url":"https://example.com/1","image":"https://example.com/%zz.jpg",
         "attachments":[{"url":"https://u:p@example.com/s.mp4","mime_type":"video/mp4"}]}
        """;
    Documents checked = read(feed(item), Documents.context().with(FormatChecks.ON));

    assertTrue(
        checked.codes().containsAll(List.of("url.bad-escape", "url.userinfo")),
        checked.codes()::toString);
  }

  @Test
  void facesOfAuthorsAreNoPictures() throws IOException {
    Documents feed =
        read(
            feed(
                """
                {"id":"1","url":"https://example.com/1","image":"https://example.com/jo.png",
                 "authors":[{"name":"Jo","avatar":"https://example.com/jo.png"}]}
                """));

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", feed.lines());
    assertTrue(feed.codes().contains("media.left-out"), feed.codes()::toString);
  }

  @Test
  void imagesOfContentFollowAndRelativeUrlsAreResolved() throws IOException {
    Documents feed =
        read(
            feed(
                """
                {"id":"https://example.com/2","content_html":"<img src='/c.jpg'>",
                 "banner_image":"banner.jpg","date_modified":"2026-01-02T10:00:00+01:00"},
                {"url":"/3","content_html":"<p><img src='/c.jpg'></p>"}
                """),
            context().with(FeedOptions.DEFAULTS.withContentMedia(ContentMedia.IMAGES)));

    assertEquals(
        """
        {"loc":"https://example.com/2","lastmod":"2026-01-02T10:00:00+01:00","image":[{"loc":"https://example.com/banner.jpg"},{"loc":"https://example.com/c.jpg"}]}
        {"loc":"https://example.com/3","image":[{"loc":"https://example.com/c.jpg"}]}
        """,
        feed.lines());
    assertEquals("feed.json-relative", feed.codes().get(0));
  }

  @Test
  void newsAreReadOnRequest() throws IOException {
    FeedOptions options =
        FeedOptions.DEFAULTS
            .withExtensions(Set.of("news"))
            .withNow(Instant.parse("2026-01-02T00:00:00Z"));

    assertEquals(
        """
        {"loc":"https://example.com/1","lastmod":"2026-01-01T10:00:00Z","news":[{"publication":{"name":"Blog","language":"de"},"publication_date":"2026-01-01T10:00:00Z","title":"One"}]}
        """,
        read(
                feed(
                    """
                    {"url":"https://example.com/1","title":"One","date_published":"2026-01-01T10:00:00Z"}
                    """),
                context().with(options))
            .lines());
  }

  @Test
  void anItemWithoutAUrlOrOfAnotherTypeCostsOnlyItself() throws IOException {
    Documents feed =
        read(
            feed(
                """
                {"id":"1","title":"None"}, 7,
                {"url":{"a":[1]},"title":["x"],"tags":[[1],{"b":2}],"attachments":[5,{}],"authors":[[{"name":"A"}]]},
                {"url":"https://example.com/1","date_published":"soon","author":{"name":"B"}}
                """));

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", feed.lines());
    assertTrue(
        feed.problems()
            .contains("3:11 feed.json-no-url the item \"None\" has no url; it is left out"),
        feed.problems().toString());
    assertTrue(feed.codes().containsAll(List.of("json.not-object", "date.invalid")));
  }

  @Test
  void aCutFeedGivesTheItemsBefore() throws IOException {
    String whole = feed("{\"url\":\"https://example.com/1\"},{\"url\":\"https://example.com/2\"}");

    Documents feed = read(whole.substring(0, whole.indexOf("com/2")));

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", feed.lines());
    assertNotNull(feed.end());
    assertEquals("doc.truncated", feed.end().code());
  }

  @Test
  void theHeadIsThatOfTheDocument() throws IOException {
    byte[] bytes = feed("").getBytes(StandardCharsets.UTF_8);
    Source source = Source.of(new ByteArrayInputStream(bytes), "feed.json");
    try (var in = new JsonFormat().reader(source, context())) {
      assertEquals(
          DocumentInfo.of(DocumentInfo.Kind.FEED)
              .withTitle("Blog")
              .withLanguage("de")
              .withLink("https://example.com/"),
          in.document());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{'version':'https://jsonfeed.org/version/1.1','title':'A'}; 0:0",
        "{'version':'https://jsonfeed.org/version/1.1','items':'nope'}; 1:55",
        "{'version':'https://jsonfeed.org/version/1.1','items':{'url':'https://example.com/1'}};"
            + " 1:55",
        "{'version':'https://jsonfeed.org/version/1.1','items':null}; 0:0"
      })
  void aFeedWithoutAnArrayOfItemsIsRefused(String text, String place) throws IOException {
    Problem end = read(text.replace('\'', '"')).end();

    assertNotNull(end);
    assertEquals("json.items", end.code());
    assertEquals("a JSON Feed must have an array \"items\"", end.message());
    assertEquals(place, end.location().line() + ":" + end.location().column());
  }

  @Test
  void furtherItemsAreNotLeftOutSilently() throws IOException {
    String whole = feed("{\"url\":\"https://example.com/1\"}");

    Documents feed =
        read(whole.replace("]}\n", "],\"items\":[{\"url\":\"https://example.com/2\"}]}"));

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", feed.lines());
    assertEquals(
        "3:52 json.duplicate-key the key \"items\" occurs more than once in an object; only the"
            + " items of its first value are read",
        feed.problems().get(0));
  }

  @Test
  void aFeedWithoutEntriesIsRead() throws IOException {
    Documents feed = read(feed(""));

    assertEquals("", feed.lines());
    assertNull(feed.end());
  }

  @Test
  void aPictureAndAVideoOfOneTitleAreTwo() throws IOException {
    Documents feed =
        read(
            feed(
                """
                {"id":"1","url":"https://example.com/1","summary":"First","attachments":[
                  {"url":"https://example.com/s.mp4","mime_type":"video/mp4","title":"Hut"},
                  {"url":"https://example.com/s.jpg","mime_type":"image/jpeg","title":"Hut"},
                  {"url":"https://example.com/s.m3u8","mime_type":"application/x-mpegURL","title":"Hut"}]}
                """));

    assertEquals(
        """
        {"loc":"https://example.com/1","image":[{"loc":"https://example.com/s.jpg","title":"Hut"}],"video":[{"title":"Hut","description":"First","content_loc":"https://example.com/s.mp4","uploader":{"#text":"Ann"}}]}
        """,
        feed.lines());
  }
}
