package io.github.sitemaptoolkit.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.feed.Rendition.Medium;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RenditionTest {

  private static Rendition with(String url, String type, String medium) {
    return new Rendition(url, type, medium, false, null, null, null, null, null);
  }

  @ParameterizedTest
  @CsvSource({
    "image, IMAGE",
    "' Video ', VIDEO",
    "AUDIO, AUDIO",
    "document, OTHER",
    "executable, OTHER",
  })
  void theMediumCountsMoreThanTheType(String medium, Medium kind) {
    assertEquals(kind, with("https://example.com/a", "audio/mpeg", medium).kind());
    assertEquals(kind, with("https://example.com/a.jpg", "audio/mpeg", medium).kind());
  }

  @Test
  void theTypeAndTheNameCountMoreThanTheMedium() {
    var film = with("https://example.com/a.mp4", "video/mp4", "image");
    assertEquals(Medium.VIDEO, film.kind());
    assertTrue(film.isContradictory());
    assertEquals(Medium.IMAGE, with("https://e.com/a.jpg", "image/jpeg", "video").kind());
    assertFalse(with("https://e.com/a.jpg", "video/mp4", "video").isContradictory());
    assertFalse(with("https://e.com/a", "video/mp4", "image").isContradictory());
    assertEquals(Medium.OTHER, with("https://e.com/a.mp4", "video/mp4", "document").kind());
  }

  @Test
  void aPageThatPlaysAVideoIsAPlayer() {
    assertTrue(with("https://e.com/embed/b", "text/html", "video").isPlayer());
    assertTrue(with("https://player.vimeo.com/video/1", null, "video").isPlayer());
    assertFalse(with("https://e.com/b.mp4", "text/html", "video").isPlayer()); // so servers say
    assertFalse(with("https://e.com/b", null, "video").isPlayer());
    assertFalse(with("https://e.com/b", "text/html", null).isPlayer());
  }

  @ParameterizedTest
  @CsvSource({
    "image/jpeg, IMAGE",
    "' AUDIO/mpeg ', AUDIO",
    "video/mp4, VIDEO",
    "application/x-mpegURL, VIDEO",
    "application/vnd.apple.mpegurl, VIDEO",
    "application/dash+xml, VIDEO",
    "application/x-shockwave-flash, VIDEO",
    "application/pdf, OTHER",
  })
  void theTypeCountsMoreThanTheName(String type, Medium kind) {
    assertEquals(kind, with("https://example.com/a.mov", type, null).kind());
    assertEquals(kind, with("https://example.com/a.mov", type, " ").kind());
    assertEquals(kind, with(null, type, null).kind());
  }

  @ParameterizedTest
  @CsvSource({
    "application/octet-stream",
    "binary/octet-stream; x=y",
    "jpeg",
    "text/plain",
    "*/*",
    "''",
  })
  void typesThatServersGiveToAnyFileSayNothing(String type) {
    assertEquals(Medium.VIDEO, with("https://example.com/a.mp4", type, null).kind());
    assertEquals(Medium.OTHER, with("https://example.com/a", type, null).kind());
    assertEquals(Medium.OTHER, with(null, type, null).kind());
  }

  @Test
  void aTextWithTheNameOfAPictureIsAPageAboutIt() {
    String url = "https://example.com/File:a.jpg";
    assertEquals(Medium.OTHER, with(url, "text/html", null).kind());
    assertEquals(Medium.OTHER, with(url, " Text/plain; charset=utf-8", null).kind());
    assertEquals(Medium.IMAGE, with(url, "application/octet-stream", null).kind());
    assertEquals(Medium.VIDEO, with("https://example.com/a.mp4", "text/plain", null).kind());
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.com/a.JPG, IMAGE",
    "https://example.com/a.webp?w=1.5#x.mp3, IMAGE",
    "https://example.com/a.mp3#t=1, AUDIO",
    "https://example.com/a.m3u8, VIDEO",
    "https://example.com/a.mkv, VIDEO",
    "https://example.com/a.ico, IMAGE",
    "https://example.mov, OTHER",
    "https://example.com/a.tar.flac, AUDIO",
    "https://example.com/v.mp4/about, OTHER",
    "https://example.com/a?file=b.mp4, OTHER",
    "https://example.com/#b.mp4?c.mp4, OTHER",
    "https://example.com/mp4, OTHER",
    "https://example.com/a.exe, OTHER",
    "a.png, IMAGE",
    "png, OTHER",
    "'', OTHER",
  })
  void elseTheEndOfTheNameCounts(String url, Medium kind) {
    assertEquals(kind, Rendition.of(url, null).kind());
  }

  @Test
  void anImageIsMarkedAsOne() {
    assertEquals(Medium.IMAGE, Rendition.image("https://example.com/picture").kind());
    assertEquals("image/png", Rendition.of("https://example.com/a", "image/png").type());
  }

  @Test
  void aFlashFileIsAPlayer() {
    assertTrue(Rendition.of("a", " Application/X-Shockwave-Flash ").isPlayer());
    assertFalse(Rendition.of("a", "video/mp4").isPlayer());
    assertTrue(Rendition.of("https://e.com/a.swf?id=1", null).isFlash());
    assertTrue(Rendition.of("https://www.youtube.com/v/a1b2c3d4e5f?v=3", null).isFlash());
    assertFalse(Rendition.of("https://www.youtube.com/embed/a1b2c3d4e5f", null).isFlash());
  }

  @Test
  void pixelsNeedBothSides() {
    assertEquals(640.0 * 360, Rendition.pixels(" 640", "360 "));
    assertEquals(0, Rendition.pixels("640", null));
    assertEquals(0, Rendition.pixels(null, "360"));
    assertEquals(0, Rendition.pixels("640", "high"));
    assertEquals(0, Rendition.pixels("-640", "-360"));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "007, 7",
    "999999999, 999999999",
    "1000000000, 1000000000",
    "99999999999999999999, 1e20",
    "640., 640",
    "6.4e2, 640",
    "+640, 640",
    "640px, 0",
    "\u0661, 0",
    "'', 0",
  })
  void aWidthIsAnyNumber(String width, double pixels) {
    assertEquals(pixels, Rendition.pixels(width, "1"));
  }

  @Test
  void theBuilderSetsEachPart() {
    var all = new Rendition("url", "type", "medium", true, "1", "2", "3", "4", "full");
    Rendition built =
        Rendition.builder()
            .url("url")
            .type("type")
            .medium("medium")
            .isDefault(true)
            .duration("1")
            .bitrate("2")
            .width("3")
            .height("4")
            .expression("full")
            .build();
    assertEquals(all, built);
    assertEquals(all, built.toBuilder().build());
    assertEquals(Rendition.of("url", null), Rendition.builder().url("url").build());
  }
}
