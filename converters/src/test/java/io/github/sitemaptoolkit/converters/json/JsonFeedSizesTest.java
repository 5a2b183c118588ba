package io.github.sitemaptoolkit.converters.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.ext.video.VideoExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Attachments of one film in several sizes. */
class JsonFeedSizesTest {

  private static List<Video> videos(String... attachments) {
    String document =
        "{'version': 'https://jsonfeed.org/version/1.1', 'items': [{'id': '1', 'url':"
            + " 'https://e.com/a', 'title': 'Film', 'summary': 'Text', 'image':"
            + " 'https://e.com/a.jpg', 'attachments': ["
            + String.join(", ", attachments)
            + "]}]}";
    return Feeds.read(
            new JsonFormat(), document.replace('\'', '"'), Extensions.of(new VideoExtension()))
        .only()
        .extensions(Video.class);
  }

  private static String file(String name, String title, String more) {
    return "{'url': 'https://e.com/%s.mp4', 'mime_type': 'video/mp4', 'title': '%s'%s}"
        .formatted(name, title, more);
  }

  @Test
  void filesThatAreTitledWithSizesAreOneFilm() {
    Video video =
        videos(
                file("a", "480p", ", 'duration_in_seconds': 90"),
                file("b", "1080p", ""),
                file("c", "1280x720", ", 'duration_in_seconds': 90"))
            .get(0);
    assertEquals("https://e.com/b.mp4", video.contentLoc());
    assertEquals("Film", video.title());
    assertEquals("Text", video.description());
    assertEquals("https://e.com/a.jpg", video.thumbnailLoc());
    assertEquals("90", video.duration());
    assertEquals(1, videos(file("a", "HD", ""), file("b", "SD", "")).size());
  }

  @Test
  void filesOfOtherLengthsOrTitlesAreOtherFilms() {
    List<Video> videos =
        videos(
            file("a", "480p", ", 'duration_in_seconds': 90"),
            file("b", "1080p", ", 'duration_in_seconds': 60"));
    assertEquals(List.of("480p", "1080p"), videos.stream().map(Video::title).toList());
    videos = videos(file("a", "Day one", ""), file("b", "Day two", ""));
    assertEquals(2, videos.size());
    assertNull(videos.get(0).description());
  }
}
