package io.github.sitemaptoolkit.ext.video;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StarRatingsTest {

  private final RecordingFeedContext context = new RecordingFeedContext();

  private String rating(String average, String min, String max) {
    return StarRatings.rating(new StarRating(average, min, max), context);
  }

  @ParameterizedTest
  @CsvSource({
    "4.95, 1, 5, 4.95",
    "4, 1, 5, 4.0",
    "5.00, 1, 5, 5.0",
    "3.5, 1, 10, 1.75",
    "10, 1, 10, 5.0",
    "97, 0, 100, 4.85",
    "3, , , 3.0",
    "5, 0, , 5.0",
    "0, , 5, 0.0",
  })
  void ratingIsTheShareOfTheMost(String average, String min, String max, String expected) {
    assertEquals(expected, rating(average, min, max));
    assertEquals(List.of(), context.problems());
  }

  @Test
  void absentStarsGiveNoRating() {
    assertNull(StarRatings.rating(null, context));
    assertNull(rating(null, "1", "5"));
    assertNull(rating(" ", "1", "5"));
    assertEquals(List.of(), context.problems());
  }

  @Test
  void roundingToTwoDecimalsIsReported() {
    assertEquals("4.77", rating("4.7665", "1", "5"));
    assertEquals(
        List.of(
            "info: convert.rating-rounded: media:starRating average=\"4.7665\" min=\"1\" max=\"5\""
                + " is rounded to 4.77"),
        context.problems());
  }

  @Test
  void averageAboveFiveNeedsAMaximum() {
    assertNull(rating("8.7", "1", null));
    assertEquals(
        List.of(
            "warning: video.rating-range: media:starRating average=\"8.7\" min=\"1\" cannot be"
                + " converted to a scale of 0 to 5; it is left out"),
        context.problems());
  }

  @ParameterizedTest
  @CsvSource({
    "6, 1, 5",
    "0.5, 1, 5",
    "good, 1, 5",
    "-1, 0, 5",
    "4, 1, many",
    "4, few, 5",
    "0, 0, 0"
  })
  void averageOutsideItsScaleIsReportedAndNeverMoved(String average, String min, String max) {
    assertNull(rating(average, min, max));
    assertEquals(1, context.problems().size());
  }

  @Test
  void unratedIsWorthNoWarning() {
    assertNull(rating("0.00", "1", "5"));
    assertEquals(
        List.of(
            "info: video.rating-range: media:starRating average=\"0.00\" min=\"1\" max=\"5\" cannot"
                + " be converted to a scale of 0 to 5; it is left out"),
        context.problems());
  }
}
