package io.github.sitemaptoolkit.ext.video;

import static io.github.sitemaptoolkit.ext.video.TestItem.FILE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which videos an item has, and which of their files and players are taken. */
class VideoChoiceTest {

  private static final String PLAYER = "https://example.com/player";
  private static final String FLASH = "https://example.com/player.swf";

  private final RecordingFeedContext context = new RecordingFeedContext();
  private final TestItem item = new TestItem();

  private List<Video> videos(FeedMedia... media) {
    return new VideoExtension().descriptor().feed().fromFeed(item.with(media), context);
  }

  @Test
  void fileBecomesTheContent() {
    Video video = item.video(context);
    assertEquals(FILE, video.contentLoc());
    assertNull(video.playerLoc());
    assertEquals(List.of(), context.lost());
    assertEquals(List.of(), context.problems());
  }

  @Test
  void playerStandsBesideTheFile() {
    item.player = PLAYER;
    Video video = item.video(context);
    assertEquals(FILE, video.contentLoc());
    assertEquals(PlayerLoc.of(PLAYER), video.playerLoc());
  }

  @Test
  void groupGivesOneVideoOfItsBestRendition() {
    String big = "https://example.com/big.mp4";
    item.renditions =
        List.of(
            TestItem.file("https://example.com/small.mp4", "59", null, null),
            TestItem.file(big, "60", "1920", "1080"));
    Video video = item.video(context);
    assertEquals(big, video.contentLoc());
    assertEquals("60", video.duration());
    assertEquals(
        List.of("media:content", "media:content@width", "media:content@height"), context.lost());
  }

  @Test
  void flashBecomesThePlayer() {
    item.renditions = List.of(TestItem.flash(FLASH, false));
    Video video = item.video(context);
    assertNull(video.contentLoc());
    assertEquals(PlayerLoc.of(FLASH), video.playerLoc());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void blankCategoryIsNoSecondOne() {
    item.categories = List.of("Sport", " ", "Sport");
    assertEquals("Sport", item.video(context).category());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void flashGivesWayToAPlayer() {
    item.renditions = List.of(TestItem.flash(FLASH, false));
    item.player = PLAYER;
    Video video = item.video(context);
    assertNull(video.contentLoc());
    assertEquals(PlayerLoc.of(PLAYER), video.playerLoc());
    assertEquals(List.of("media:content"), context.lost());
  }

  @Test
  void fileIsTakenEvenWhereFlashIsTheDefault() {
    item.renditions = List.of(TestItem.flash(FLASH, true), Rendition.of(FILE, "video/mp4"));
    Video video = item.video(context);
    assertEquals(FILE, video.contentLoc());
    assertEquals(PlayerLoc.of(FLASH), video.playerLoc());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void contentWithoutUrlGivesThePlayersDuration() {
    item.renditions = List.of(TestItem.withoutUrl("610"));
    item.player = PLAYER;
    Video video = item.video(context);
    assertNull(video.contentLoc());
    assertEquals(PlayerLoc.of(PLAYER), video.playerLoc());
    assertEquals("610", video.duration());
  }

  @Test
  void theDurationIsThatOfAnyRendition() {
    item.renditions =
        List.of(
            TestItem.file("https://e.com/720.mp4", null, null, "720"),
            TestItem.file("https://e.com/s.mp4", "9", null, "90").toBuilder()
                .expression("sample")
                .build(),
            TestItem.file("https://e.com/360.mp4", "61", null, "360"));
    assertEquals("https://e.com/720.mp4", item.video(context).contentLoc());
    assertEquals("61", item.video(context).duration());
  }

  @Test
  void aPlayerThatIsThePageIsNotWritten() {
    item.player = "https://example.com/page";
    assertNull(item.video(context).playerLoc());
    assertEquals(
        List.of(
            "error: video.loc-same: the url of the player is that of its page; give the file or a"
                + " player of its own; it is left out"),
        context.problems());
    item.renditions = List.of();
    assertEquals(List.of(), item.videos(context));
    assertEquals(List.of(), context.lost());
  }

  @Test
  void contentWithoutUrlAndPlayerIsNoVideo() {
    item.renditions = List.of(TestItem.withoutUrl("610"));
    assertEquals(List.of(), item.videos(context));
    assertEquals(List.of("media:content without url or player"), context.lost());
  }

  @Test
  void soundAndPicturesAreNoVideos() {
    item.renditions = List.of(Rendition.of("https://example.com/a.mp3", "audio/mpeg"));
    assertEquals(List.of(), item.videos(context));
    item.renditions = List.of(Rendition.of("https://example.com/a.jpg", "image/jpeg"));
    assertEquals(List.of(), item.videos(context));
  }

  @Test
  void itemWithoutMediaHasNoVideo() {
    assertEquals(List.of(), videos());
    assertEquals(List.of(), context.problems());
  }

  @Test
  void blockedAndDeletedVideosAreLeftOut() {
    item.status = "Blocked";
    assertEquals(List.of(), item.videos(context));
    item.status = "deleted";
    assertEquals(List.of(), item.videos(context));
    assertEquals(
        List.of(
            "info: mrss.status: media:status is \"blocked\"; the video is left out",
            "info: mrss.status: media:status is \"deleted\"; the video is left out"),
        context.problems());
    item.status = "active";
    assertEquals(1, item.videos(context).size());
  }

  @Test
  void twoFilesAreTwoVideos() {
    FeedMedia first = item.media();
    item.renditions = List.of(Rendition.of("https://example.com/w.mp4", "video/mp4"));
    assertEquals(2, videos(first, item.media()).size());
  }

  @Test
  void oneFileSaidTwiceIsOneVideo() {
    FeedMedia enclosure = item.media();
    item.renditions = List.of(TestItem.file(FILE, "60", null, null));
    item.mediaTitle = "Media title";
    item.thumbnails = List.of("https://example.com/t.jpg");
    Video video = videos(enclosure, item.media()).get(0);
    assertEquals(List.of(video), videos(item.media(), enclosure));
    assertEquals("Media title", video.title());
    assertEquals("https://example.com/t.jpg", video.thumbnailLoc());
    assertEquals("60", video.duration());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void onePlayerSaidTwiceIsOneVideo() {
    item.renditions = List.of();
    item.player = PLAYER;
    assertEquals(1, videos(item.media(), item.media()).size());
  }

  @Test
  void playerAloneIsTheVideoThatHasItToo() {
    item.player = PLAYER;
    FeedMedia withFile = item.media();
    item.renditions = List.of();
    FeedMedia alone = item.media();
    assertEquals(FILE, videos(alone, withFile).get(0).contentLoc());
    assertEquals(1, videos(alone, withFile).size());
    assertEquals(1, videos(withFile, alone).size());
  }

  @Test
  void twoFilesOfOnePlayerStayTwoVideos() {
    item.player = PLAYER;
    FeedMedia first = item.media();
    item.renditions = List.of(Rendition.of("https://example.com/w.mp4", "video/mp4"));
    assertEquals(2, videos(first, item.media()).size());
  }

  @Test
  void blockedStaysBlockedWhereTheFileIsSaidTwice() {
    FeedMedia enclosure = item.media();
    item.status = "blocked";
    assertEquals(List.of(), videos(enclosure, item.media()));
  }
}
