package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.layout.Choices;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.text.Plural;
import org.jspecify.annotations.Nullable;

/**
 * Checks that guard a published set against broken input.
 *
 * @param acceptIncomplete whether to publish an incomplete input
 * @param maxShrink the percentage of the published urls that may go
 * @param maxOutside the percentage of urls that may be of other sites than the base url
 * @since 0.1
 */
@Incubating
public record Safeguards(boolean acceptIncomplete, int maxShrink, int maxOutside) {

  /** What {@link Publisher} checks unless it is told otherwise. */
  public static final Safeguards DEFAULT = new Safeguards(false, 50, 10);

  static final int ALL = 100;

  /**
   * Checks the percentages.
   *
   * @throws IllegalArgumentException if one is not from 0 to 100
   */
  public Safeguards {
    checkPercentage(maxShrink);
    checkPercentage(maxOutside);
  }

  /** Returns the checks for these choices, with the defaults for all others. */
  public static Safeguards of(boolean acceptIncomplete, Choices choices) {
    Integer shrink = choices.maxShrink();
    Integer outside = choices.maxOutside();
    return new Safeguards(
        acceptIncomplete,
        shrink == null ? DEFAULT.maxShrink : shrink,
        outside == null ? DEFAULT.maxOutside : outside);
  }

  /**
   * Parses a percentage, with or without a percent sign.
   *
   * @throws IllegalArgumentException if it is not one from 0 to 100
   */
  public static int percentage(String text) {
    String digits = text.endsWith("%") ? text.substring(0, text.length() - 1) : text;
    try {
      int percent = Integer.parseInt(digits);
      if (percent >= 0 && percent <= ALL) {
        return percent;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new IllegalArgumentException("use a percentage from 0% to 100%, not " + text);
  }

  static void checkPercentage(int percent) {
    if (percent < 0 || percent > ALL) {
      throw new IllegalArgumentException(percent + " is not a percentage from 0 to 100");
    }
  }

  /**
   * Refuses to replace a set with a much smaller one, by the numbers of their urls alone.
   *
   * @param before the manifest of the published set; null if nothing was published
   * @param after the number of urls of the new set
   * @param name the name of the set in messages
   * @throws ShareException if the set would shrink by more than is allowed
   */
  public void checkShrink(@Nullable Manifest before, long after, String name) {
    if (before == null || maxShrink == ALL) {
      return;
    }
    long lost = before.urls() - after;
    if ((double) lost * ALL > (double) before.urls() * maxShrink) {
      throw new ShareException(
          PublishCodes.SHRINK,
          Plural.of(before.urls(), "url is", "urls are")
              + " published, and only "
              + after
              + " would remain; at most "
              + maxShrink
              + "% may go, so nothing was written",
          name,
          (double) lost / before.urls());
    }
  }
}
