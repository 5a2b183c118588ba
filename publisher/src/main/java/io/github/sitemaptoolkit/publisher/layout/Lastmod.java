package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.date.W3cDates;
import java.io.Serializable;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The date of the last change of an entry, or of the newest of several entries.
 *
 * @param text the date as written
 * @param second the second in which it begins, since 1970
 * @param nano the nanosecond in that second
 * @since 0.1
 */
public record Lastmod(String text, long second, int nano) implements Serializable {

  private static final Comparator<Lastmod> ORDER =
      Comparator.comparingLong(Lastmod::second).thenComparingInt(Lastmod::nano);

  /** Orders older dates first; no date is older than any date. */
  public static final Comparator<@Nullable Lastmod> AGE = Comparator.nullsFirst(ORDER);

  private static final Comparator<@Nullable Lastmod> AGE_AND_TEXT =
      Comparator.nullsFirst(ORDER.thenComparing(Lastmod::text));

  /** Returns a text as a date, or null if it is absent or not a date. */
  public static @Nullable Lastmod of(@Nullable String text) {
    String date = text == null ? "" : text.strip();
    return W3cDates.isDate(date)
        ? new Lastmod(date, W3cDates.epochSecond(date), W3cDates.nano(date))
        : null;
  }

  /**
   * Returns the newer date. For two dates of the same instant, the result does not depend on their
   * order.
   */
  public static @Nullable Lastmod newer(@Nullable Lastmod a, @Nullable Lastmod b) {
    return AGE_AND_TEXT.compare(a, b) >= 0 ? a : b;
  }

  /**
   * Returns the date in a form that both the W3C note and the schema of the protocol accept: years,
   * months and times without seconds are extended to their first instant.
   */
  public String forSchema() {
    return W3cDates.forSchema(text);
  }
}
