package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.converters.internal.FeedDates;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.DateCodes;
import io.github.sitemaptoolkit.text.LastmodCheck;
import io.github.sitemaptoolkit.text.Padding;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads the dates of a table. Dates in a form of the W3C are kept; all others are converted to one,
 * or reported.
 */
public final class DateCells {

  private static final ZonedDateTime SAMPLE =
      LocalDateTime.of(2026, 11, 22, 10, 15, 30).atZone(ZoneOffset.UTC);
  private static final int YEAR_DIGITS = 4;

  private static final int SHORTEST = 8; // characters of a date: 1/1/2026
  private static final int LONGEST = 40;
  private static final FeedDates.Result NONE = new FeedDates.Result(null, FeedDates.Fault.UNKNOWN);

  private final @Nullable DateTimeFormatter pattern;
  private final Reporter reporter;

  /**
   * Creates a reader.
   *
   * @param pattern the pattern of dates in other forms; null if there is none
   */
  DateCells(@Nullable String pattern, Reporter reporter) {
    this.pattern = pattern == null ? null : compile(pattern);
    this.reporter = reporter;
  }

  /**
   * Returns the formatter of a pattern.
   *
   * @throws IllegalArgumentException if it is malformed, or lacks a year, month or day
   */
  public static DateTimeFormatter compile(String pattern) {
    DateTimeFormatter formatter =
        new DateTimeFormatterBuilder()
            .parseCaseInsensitive()
            .appendPattern(pattern)
            .parseDefaulting(ChronoField.ERA, 1) // strict parsing requires it for "yyyy"
            .toFormatter(Locale.ENGLISH)
            .withResolverStyle(ResolverStyle.STRICT);
    try {
      if (LocalDate.from(formatter.parse(formatter.format(SAMPLE))).equals(SAMPLE.toLocalDate())) {
        return formatter;
      }
    } catch (DateTimeException e) {
      throw incomplete(pattern, e);
    }
    throw incomplete(pattern, null);
  }

  private static IllegalArgumentException incomplete(
      String pattern, @Nullable DateTimeException cause) {
    return new IllegalArgumentException(
        Problem.quoted(pattern) + " must contain a year, a month and a day, as MM/dd/yyyy does",
        cause);
  }

  /** Returns whether a text looks like a date, even one that is ambiguous: 05/01/2026. */
  public static boolean mayBeDate(String text) {
    if (text.length() < SHORTEST || text.length() > LONGEST || !hasDigitAndOther(text)) {
      return false;
    }
    return FeedDates.parse(text).date() != null
        || dayFirst(text, NONE).date() != null
        || dayFirst(text.replace('/', '.'), NONE).fault() != FeedDates.Fault.UNKNOWN;
  }

  private static boolean hasDigitAndOther(String text) {
    boolean digits = false;
    boolean others = false;
    for (int i = 0; i < text.length(); i++) {
      boolean digit = text.charAt(i) >= '0' && text.charAt(i) <= '9';
      digits |= digit;
      others |= !digit;
    }
    return digits && others;
  }

  /** Returns a date in a form of the W3C; null if it cannot be understood, which is reported. */
  @Nullable String read(String column, String text) {
    FeedDates.Result result = FeedDates.parse(Padding.strip(text));
    if (result.date() != null && result.fault() == null) {
      return result.date();
    }
    FeedDates.Result asked = pattern == null ? null : read(pattern, Padding.strip(text));
    String epoch = asked == null ? EpochDates.read(Padding.strip(text)) : null;
    if (epoch != null) {
      return epoch;
    }
    result = asked == null ? dayFirst(Padding.strip(text), result) : asked;
    FeedDates.Fault fault = result.fault();
    if (fault != null) {
      boolean impossible = DateCodes.IMPOSSIBLE.equals(LastmodCheck.fault(Padding.strip(text)));
      report(
          fault == FeedDates.Fault.UNKNOWN && impossible ? FeedDates.Fault.IMPOSSIBLE : fault,
          column + ' ' + Problem.quoted(Padding.strip(text)) + ' ');
    }
    return result.date();
  }

  private void report(FeedDates.Fault fault, String value) {
    switch (fault) {
      case NO_ZONE ->
          reporter.report(
              DateCodes.NO_ZONE,
              () -> value + "has no time zone, or an ambiguous one; only its day is kept");
      case IMPOSSIBLE ->
          reporter.missing(
              DateCodes.IMPOSSIBLE,
              () -> value + "contains a day or time that does not exist; it is left out");
      case UNKNOWN ->
          reporter.missing(
              DateCodes.INVALID, () -> value + "cannot be understood as a date; it is left out");
    }
  }

  private static FeedDates.@Nullable Result read(DateTimeFormatter pattern, String text) {
    try {
      TemporalAccessor date =
          pattern.parseBest(text, ZonedDateTime::from, LocalDateTime::from, LocalDate::from);
      if (date instanceof ZonedDateTime time) {
        return new FeedDates.Result(W3cDateTime.of(time.toOffsetDateTime()).text(), null);
      }
      FeedDates.Fault fault = date instanceof LocalDateTime ? FeedDates.Fault.NO_ZONE : null;
      return new FeedDates.Result(LocalDate.from(date).toString(), fault);
    } catch (DateTimeException e) {
      return null; // it may be in a form that needs no pattern
    }
  }

  /** Reads {@code 22.11.2026 10:15}: with dots, the day comes first wherever it is written. */
  private static FeedDates.Result dayFirst(String text, FeedDates.Result otherwise) {
    int month = text.indexOf('.') + 1;
    int year = text.indexOf('.', month) + 1;
    int end = year + YEAR_DIGITS;
    if (!isNumber(text, 0, month - 1)
        || !isNumber(text, month, year - 1)
        || end > text.length()
        || !isDigits(text, year, end)
        || (end < text.length() && Character.isDigit(text.charAt(end)))) {
      return otherwise;
    }
    String iso =
        text.substring(year, end)
            + '-'
            + text.substring(month, year - 1)
            + '-'
            + text.substring(0, month - 1)
            + text.substring(end);
    return FeedDates.parse(iso);
  }

  private static boolean isNumber(String text, int begin, int end) {
    return end - begin >= 1 && end - begin <= 2 && isDigits(text, begin, end);
  }

  private static boolean isDigits(String text, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }
}
