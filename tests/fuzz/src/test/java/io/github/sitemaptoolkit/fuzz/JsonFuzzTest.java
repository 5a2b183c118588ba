package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;

/** JSON documents, and JSON Feed. */
class JsonFuzzTest {

  private static final SitemapFormat JSON = Promises.format("json");
  private static final SitemapFormat FEED = Promises.format("jsonfeed");

  static List<byte[]> documents() {
    return List.of(
        """
        {"data":{"items":[{"url":"https://example.com/1","image":{"url":"https://example.com/a.jpg"},
        "tags":["a",["b"]],"x":NaN},{"link":"https://example.com/2","updatedAt":"2024-02-29"}]},"n":1}
        """
            .getBytes(UTF_8),
        """
        [{"loc":"https://example.com/1","image":[{"loc":"https://example.com/a.jpg"}]}]
        """
            .getBytes(UTF_8));
  }

  static List<byte[]> feeds() {
    return List.of(
        """
        {"version":"https://jsonfeed.org/version/1.1","title":"T","home_page_url":"https://example.com/",
        "authors":[{"name":"A"}],"items":[{"id":"1","url":"/1","image":"i.jpg","tags":["a"],
        "date_published":"2024-02-29T00:00:00Z","attachments":[{"url":"v.mp4","mime_type":"video/mp4",
        "title":"F","duration_in_seconds":1.5}]}]}
        """
            .getBytes(UTF_8));
  }

  @MethodSource("documents")
  @DictionaryEntries({
    "\"url\":",
    "\"loc\":",
    "\"link\":",
    "\"items\":[{",
    "\"image\":{",
    "null",
    "NaN",
    "1e999",
    "[[[["
  })
  @FuzzTest(maxDuration = "")
  void readsAnything(byte[] document) {
    Promises.hold(JSON, document);
  }

  @MethodSource("feeds")
  @DictionaryEntries({
    "\"url\":",
    "\"id\":",
    "\"items\":[{",
    "\"authors\":[",
    "\"attachments\":[{",
    "null",
    "[[[["
  })
  @FuzzTest(maxDuration = "")
  void readsAnyFeed(byte[] document) {
    Promises.hold(FEED, document);
  }
}
