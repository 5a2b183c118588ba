package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.internal.text.Words;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

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

  /** Returns what is wrong with a value; null if it is allowed. */
  public static @Nullable Code fault(String value) {
    if (isWord(value)) {
      return null;
    }
    boolean known = isWord(value.toLowerCase(Locale.ROOT));
    return known ? EntryCodes.CHANGEFREQ_CASE : EntryCodes.CHANGEFREQ_VALUE;
  }

  /** Returns the message about a value with a fault. */
  public static String message(Code fault, String value) {
    return "changefreq "
        + Problem.quoted(value)
        + (fault.equals(EntryCodes.CHANGEFREQ_CASE)
            ? " must be in lower case: " + value.toLowerCase(Locale.ROOT)
            : " is not one of always, hourly, daily, weekly, monthly, yearly, never");
  }

  /** Reports a value that is not allowed, or is not in lower case. */
  public static void check(String value, Location at, Reporter reporter) {
    Code fault = fault(value);
    if (fault != null) {
      reporter.report(fault, at, NAME, () -> message(fault, value));
    }
  }
}
