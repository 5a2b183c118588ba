package io.github.sitemaptoolkit.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VideoPlayerTest {

  private static String player(String address) {
    return VideoPlayer.of(address).map(it -> it.host() + ' ' + it.id() + ' ' + it.url()).orElse("");
  }

  @ParameterizedTest
  @CsvSource({
    "https://youtu.be/dQw4w9WgXcQ, https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?t=4, https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ, https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=4,"
        + " https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ, https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ, https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://vimeo.com/76979871, https://player.vimeo.com/video/76979871",
    "https://vimeo.com/76979871/8272103f6e, https://player.vimeo.com/video/76979871?h=8272103f6e",
    "https://www.dailymotion.com/video/x8abcd, https://www.dailymotion.com/embed/video/x8abcd",
    "https://dai.ly/x8abcd, https://www.dailymotion.com/embed/video/x8abcd",
    "https://www.facebook.com/watch/?v=10153231,"
        + " https://www.facebook.com/plugins/video.php?href="
        + "https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D10153231",
    "https://www.tiktok.com/@farm.tv/video/7106594312292453675,"
        + " https://www.tiktok.com/player/v1/7106594312292453675",
    "https://farm.wistia.com/medias/0a1b2c3d4e, https://fast.wistia.net/embed/iframe/0a1b2c3d4e",
  })
  void thePageOfAHostStandsForItsPlayer(String page, String player) {
    assertEquals(player, VideoPlayer.of(page).map(VideoPlayer::url).orElse(""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0",
        "https://player.vimeo.com/video/76979871?h=8272103f6e",
        "https://www.dailymotion.com/embed/video/x8abcd",
        "https://www.tiktok.com/embed/v2/7106594312292453675",
        "https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Ffarm"
            + "%2Fvideos%2F10153231%2F&show_text=0",
        "https://fast.wistia.net/embed/iframe/0a1b2c3d4e",
      })
  void aPlayerStaysAsItIsWritten(String player) {
    assertEquals(player, VideoPlayer.of(player).map(VideoPlayer::url).orElse(""));
  }

  @Test
  void pageAndPlayerAreOneVideo() {
    assertEquals(
        "facebook 10153231",
        player(
                "https://www.facebook.com/plugins/video.php?href="
                    + "https%3A%2F%2Fwww.facebook.com%2Ffarm%2Fvideos%2F10153231%2F")
            .substring(0, 17));
    assertEquals(
        "facebook 10153231",
        player("https://www.facebook.com/farm/videos/10153231/").substring(0, 17));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://www.youtube.com/",
        "https://www.youtube.com/@farm",
        "https://www.youtube.com/playlist?list=PL0",
        "https://www.youtube.com/embed/videoseries?list=PL0",
        "https://youtu.be/",
        "https://vimeo.com/",
        "https://vimeo.com/farm",
        "https://vimeo.com/blog/post/1",
        "https://player.vimeo.com/external/12345.hd.mp4?s=00aa",
        "https://i.vimeocdn.com/video/12345-00aa-d_960",
        "https://www.dailymotion.com/thumbnail/video/x8abcd",
        "https://www.facebook.com/farm/photos/10153231",
        "https://www.facebook.com/plugins/like.php?href=https%3A%2F%2Fexample.com",
        "https://www.facebook.com/tr?id=1&ev=PageView&noscript=1",
        "https://www.tiktok.com/@farm",
        "https://farm.wistia.com/",
        "https://embed-ssl.wistia.com/deliveries/0a1b2c.jpg",
      })
  void otherAddressesOfThoseHostsAreNone(String address) {
    assertEquals("", player(address));
  }

  @Test
  void aHostOfPlayersIsKnownWhateverIsThere() {
    assertTrue(VideoPlayer.isHost("https://www.youtube.com/about"));
    assertTrue(VideoPlayer.isHost("//player.vimeo.com/"));
    assertFalse(VideoPlayer.isHost("https://notvimeo.com/76979871"));
    assertFalse(VideoPlayer.isHost("/watch?v=dQw4w9WgXcQ"));
  }
}
