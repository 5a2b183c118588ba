package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.url.UrlEnding.Kind;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlEndingTest {

  @ParameterizedTest
  @CsvSource({
    "https://example.com/a.JPG, jpg",
    "https://example.com/a.tar.gz?x=1.5#b.mp3, gz",
    "https://example.com/a.jpg#t/b.png, jpg",
    "https://example.com/a.jpg?u=https://example.com/b, jpg",
    "https://example.com/a?file=b.mp4, ''",
    "a.jpg?.png, jpg",
    "a.jpg?/b, jpg",
    "https://example.com/v.mp4/about, ''",
    "https://example.com/v.mp4/, ''",
    "https://example.com, ''",
    "https://example.mov?a, ''",
    "rtmp://example.mov, ''",
    "//example.mov, ''",
    "//example.com/a.mov, mov",
    "s3://bucket/a.mov, mov",
    "/a//b.mov, mov",
    "../a, ''",
    "a.b/c, ''",
    "a.mov, mov",
    ".htaccess, htaccess",
    "a.M\u212aV, mkv",
    "a.h\u0130f, hi\u0307f",
    "a.abcdefghi, abcdefghi",
    "a., ''",
    "'', ''",
  })
  void onlyTheLastSegmentOfThePathCounts(String url, String ending) {
    assertEquals(ending, UrlEnding.of(url));
  }

  @Test
  void aKnownEndingIsNotCopied() {
    assertSame(UrlEnding.of("https://example.com/a.jpg"), UrlEnding.of("b.JpG?c"));
    assertSame(UrlEnding.of("a.html"), UrlEnding.of("b.HTML#c"));
  }

  @ParameterizedTest
  @CsvSource({
    "PICTURE, jpg jpeg png gif webp avif svg bmp ico",
    "SOUND, mp3 m4a aac ogg oga opus wav flac",
    "FILM, mp4 m4v mov webm mpg mpeg mpe m2v vob ogv avi divx wmv asf flv mkv 3gp 3g2 qvt rm ram",
    "FILM, m3u8 m3u mpd",
    "PAGE, html htm xhtml shtml shtm mhtml php php3 php4 php5 phtml asp aspx jsp jspx jsf do cgi",
    "PAGE, action cfm",
    "OTHER, xml rss atom json pdf zip gz txt csv css js md doc docx xls xlsx ppt pptx ashx pl py rb",
    "OTHER, swf xap",
    "UNKNOWN, com exe JPG .jpg -",
  })
  void anEndingIsOfOneKind(Kind kind, String endings) {
    for (String ending : endings.split(" ")) {
      assertEquals(kind, UrlEnding.kind(ending), ending);
    }
    assertEquals(Kind.UNKNOWN, UrlEnding.kind(""));
  }

  @ParameterizedTest
  @CsvSource({
    "jpg, image/jpeg",
    "svg, image/svg+xml",
    "opus, audio/ogg",
    "mpeg, video/mpeg",
    "mov, video/quicktime",
    "m3u8, application/vnd.apple.mpegurl",
    "xml, application/xml",
    "gz, application/gzip",
    "json, application/json",
  })
  void theTypeOfAFileFollowsFromItsEnding(String ending, String type) {
    assertEquals(type, UrlEnding.mediaType(ending));
  }

  @ParameterizedTest
  @ValueSource(strings = {"php", "swf", "exe", ""})
  void whatProgramsMakeHasNoTypeOfItsOwn(String ending) {
    assertNull(UrlEnding.mediaType(ending));
  }

  /** Otherwise a file that is written with its type would be something else when it is read. */
  @Test
  void aTypeDoesNotContradictTheEnding() {
    String endings =
        "jpg png gif webp avif svg bmp ico mp3 m4a aac ogg oga opus wav flac mp4 m4v mov webm mpg"
            + " m2v vob ogv avi divx wmv asf flv mkv 3gp 3g2 qvt rm ram m3u8 m3u mpd html xml"
            + " json pdf gz";
    for (String ending : endings.split(" ")) {
      String url = "https://example.com/a." + ending;
      String type = UrlEnding.mediaType(ending);
      assertEquals(Rendition.of(url, null).kind(), Rendition.of(url, type).kind(), ending);
    }
  }

  @Test
  void kindsOfBeginningsAreThoseOfUrls() {
    Random random = new Random(1);
    String[] parts = {"https://b", "a", ".", "jpg", "/", "?", "#", ".html", ".MP4", "shtml", ","};
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder("https://a");
      for (int n = random.nextInt(9); n >= 0; n--) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      String url = text.toString();
      int path = UrlParts.path(url);
      for (int end = path; end <= UrlParts.pathEnd(url); end++) {
        assertEquals(
            UrlEnding.kind(UrlEnding.of(url.substring(0, end))),
            UrlEnding.kindBefore(url, path, end),
            url + " before " + end);
      }
    }
  }
}
