package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.internal.text.Words;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.Locale;

/**
 * The allowed values of {@code changefreq}, from the schema of sitemaps.org.
 *
 * @since 0.1
 */
public final class Changefreq {

  private static final String NAME = "changefreq";

  private static final long ALWAYS = Words.of("always");
  private static final long HOURLY = Words.of("hourly");
  private static final long DAILY = Words.of("daily");
  private static final long WEEKLY = Words.of("weekly");
  private static final long MONTHLY = Words.of("monthly");
  private static final long YEARLY = Words.of("yearly");
  private static final long NEVER = Words.of("never");

  private Changefreq() {}

  /** Returns whether a value is allowed. */
  public static boolean isWord(String value) {
    return switch (value) {
      case "always", "hourly", "daily", "weekly", "monthly", "yearly", "never" -> true;
      default -> false;
    };
  }

  /**
   * Returns whether a value is allowed.
   *
   * @param bytes holds the value in ASCII, and seven bytes behind it
   */
  public static boolean isWord(byte[] bytes, int from, int to) {
    long word = Words.first(bytes, from, to - from);
    return to - from < Long.BYTES
        && (word == DAILY
            || word == WEEKLY
            || word == MONTHLY
            || word == HOURLY
            || word == YEARLY
            || word == ALWAYS
            || word == NEVER);
  }

  /** Reports a value that is not allowed, or is not in lower case. */
  public static void check(String value, Location at, Reporter reporter) {
    if (isWord(value)) {
      return;
    }
    String word = value.toLowerCase(Locale.ROOT);
    if (isWord(word)) {
      reporter.report(
          EntryCodes.CHANGEFREQ_CASE,
          at,
          NAME,
          () -> "changefreq " + Problem.quoted(value) + " must be in lower case: " + word);
    } else {
      reporter.report(
          EntryCodes.CHANGEFREQ_VALUE,
          at,
          NAME,
          () ->
              "changefreq "
                  + Problem.quoted(value)
                  + " is not one of always, hourly, daily, weekly, monthly, yearly, never");
    }
  }
}
