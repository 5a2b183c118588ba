package io.github.sitemaptoolkit.ext.video;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VideoChecksTest {

  /** Returns the messages about a video with a file. */
  private static List<String> findings(String content) {
    List<String> found = new ArrayList<>();
    Findings findings =
        new Findings() {
          @Override
          public Instant now() {
            return Instant.EPOCH;
          }

          @Override
          public void report(
              Code code, int value, @Nullable String path, Supplier<String> message) {
            found.add(code.id() + ": " + message.get());
          }
        };
    Video video = Video.builder().contentLoc(content).build();
    new VideoChecks().check(List.of(video), UrlEntry.of("https://e.com/"), findings);
    return found;
  }

  /** The formats of Google's page on video best practices, and names that do not tell. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "3g2",
        "3gp",
        "asf",
        "avi",
        "divx",
        "m2v",
        "m3u",
        "m3u8",
        "m4v",
        "mkv",
        "mov",
        "mp4",
        "mpe",
        "mpeg",
        "mpg",
        "ogv",
        "qvt",
        "ram",
        "rm",
        "vob",
        "webm",
        "wmv",
        "xap",
        "MP4?a=b.html"
      })
  void googleIndexesTheseFormats(String ending) {
    assertEquals(List.of(), findings("https://e.com/film." + ending));
  }

  @ParameterizedTest
  @ValueSource(strings = {"flv", "mpd", "mp3", "jpg", "zip", "ashx", "xyz"})
  void googleDoesNotIndexOtherFormats(String ending) {
    String url = "https://e.com/film." + ending;
    assertEquals(
        List.of(
            "video.content-format: video:content_loc \""
                + url
                + "\" has the unknown ending "
                + ending),
        findings(url));
  }

  @ParameterizedTest
  @ValueSource(strings = {"html", "htm", "php", "asp", "aspx", "swf", "xhtml", "jsp", "do", "cgi"})
  void pagesAreNotFilms(String ending) {
    String url = "https://e.com/film." + ending;
    assertEquals(
        List.of(
            "video.content-is-page: video:content_loc \""
                + url
                + "\" looks like a page, not a video"),
        findings(url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://www.youtube.com/watch?v=abc",
        "https://youtu.be/abc",
        "https://m.youtube.com/watch?v=abc",
        "https://www.youtube.com/embed/abc",
        "https://vimeo.com/76979871",
        "https://player.vimeo.com/video/76979871",
        "https://www.dailymotion.com/video/x8abcd",
        "https://www.facebook.com/watch/?v=10153231",
        "https://www.tiktok.com/@farm/video/7106594312292453675",
        "https://farm.wistia.com/medias/0a1b2c3d4e"
      })
  void pagesOfYoutubeAreNotFilms(String url) {
    assertEquals(
        List.of(
            "video.content-is-page: video:content_loc \""
                + url
                + "\" looks like a page, not a video"),
        findings(url));
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://e.com/film", "https://e.com", "rtmp://e.com", "www.e.com"})
  void namesWithoutAnEndingTellNothing(String url) {
    assertEquals(List.of(), findings(url));
  }
}
