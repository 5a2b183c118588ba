package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Choices;
import java.util.Set;

/**
 * Checks that guard a published set against broken input.
 *
 * @param acceptIncomplete whether to publish an incomplete input
 * @param maxShrink the percentage of the published urls that may go
 * @param maxLoss the percentage of entries that may lose a value
 * @param acceptedLosses the fields that may be lost, such as {@code image}
 * @param maxOutside the percentage of urls that may be of other sites than the base url
 * @since 0.1
 */
public record Safeguards(
    boolean acceptIncomplete,
    int maxShrink,
    int maxLoss,
    Set<String> acceptedLosses,
    int maxOutside) {

  /** What {@link Publisher} checks unless it is told otherwise. */
  public static final Safeguards DEFAULT = new Safeguards(false, 50, 50, Set.of(), 10);

  /** The percentage that turns a check off. */
  public static final int ALL = 100;

  /**
   * Checks the percentages.
   *
   * @throws IllegalArgumentException if one is not from 0 to 100
   */
  public Safeguards {
    checkPercentage(maxShrink);
    checkPercentage(maxLoss);
    checkPercentage(maxOutside);
    acceptedLosses = Set.copyOf(acceptedLosses);
  }

  /** Returns the checks for these choices, with the defaults for all others. */
  public static Safeguards of(boolean acceptIncomplete, Choices choices) {
    Integer shrink = choices.maxShrink();
    Integer loss = choices.maxLoss();
    Integer outside = choices.maxOutside();
    return new Safeguards(
        acceptIncomplete,
        shrink == null ? DEFAULT.maxShrink : shrink,
        loss == null ? DEFAULT.maxLoss : loss,
        Set.of(),
        outside == null ? DEFAULT.maxOutside : outside);
  }

  /** Returns the same checks, which accept that these fields are lost. */
  public Safeguards accepting(Set<String> fields) {
    return new Safeguards(acceptIncomplete, maxShrink, maxLoss, fields, maxOutside);
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

  /**
   * Checks a percentage.
   *
   * @throws IllegalArgumentException if it is not from 0 to 100
   */
  public static void checkPercentage(int percent) {
    if (percent < 0 || percent > ALL) {
      throw new IllegalArgumentException(percent + " is not a percentage from 0 to 100");
    }
  }
}
