package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.date.LastmodCheck;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.Priority;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/** Checks the fields of an entry other than its url. */
final class FieldCheck {

  private FieldCheck() {}

  /** Returns whether there is certainly nothing to report, so that the place does not matter. */
  static boolean isFine(String field, String value) {
    return switch (field) {
      case "lastmod" -> W3cDates.fault(value) == null;
      case "changefreq" -> Changefreq.isWord(value);
      case "priority" -> Priority.isValid(value);
      default -> true;
    };
  }

  /**
   * Returns whether a value has the form that most have, in which there is nothing to report.
   *
   * @param field the index of the field in an entry
   * @param bytes holds the value in ASCII, and eight bytes behind it
   */
  static boolean isUsual(int field, byte[] bytes, int from, int to) {
    return switch (field) {
      case 1 -> W3cDates.isUsual(bytes, from, to);
      case 2 -> Changefreq.isWord(bytes, from, to);
      default -> Priority.isUsual(bytes, from, to);
    };
  }

  /**
   * Returns a value as it is read, and reports what is wrong with it.
   *
   * @param zone the time zone of dates without one; null if it is unknown
   */
  static String read(
      String field, String value, @Nullable ZoneId zone, Location at, Reporter reporter) {
    switch (field) {
      case "lastmod" -> {
        return LastmodCheck.read(value, zone, at, reporter);
      }
      case "changefreq" -> Changefreq.check(value, at, reporter);
      default -> Priority.check(value, at, reporter);
    }
    return value;
  }
}
