package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.problem.Severity;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Converts {@code media:starRating} to the scale of {@code video:rating}, 0.0 to 5.0.
 *
 * <p>The rating is the average in proportion to the maximum: 4.95 of 5 stays 4.95, and 8.7 of 10
 * becomes 4.35. The minimum has no influence: on a scale of 1 to 5, people read 3 as three of five
 * stars, not as the middle of the scale, which would be 2.5.
 */
final class StarRatings {

  /** The maximum rating. */
  static final BigDecimal MOST = BigDecimal.valueOf(5);

  private StarRatings() {}

  /**
   * Returns the rating, or null if there is none. A rating that cannot be converted is reported and
   * left out, never replaced with the minimum or maximum.
   */
  static @Nullable String rating(@Nullable StarRating stars, FeedContext context) {
    String text = stars == null ? null : FeedTexts.orNull(stars.average());
    if (stars == null || text == null) {
      return null;
    }
    BigDecimal average = FeedTexts.decimal(text);
    BigDecimal min = number(stars.min(), BigDecimal.ZERO);
    BigDecimal max = number(stars.max(), MOST);
    if (average == null
        || min == null
        || max == null
        || max.signum() == 0
        || average.compareTo(min) < 0
        || average.compareTo(max) > 0) {
      // YouTube writes an average of 0 on a scale from 1 if nobody has rated the video yet
      boolean unrated = average != null && average.signum() == 0;
      context.problem(
          unrated ? VideoCodes.RATING_RANGE.withSeverity(Severity.INFO) : VideoCodes.RATING_RANGE,
          shown(stars) + " cannot be converted to a scale of 0 to 5; it is left out");
      return null;
    }
    BigDecimal share = average.multiply(MOST);
    BigDecimal rating = oneOrTwoDigits(share.divide(max, 2, RoundingMode.HALF_UP));
    if (rating.multiply(max).compareTo(share) != 0) {
      context.problem(VideoCodes.RATING_ROUNDED, shown(stars) + " is rounded to " + rating);
    }
    return rating.toPlainString();
  }

  /** Returns the text of a rating that is already on the scale. */
  static String shown(BigDecimal rating) {
    return oneOrTwoDigits(rating.setScale(2, RoundingMode.HALF_UP)).toPlainString();
  }

  private static BigDecimal oneOrTwoDigits(BigDecimal rounded) {
    BigDecimal rating = rounded.stripTrailingZeros();
    return rating.scale() < 1 ? rating.setScale(1) : rating;
  }

  private static @Nullable BigDecimal number(@Nullable String text, BigDecimal otherwise) {
    String number = FeedTexts.orNull(text);
    return number == null ? otherwise : FeedTexts.decimal(number);
  }

  private static String shown(StarRating stars) {
    return "media:starRating"
        + shown("average", stars.average())
        + shown("min", stars.min())
        + shown("max", stars.max());
  }

  private static String shown(String name, @Nullable String value) {
    return value == null ? "" : ' ' + name + "=\"" + value + '"';
  }
}
