package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.Locale;

/** The words that {@code changefreq} may be, by the schema of sitemaps.org. */
public final class Changefreq {

  private Changefreq() {}

  /** Takes what is wrong with a value. */
  @FunctionalInterface
  public interface Reporter {
    /** Takes a problem. */
    void report(Severity severity, String code, String message);
  }

  /** Returns whether a value is one of the words. */
  public static boolean isWord(String value) {
    return switch (value) {
      case "always", "hourly", "daily", "weekly", "monthly", "yearly", "never" -> true;
      default -> false;
    };
  }

  /** Reports a value that is none of the words, or one of them in another case. */
  public static void check(String value, Reporter reporter) {
    if (isWord(value)) {
      return;
    }
    String word = value.toLowerCase(Locale.ROOT);
    if (isWord(word)) {
      reporter.report(
          Severity.WARNING,
          "changefreq.case",
          "changefreq " + Problem.quoted(value) + " must be in lower case: " + word);
    } else {
      reporter.report(
          Severity.ERROR,
          "changefreq.value",
          "changefreq "
              + Problem.quoted(value)
              + " is not one of always, hourly, daily, weekly, monthly, yearly, never");
    }
  }
}
