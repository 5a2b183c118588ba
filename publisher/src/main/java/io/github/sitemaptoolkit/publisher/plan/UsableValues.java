package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.date.DateCheck;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.Priority;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out the lastmod, changefreq and priority of entries that are none: {@code yesterday},
 * {@code sometimes}, {@code 80%}. Counts them, and reports them once: what is wrong with each was
 * reported when it was read.
 */
final class UsableValues {

  private long leftOut;
  private @Nullable String example;
  private @Nullable String loc;
  private @Nullable Location place;

  /**
   * Returns an entry without such values; the same entry if it has none.
   *
   * @param location where the entry was read; null if unknown
   */
  UrlEntry of(UrlEntry entry, @Nullable Location location) {
    String lastmod = entry.lastmod();
    String changefreq = entry.changefreq();
    String priority = entry.priority();
    String date = lastmod == null || isDate(lastmod) ? lastmod : null;
    String word = changefreq == null || isWord(changefreq) ? changefreq : null;
    String number = priority == null || Priority.isValid(priority.strip()) ? priority : null;
    boolean dated = count("lastmod", lastmod, date, entry, location); // each is counted
    boolean worded = count("changefreq", changefreq, word, entry, location);
    boolean numbered = count("priority", priority, number, entry, location);
    return dated && worded && numbered
        ? entry
        : entry.toBuilder().lastmod(date).changefreq(word).priority(number).build();
  }

  /** Returns whether a text is a date, even if it is not in a form of the W3C. */
  private static boolean isDate(String text) {
    if (W3cDates.fault(text) == null) {
      return true;
    }
    DateFault fault = DateCheck.fault(text);
    return fault != DateFault.INVALID && fault != DateFault.IMPOSSIBLE;
  }

  /** Returns whether a text is a word of the protocol, in any case. */
  private static boolean isWord(String text) {
    return Changefreq.isWord(text) || Changefreq.isWord(text.strip().toLowerCase(Locale.ROOT));
  }

  /** Returns whether a value stays, and counts it otherwise, unless there is nothing in it. */
  private boolean count(
      String field,
      @Nullable String value,
      @Nullable String kept,
      UrlEntry entry,
      @Nullable Location location) {
    if (value == null || kept != null) {
      return true;
    }
    if (!value.isBlank() && leftOut++ == 0) {
      example = field + ' ' + Problem.quoted(value);
      loc = entry.loc();
      place = location;
    }
    return false;
  }

  /**
   * Reports all values that were left out since the last call, as one problem.
   *
   * @param name the name of the output
   */
  void report(String name, Problems problems) {
    if (leftOut == 0) {
      return;
    }
    String message =
        leftOut == 1
            ? "1 value is left out because crawlers cannot read it: "
            : leftOut + " values are left out because crawlers cannot read them; the first is ";
    problems.report(
        new Problem(
            PublishCodes.BAD_VALUE.severity(),
            PublishCodes.BAD_VALUE.id(),
            message + example,
            place == null ? Location.of(name) : place,
            null,
            null,
            loc,
            true,
            PublishCodes.BAD_VALUE.valueOnly()));
    leftOut = 0;
  }
}
