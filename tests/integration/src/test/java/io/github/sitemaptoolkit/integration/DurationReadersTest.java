package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.HtmlFormat;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same playing time is the same number of seconds, wherever it was written. */
class DurationReadersTest {

  private static final Map<String, String> DOCUMENTS = new LinkedHashMap<>();

  static {
    DOCUMENTS.put(
        "media.rss",
        """
        <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><item>
        <link>https://example.com/1</link><title>A</title><media:content duration="%s"
        url="https://example.com/1.mp4" type="video/mp4"/></item></channel></rss>
        """);
    DOCUMENTS.put(
        "podcast.rss",
        """
        <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><item>
        <link>https://example.com/1</link><title>A</title><itunes:duration>%s</itunes:duration>
        <enclosure url="https://example.com/1.mp4" type="video/mp4" length="1"/></item></channel></rss>
        """);
    DOCUMENTS.put(
        "table.csv",
        """
        loc,video_title,video_content_loc,duration
        https://example.com/1,A,https://example.com/1.mp4,"%s"
        """);
    DOCUMENTS.put(
        "items.json",
        """
        [{"url": "https://example.com/1", "video_title": "A",
          "video_content_loc": "https://example.com/1.mp4", "duration": "%s"}]
        """);
    DOCUMENTS.put(
        "page.html",
        """
        <html><head><title>A</title>
        <script type="application/ld+json">{"@type": "VideoObject", "name": "A", "description": "B",
        "thumbnailUrl": "https://example.com/1.jpg",
        "contentUrl": "https://example.com/1.mp4", "duration": "%s"}</script></head><body></body></html>
        """);
  }

  @TempDir private Path folder;

  private String read(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), DOCUMENTS.get(name).formatted(text));
    boolean page = name.endsWith(".html");
    try (var reader =
        page
            ? new HtmlFormat().reader(Source.ofDirectory(folder), context())
            : Sitemaps.read(file, context())) {
      UrlEntry entry = reader.read();
      return String.valueOf(entry.extension(Video.class).orElseThrow().duration());
    } finally {
      Files.delete(file);
    }
  }

  private static Context context() {
    return Context.load()
        .withProblems(new Problems())
        .withBase("https://example.com/")
        .with(CsvInputOptions.DEFAULTS.withColumns(Map.of("duration", "video.duration")));
  }

  @ParameterizedTest
  @CsvSource({
    "90, 90",
    "90.5, 91",
    "1:30, 90",
    "01:02:03, 3723",
    "01:02:03.480, 3723",
    "PT1M30S, 90",
    "PT1M30.5S, 91",
    "P0Y0M0DT0H1M30S, 90",
    "P1D, 86400",
    "5m 30s, 330",
    "1h05, 3900",
    "5 min, 300",
    "1:75, null",
    "T1M30S, null",
    "1h 2x, null",
    "-5, null",
    "P, null",
  })
  void allReadersAgree(String text, String seconds) throws IOException {
    for (String name : DOCUMENTS.keySet()) {
      assertEquals(seconds, read(name, text), name);
    }
  }
}
