package io.github.sitemaptoolkit.ext.video;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.ext.video.Video.ContentSegment;
import io.github.sitemaptoolkit.ext.video.Video.Platform;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Numbers, durations and dates in place of texts. */
class VideoValuesTest {

  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
  private static final OffsetDateTime ONE = NOON.atOffset(ZoneOffset.ofHours(1));
  private static final LocalDate DAY = LocalDate.of(2026, 11, 21);

  @Test
  void valuesBecomeTextsAndComeBack() {
    Video video =
        Video.builder()
            .duration(Duration.ofMinutes(10))
            .expirationDate(DAY)
            .publicationDate(NOON)
            .rating(4.5)
            .viewCount(3_000_000_000L)
            .familyFriendly(true)
            .requiresSubscription(false)
            .live(true)
            .build();
    assertEquals(
        Video.builder()
            .duration("600")
            .expirationDate("2026-11-21")
            .publicationDate("2026-11-21T12:00:00Z")
            .rating("4.5")
            .viewCount("3000000000")
            .familyFriendly("yes")
            .requiresSubscription("no")
            .live("yes")
            .build(),
        video);
    assertEquals(Optional.of(Duration.ofMinutes(10)), video.durationValue());
    assertEquals(Optional.of(W3cDateTime.of(DAY)), video.expirationDateValue());
    assertEquals(Optional.of(NOON), video.publicationDateValue().map(W3cDateTime::start));
    assertEquals(OptionalDouble.of(4.5), video.ratingValue());
    assertEquals(OptionalLong.of(3_000_000_000L), video.viewCountValue());
    assertEquals(Optional.of(true), video.familyFriendlyValue());
    assertEquals(Optional.of(false), video.requiresSubscriptionValue());
    assertEquals(Optional.of(true), video.liveValue());
  }

  @Test
  void eachDateTakesInstantsOffsetsAndDays() {
    var video = Video.builder();
    assertEquals("2026-11-21T12:00:00Z", video.expirationDate(NOON).build().expirationDate());
    assertEquals("2026-11-21T13:00:00+01:00", video.expirationDate(ONE).build().expirationDate());
    assertEquals("2026-11-21T13:00:00+01:00", video.publicationDate(ONE).build().publicationDate());
    assertEquals("2026-11-21", video.publicationDate(DAY).build().publicationDate());
  }

  @Test
  void nullOfEitherTypeIsAbsent() {
    Video video = Video.builder().duration("1").expirationDate("2").publicationDate("3").build();
    assertEquals(
        Video.builder().build(),
        video.toBuilder()
            .duration((Duration) null)
            .expirationDate((Temporal) null)
            .publicationDate((Temporal) null)
            .build());
  }

  @Test
  void textsOfAnotherTypeStayAndHaveNoValue() {
    Video video =
        Video.builder()
            .duration("PT10M")
            .expirationDate("tomorrow")
            .rating("4,5")
            .viewCount("many")
            .familyFriendly("true")
            .build();
    assertEquals("PT10M", video.duration());
    assertEquals(Optional.empty(), video.durationValue());
    assertEquals(Optional.empty(), video.expirationDateValue());
    assertEquals(Optional.empty(), video.publicationDateValue());
    assertEquals(OptionalDouble.empty(), video.ratingValue());
    assertEquals(OptionalLong.empty(), video.viewCountValue());
    assertEquals(Optional.empty(), video.familyFriendlyValue());
    assertEquals(Optional.empty(), video.requiresSubscriptionValue());
    assertEquals(Optional.empty(), video.liveValue());
  }

  @Test
  void partsHaveValuesToo() {
    var segment = ContentSegment.of("https://a.example/1.mp4", Duration.ofSeconds(90));
    assertEquals("90", segment.duration());
    assertEquals(Optional.of(Duration.ofSeconds(90)), segment.durationValue());
  }

  @Test
  void countriesAndPlatformsAreAllowedOrDenied() {
    assertEquals(new Restriction("allow", "CA MX"), Restriction.allow("CA", "MX"));
    assertEquals(new Restriction("deny", "CA"), Restriction.deny("CA"));
    assertEquals(new Platform("allow", "web tv"), Platform.allow("web", "tv"));
    assertEquals(new Platform("deny", "mobile"), Platform.deny("mobile"));
    assertEquals(List.of("CA", "MX"), new Restriction(null, " CA  MX").countriesValue());
    assertEquals(List.of("web", "tv"), Platform.allow("web", "tv").platformsValue());
    assertThrows(IllegalArgumentException.class, () -> Restriction.allow("CA MX"));
  }
}
