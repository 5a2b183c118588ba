package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.text.Plural;
import org.jspecify.annotations.Nullable;

/**
 * Checks that guard a published set against broken input.
 *
 * @param acceptIncomplete whether to publish an incomplete input
 * @param maxShrink by how many percent the number of published urls may shrink
 * @param allowOutside whether all urls may be outside the directory
 * @since 0.1
 */
@Incubating
public record Safeguards(boolean acceptIncomplete, int maxShrink, boolean allowOutside) {

  /** What {@link Publisher} checks unless it is told otherwise. */
  public static final Safeguards DEFAULT = new Safeguards(false, 50, false);

  private static final int ALL = 100;

  /**
   * Checks the percentage.
   *
   * @throws IllegalArgumentException if it is not from 0 to 100
   */
  public Safeguards {
    checkPercentage(maxShrink);
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
   * Refuses to replace a set with a much smaller one.
   *
   * @param before the manifest of the published set; null if nothing was published
   * @param after the number of urls of the new set
   * @param name the name of the set in messages
   * @throws SitemapException if the set would shrink by more than is allowed
   */
  public void checkShrink(@Nullable Manifest before, long after, String name) {
    if (before == null || maxShrink == ALL) {
      return;
    }
    long lost = before.urls() - after;
    if ((double) lost * ALL > (double) before.urls() * maxShrink) {
      throw new SitemapException(
          PublishCodes.SHRINK,
          Plural.of(before.urls(), "url is", "urls are")
              + " published, and only "
              + after
              + " would remain; the set may shrink by at most "
              + maxShrink
              + "%, so nothing was written",
          Location.of(name));
    }
  }
}
