package io.github.sitemaptoolkit.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FeedMediaTest {

  private static final Rendition IMAGE = Rendition.image("https://example.com/a");
  private static final Rendition AUDIO = Rendition.of("https://example.com/a.mp3", null);
  private static final Rendition VIDEO = Rendition.of("https://example.com/a.mp4", null);
  private static final Rendition OTHER = Rendition.of("https://example.com/a.pdf", null);

  private static FeedMedia of(Rendition... renditions) {
    return FeedMedia.builder().renditions(List.of(renditions)).build();
  }

  private static Rendition video(
      String name, boolean isDefault, String bitrate, String width, String height) {
    return new Rendition(name, "video/mp4", null, isDefault, null, bitrate, width, height, null);
  }

  private static Optional<String> best(Rendition... renditions) {
    return of(renditions).best(Medium.VIDEO).map(Rendition::url);
  }

  @Test
  void videoCountsMoreThanAudioAndThatMoreThanAnImage() {
    assertEquals(Medium.VIDEO, of(IMAGE, AUDIO, VIDEO).kind());
    assertEquals(Medium.AUDIO, of(IMAGE, AUDIO, OTHER).kind());
    assertEquals(Medium.AUDIO, of(AUDIO, IMAGE).kind());
    assertEquals(Medium.IMAGE, of(OTHER, IMAGE).kind());
    assertEquals(Medium.OTHER, of(OTHER).kind());
    assertEquals(Medium.OTHER, of().kind());
  }

  @Test
  void aPlayerAloneIsAVideo() {
    assertEquals(Medium.VIDEO, FeedMedia.builder().player("https://example.com/p").build().kind());
    FeedMedia heard =
        FeedMedia.builder().player("https://example.com/p").renditions(List.of(AUDIO)).build();
    assertEquals(Medium.AUDIO, heard.kind());
  }

  @Test
  void theBestIsMarkedElseTheLargestElseTheFirst() {
    Rendition small = video("small", false, null, "320", "180");
    Rendition large = video("large", false, null, "640", "360");
    Rendition marked = video("marked", true, null, "32", "18");
    assertEquals(Optional.of("large"), best(small, large));
    assertEquals(Optional.of("large"), best(large, small));
    assertEquals(Optional.of("marked"), best(large, marked, small));
    assertEquals(Optional.of("one"), best(video("one", false, "9", "1", null), small("two")));
    assertEquals(Optional.of("one"), best(small("one"), small("two")));
  }

  private static Rendition small(String name) {
    return video(name, false, null, null, null);
  }

  @Test
  void bitsCountWherePixelsDoNotDecide() {
    assertEquals(
        Optional.of("fast"),
        best(video("slow", false, "100", "4", "3"), video("fast", false, "200", "4", "3")));
    assertEquals(
        Optional.of("large"),
        best(video("fast", false, "900", "4", "3"), video("large", false, "100", "5", "3")));
    assertEquals(
        Optional.of("fast"),
        best(video("slow", false, "100", null, null), video("fast", false, "200", null, null)));
  }

  @Test
  void heightsWidthsOrBitsCountWhereNothingElseIsKnown() {
    Rendition low = video("low", false, null, null, "240");
    Rendition high = video("high", false, null, null, "1080");
    assertEquals(Optional.of("high"), best(low, high));
    assertEquals(Optional.of("high"), best(high, low));
    Rendition narrow = video("narrow", false, null, "300", null);
    Rendition wide = video("wide", false, null, "1200", null);
    assertEquals(Optional.of("wide"), best(narrow, wide));
    assertEquals(Optional.of("wide"), best(wide, narrow));
    Rendition whole = video("whole", false, null, "1920", "1080");
    assertEquals(Optional.of("whole"), best(low, whole));
    assertEquals(Optional.of("whole"), best(whole, low));
    assertEquals(
        Optional.of("high"),
        best(video("fast", false, "900", null, "240"), video("high", false, "100", null, "1080")));
    assertEquals(Optional.of("low"), best(small("unknown"), low));
  }

  @Test
  void aFlashPlayerIsTheLastChoice() {
    var player =
        new Rendition("p", "application/x-shockwave-flash", null, true, null, null, "9", "9", null);
    assertEquals(Optional.of("file"), best(player, small("file")));
    assertEquals(Optional.of("file"), best(small("file"), player));
    assertEquals(Optional.of("p"), best(player));
  }

  @Test
  void whatHasNoUrlOrIsOfAnotherMediumIsNoChoice() {
    var without = new Rendition(null, "video/mp4", null, true, null, null, null, null, null);
    assertEquals(Optional.empty(), best(without, AUDIO));
    assertEquals(Optional.of(VIDEO.url()), best(without, AUDIO, VIDEO));
  }

  @Test
  void theBuilderSetsEachPart() {
    var restriction = new Restriction("country", "allow", "de at");
    FeedMedia all =
        FeedMedia.builder()
            .renditions(List.of(VIDEO))
            .title("title")
            .description("description")
            .thumbnails(List.of("thumbnail"))
            .player("player")
            .keywords(List.of("keyword"))
            .categories(List.of("category"))
            .credits(List.of(new Credit("name", "role", null)))
            .ratings(List.of(new Scheme("adult", "urn:simple")))
            .restrictions(List.of(restriction))
            .prices(List.of(new Price("rent", "1.99", "EUR")))
            .starRating(new StarRating("4.5", "1", "5"))
            .views("7")
            .status("active")
            .license("license")
            .place("place")
            .period(new Period("2026-01-01", null))
            .build();
    var expected =
        new FeedMedia(
            List.of(VIDEO),
            "title",
            "description",
            List.of("thumbnail"),
            "player",
            List.of("keyword"),
            List.of("category"),
            List.of(new Credit("name", "role", null)),
            List.of(new Scheme("adult", "urn:simple")),
            List.of(restriction),
            List.of(new Price("rent", "1.99", "EUR")),
            new StarRating("4.5", "1", "5"),
            "7",
            "active",
            "license",
            "place",
            new Period("2026-01-01", null));
    assertEquals(expected, all);
    assertEquals(expected, all.toBuilder().build());
  }

  @Test
  void listsAreCopied() {
    List<Rendition> renditions = new ArrayList<>(List.of(VIDEO));
    FeedMedia media = FeedMedia.builder().renditions(renditions).build();
    renditions.clear();
    assertEquals(List.of(VIDEO), media.renditions());
    assertThrows(UnsupportedOperationException.class, () -> media.renditions().clear());
  }
}
