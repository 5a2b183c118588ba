package io.github.sitemaptoolkit.ext.video;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.video.Video.ContentSegment;
import io.github.sitemaptoolkit.ext.video.Video.GalleryLoc;
import io.github.sitemaptoolkit.ext.video.Video.Id;
import io.github.sitemaptoolkit.ext.video.Video.Platform;
import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.List;
import org.junit.jupiter.api.Test;

class VideoToFeedTest {

  private static final String PAGE = "https://example.com/page";

  private final VideoExtension extension = new VideoExtension();
  private final RecordingFeedContext saying = new RecordingFeedContext();

  private static VideoBuilder playable() {
    return Video.builder().contentLoc("https://cdn.example.com/v.mp4");
  }

  private static VideoBuilder full() {
    return playable()
        .thumbnailLoc("https://example.com/t.jpg?a=1&b=2")
        .title("A <cat> & \"more\"")
        .description("Übersicht 😀")
        .playerLoc(PlayerLoc.of("https://example.com/play?v=1"))
        .duration("610")
        .expirationDate("2027-01")
        .rating("4.5")
        .viewCount("12345")
        .publicationDate("2024-02-03T04:05:06.7+01:00")
        .tags(List.of("cats", "big dogs"))
        .category("Animals")
        .familyFriendly("no")
        .restriction(new Restriction("allow", "CA MX"))
        .prices(
            List.of(
                new Price("1.99", "EUR", "rent", null),
                new Price("", null, "purchase", null),
                new Price("2", "USD", null, null)))
        .requiresSubscription("yes")
        .uploader(new Uploader("Ada", null))
        .live("yes");
  }

  private FeedItem item(Video... videos) {
    var owner = UrlEntry.builder(PAGE);
    List.of(videos).forEach(owner::add);
    UrlEntry entry = owner.build();
    FeedItem.Builder item = FeedItem.builder(PAGE);
    for (Video video : videos) {
      assertTrue(
          extension.descriptor().feed().toFeed(video, entry, item, saying), video.toString());
    }
    return item.build();
  }

  /** Returns what an item says of a video, to who looks for videos. */
  private Video back(Video video) {
    var finding = new RecordingFeedContext();
    List<Video> found = extension.descriptor().feed().fromFeed(item(video), finding);
    assertEquals(1, found.size());
    assertEquals(List.of(), finding.lost());
    return found.get(0);
  }

  @Test
  void whatFeedsHaveAPlaceForComesBackEqual() {
    Video video = full().build();
    assertEquals(video, back(video));
    assertEquals(List.of(), saying.lost());
    assertEquals(List.of(), saying.problems());
  }

  @Test
  void playerAloneIsAVideoWithItsDuration() {
    Video video =
        Video.builder().playerLoc(PlayerLoc.of("https://example.com/p")).duration("7").build();
    assertEquals(video, back(video));
    assertNull(item(video).media().get(0).renditions().get(0).url());
  }

  @Test
  void videoWithNothingToPlayCannotBeSaid() {
    Video video = Video.builder().title("T").contentLoc(" ").build();
    FeedItem.Builder item = FeedItem.builder(PAGE);
    UrlEntry owner = UrlEntry.builder(PAGE).add(video).build();
    assertFalse(extension.descriptor().feed().toFeed(video, owner, item, saying));
    assertEquals(FeedItem.builder(PAGE).build(), item.build());
    assertEquals(List.of(), saying.lost());
  }

  @Test
  void whatFeedsHaveNoPlaceForIsNamed() {
    Video lossy =
        full()
            .playerLoc(new PlayerLoc("https://example.com/play?v=1", "yes", "ap=1"))
            .contentSegments(List.of(new ContentSegment("https://example.com/1.mp4", "5")))
            .galleryLoc(new GalleryLoc("https://example.com/g", "G"))
            .prices(
                List.of(new Price("1", "EUR", "rent", "hd"), new Price("1", "EUR", "lease", null)))
            .tvShow(new TvShow("S", "clip", null, null, null, null))
            .platform(new Platform("allow", "web tv"))
            .uploader(new Uploader("Ada", "https://example.com/ada"))
            .ids(List.of(new Id("1", "url"), new Id("2", "freebase")))
            .addTag("one, two")
            .addTag(",three")
            .build();
    assertEquals(full().prices(List.of(new Price("1", "EUR", "rent", null))).build(), back(lossy));
    assertEquals(
        List.of(
            "video:tag",
            "video:tag",
            "video:uploader@info",
            "video:price@resolution",
            "video:price",
            "video:player_loc@allow_embed",
            "video:player_loc@autoplay",
            "video:content_segment_loc",
            "video:gallery_loc",
            "video:tvshow",
            "video:platform",
            "video:id",
            "video:id"),
        saying.lost());
  }

  @Test
  void valuesThatSayNothingOrNothingUsableAreLost() {
    Video video =
        playable()
            .title("")
            .description(" ")
            .thumbnailLoc("")
            .duration("long")
            .rating("5.1")
            .publicationDate("yesterday")
            .expirationDate("0001-01-01")
            .familyFriendly("maybe")
            .requiresSubscription("no")
            .restriction(new Restriction("allow", "ALL"))
            .live("no")
            .build();
    assertEquals(playable().build(), back(video));
    assertEquals(
        List.of(
            "video:duration",
            "video:title",
            "video:description",
            "video:thumbnail_loc",
            "video:family_friendly",
            "video:restriction",
            "video:requires_subscription",
            "video:rating",
            "video:publication_date",
            "video:expiration_date",
            "video:live"),
        saying.lost());
    FeedItem item = item(video);
    assertEquals(item(playable().build()), item);
    assertNull(item.valid());
  }

  @Test
  void fiveStarsAreTheMost() {
    assertEquals("5.0", back(playable().rating("5.0").build()).rating());
    assertEquals(List.of(), saying.lost());
  }

  @Test
  void valuesThatComeBackInAnotherSpellingAreNamed() {
    Video video =
        playable()
            .duration("060")
            .rating("4")
            .familyFriendly("Yes")
            .restriction(new Restriction("DENY", " us  ca "))
            .prices(List.of(new Price("5", "EUR", "own", null)))
            .publicationDate(" 2024-02-03 ")
            .build();
    assertEquals(
        playable()
            .duration("60")
            .rating("4.0")
            .familyFriendly("yes")
            .restriction(new Restriction("deny", "US CA"))
            .prices(List.of(new Price("5", "EUR", "purchase", null)))
            .publicationDate("2024-02-03")
            .build(),
        back(video));
    assertEquals(
        List.of(
            "spelling of video:duration",
            "spelling of video:family_friendly",
            "spelling of video:restriction",
            "spelling of video:price",
            "spelling of video:rating",
            "spelling of video:publication_date"),
        saying.lost());
    assertEquals(List.of(), saying.problems());
  }

  @Test
  void emptyListOfCountriesStaysOne() {
    Video video = playable().restriction(new Restriction("allow", "")).build();
    assertEquals(video, back(video));
    assertEquals(List.of(), saying.lost());
  }

  @Test
  void severalVideosOfOneItemHaveNoDatesOfTheirOwn() {
    Video first = playable().publicationDate("2024-01-01").live("yes").build();
    Video second =
        Video.builder().contentLoc("https://example.com/2").expirationDate("2027-01-01").build();
    FeedItem item = item(first, second);
    assertNull(item.valid());
    assertNull(item.type());
    assertEquals(
        List.of(playable().build(), second.toBuilder().expirationDate((String) null).build()),
        extension.descriptor().feed().fromFeed(item, new RecordingFeedContext()));
    assertEquals(
        List.of("video:publication_date", "video:live", "video:expiration_date"), saying.lost());
  }
}
