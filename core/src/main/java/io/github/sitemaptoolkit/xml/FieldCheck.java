package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.date.LastmodCheck;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.Priority;

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

  /** Reports what is wrong with a value. */
  static void check(String field, String value, Location at, Reporter reporter) {
    switch (field) {
      case "lastmod" -> LastmodCheck.check(value, at, reporter);
      case "changefreq" -> Changefreq.check(value, at, reporter);
      default -> Priority.check(value, at, reporter);
    }
  }
}
