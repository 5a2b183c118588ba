package io.github.sitemaptoolkit.ext.video;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of a video, and what is lost. */
class VideoFeedMappingTest {

  private final RecordingFeedContext context =
      new RecordingFeedContext(
          DocumentInfo.of(DocumentInfo.Kind.FEED), Set.of(), Instant.parse("2026-11-20T12:00:00Z"));
  private final TestItem item = new TestItem();

  private Video video() {
    return item.video(context);
  }

  @Test
  void mediasOwnTextsComeFirst() {
    item.mediaTitle = "Media title";
    item.mediaDescription = " Media\ndescription ";
    item.thumbnails = List.of("https://example.com/1.jpg", "https://example.com/2.jpg");
    Video video = video();
    assertEquals("Media title", video.title());
    assertEquals(" Media\ndescription ", video.description());
    assertEquals("https://example.com/1.jpg", video.thumbnailLoc());
    assertEquals(List.of("media:thumbnail"), context.lost());
  }

  @Test
  void uploaderHasThePageThatIsKnown() {
    item.credits = List.of(new Credit("Ada", "uploader", null, "https://example.com/ada"));

    assertEquals(new Uploader("Ada", "https://example.com/ada"), video().uploader());
  }

  @Test
  void mediasOwnPeriodCountsAlone() {
    item.published = "2026-01-01";
    item.valid = new Period("2026-01-02", "2026-12-31");
    item.period = new Period(null, "2026-06-30");

    Video video = video();

    assertNull(video.publicationDate());
    assertEquals("2026-06-30", video.expirationDate());
  }

  @Test
  void itemsTextsStandIn() {
    item.mediaTitle = " ";
    Video video = video();
    assertEquals("Item title", video.title());
    assertEquals("Item summary", video.description());
    assertEquals("https://example.com/item.jpg", video.thumbnailLoc());
    assertEquals(List.of(), context.problems());
  }

  @Test
  void whatIsRequiredAndMissingIsReported() {
    item.title = null;
    item.summary = "";
    item.itemThumbnails = List.of();
    Video video = video();
    assertNull(video.title());
    assertNull(video.description());
    assertNull(video.thumbnailLoc());
    assertEquals(
        List.of(
            "error: video.thumbnail-loc-missing: video:thumbnail_loc is required; give the item a"
                + " media:thumbnail",
            "error: video.title-missing: video:title is required; give the item a media:title",
            "error: video.description-missing: video:description is required; give the item a"
                + " media:description"),
        context.problems());
  }

  @Test
  void secondsAreKept() {
    item.renditions = List.of(TestItem.file(TestItem.FILE, "610", null, null));
    assertEquals("610", video().duration());
    assertEquals(List.of(), context.problems());
  }

  @Test
  void halvesOfASecondAreRoundedUpAndReported() {
    item.renditions = List.of(TestItem.file(TestItem.FILE, "60.5", null, null));
    assertEquals("61", video().duration());
    assertEquals(
        List.of("info: convert.duration-rounded: the duration \"60.5\" is rounded to 61 seconds"),
        context.problems());
  }

  @Test
  void wholeSecondsAreNotRounded() {
    item.renditions = List.of(TestItem.file(TestItem.FILE, "60.0", null, null));
    assertEquals("60", video().duration());
    assertEquals(List.of(), context.problems());
  }

  @Test
  void unusableDurationIsReportedAndLeftOut() {
    item.renditions = List.of(TestItem.file(TestItem.FILE, "an hour", null, null));
    assertNull(video().duration());
    assertEquals(
        List.of(
            "warning: video.duration-range: the duration \"an hour\" is not a number of seconds; it is"
                + " left out"),
        context.problems());
  }

  @Test
  void validityGivesTheDates() {
    item.published = "2024-01-01T00:00:00Z";
    item.valid = new Period("2024-02-01", "2025-02-01T10:00Z");
    Video video = video();
    assertEquals("2024-02-01", video.publicationDate());
    assertEquals("2025-02-01T10:00Z", video.expirationDate());
  }

  @Test
  void aPublicationThatIsToComeIsNone() {
    item.published = "2026-11-20T13:00:00Z";
    assertNull(video().publicationDate());
  }

  @Test
  void publishedStandsInForAnOpenBegin() {
    item.published = "2024-01-01T00:00:00Z";
    assertEquals("2024-01-01T00:00:00Z", video().publicationDate());
    item.valid = new Period(null, "2025-02-01");
    assertEquals("2024-01-01T00:00:00Z", video().publicationDate());
    assertEquals("2025-02-01", video().expirationDate());
  }

  @Test
  void starsAndViewsAreTaken() {
    item.starRating = new StarRating("4.95", "1", "5");
    item.views = "304321";
    assertEquals("4.95", video().rating());
    assertEquals("304321", video().viewCount());
  }

  @ParameterizedTest
  @ValueSource(strings = {"12,345", "12k", "many"})
  void viewsThatAreNoWholeNumberAreReported(String views) {
    item.views = views;
    assertNull(video().viewCount());
    assertTrue(context.problems().toString().contains("video.view-count-format"));
  }

  @Test
  void keywordsBecomeTags() {
    item.keywords = List.of("a", "", "b c");
    item.itemCategories = List.of("Cooking");
    assertEquals(List.of("a", "b c"), video().tags());
  }

  @Test
  void categoriesOfTheItemBecomeTagsWhereThereAreNoKeywords() {
    item.itemCategories = List.of("Cooking", "Cats");
    assertEquals(List.of("Cooking", "Cats"), video().tags());
  }

  @Test
  void thirtyTwoTagsAreTaken() {
    item.keywords = IntStream.rangeClosed(1, 32).mapToObj(i -> "k" + i).toList();
    assertEquals(item.keywords, video().tags());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void tagsBeyondThe32ndAreLost() {
    item.keywords = IntStream.rangeClosed(1, 33).mapToObj(i -> "k" + i).toList();
    assertEquals(item.keywords.subList(0, 32), video().tags());
    assertEquals(List.of("tag beyond the 32nd"), context.lost());
  }

  @Test
  void firstCategoryIsTaken() {
    item.categories = List.of("Music", "Film", "Art");
    assertEquals("Music", video().category());
    assertEquals(Collections.nCopies(2, "media:category"), context.lost());
  }

  @ParameterizedTest
  @CsvSource({"adult,, no", "nonadult,, yes", "Adult, urn:simple, no", "nonadult, urn:simple, yes"})
  void simpleRatingSaysWhetherItIsFamilyFriendly(String value, String scheme, String expected) {
    item.ratings = List.of(new Scheme(value, scheme));
    assertEquals(expected, video().familyFriendly());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void otherRatingsAreLost() {
    item.ratings =
        List.of(
            new Scheme("pg", "urn:mpaa"),
            new Scheme("adult", "urn:icra"),
            new Scheme("nonadult", "urn:simple"));
    assertEquals("yes", video().familyFriendly());
    assertEquals(Collections.nCopies(2, "media:rating"), context.lost());
  }

  @Test
  void uploaderComesBeforeOwnerAndAuthor() {
    item.authors = List.of(new Person("Author", "https://example.com/author"));
    item.credits =
        List.of(new Credit("Owner", "owner", "urn:yvs"), new Credit("Up", "uploader", "urn:yvs"));
    assertEquals(new Uploader("Up", null), video().uploader());
    assertEquals(List.of("media:credit"), context.lost());
  }

  @Test
  void ownerComesBeforeAuthor() {
    item.authors = List.of(new Person("Author", "https://example.com/author"));
    item.credits =
        List.of(new Credit("Jo", "producer", "urn:ebu"), new Credit("Own", "Owner", "urn:yvs"));
    assertEquals(new Uploader("Own", null), video().uploader());
    assertEquals(List.of("media:credit"), context.lost());
  }

  @Test
  void firstAuthorIsTheUploaderWithAPage() {
    item.authors = List.of(new Person("A", "https://example.com/a"), new Person("B", null));
    assertEquals(new Uploader("A", "https://example.com/a"), video().uploader());
  }

  @Test
  void typeSaysThatItIsLive() {
    assertNull(video().live());
    item.type = "live-video";
    assertEquals("yes", video().live());
  }

  @Test
  void fileWithoutEndIsLive() {
    item.renditions =
        List.of(
            new Rendition(TestItem.FILE, null, "video", false, null, null, null, null, "nonstop"));
    assertEquals("yes", video().live());
    assertEquals(List.of(), context.lost());
  }

  @Test
  void whatAVideoCannotSayIsLostOnceAValue() {
    item.license = "https://example.com/licence";
    item.place = "Limerick, Ireland";
    item.credits = List.of(new Credit("A", "actor", null), new Credit("B", "actor", null));
    item.renditions =
        List.of(
            new Rendition(
                TestItem.FILE, "video/mp4", "video", true, "5", "128", "640", "480", "sample"),
            Rendition.of("https://example.com/v.webm", "video/webm"));
    video();
    assertEquals(
        List.of(
            "media:credit",
            "media:credit",
            "media:license",
            "media:location",
            "media:content@bitrate",
            "media:content@width",
            "media:content@height",
            "media:content@expression",
            "media:content"),
        context.lost());
  }

  @Test
  void fullIsWhatAContentIsAnyway() {
    item.renditions =
        List.of(new Rendition(TestItem.FILE, null, "video", false, null, null, null, null, "full"));
    video();
    assertEquals(List.of(), context.lost());
  }
}
