package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.type.DateOrder;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Padding;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the dates of a table. Dates in a form of the W3C are kept; all others are converted to one,
 * or reported.
 */
public final class DateCells {

  private static final ZonedDateTime SAMPLE =
      LocalDateTime.of(2026, 11, 22, 10, 15, 30).atZone(ZoneOffset.UTC);
  private static final int SHORTEST = 8; // characters of a date: 1/1/2026
  private static final int LONGEST = 80; // with the name of a zone

  private final @Nullable DateTimeFormatter pattern;

  /** How long a pattern may be: each optional section takes a part of the stack. */
  private static final int LONGEST_PATTERN = 500;

  private final @Nullable ZoneId zone;
  private final DateOrders orders;
  private final Reporter reporter;
  private final Set<String> told = new HashSet<>();

  /**
   * Creates a reader.
   *
   * @param pattern the pattern of dates in other forms; null if there is none
   * @param zone the time zone of dates without one; null if it is unknown
   * @param orders the orders of day and month in the columns of the table
   */
  public DateCells(
      @Nullable String pattern, @Nullable ZoneId zone, DateOrders orders, Reporter reporter) {
    this.pattern = pattern == null ? null : compile(pattern);
    this.zone = zone;
    this.orders = orders;
    this.reporter = reporter;
  }

  /**
   * Returns the formatter of a pattern.
   *
   * @throws IllegalArgumentException if it is malformed or very long, or lacks a year, month or day
   */
  public static DateTimeFormatter compile(String pattern) {
    if (pattern.length() > LONGEST_PATTERN) {
      throw new IllegalArgumentException(
          Problem.quoted(pattern) + " has more than " + LONGEST_PATTERN + " characters");
    }
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
    return DateOrder.isForm(text) || ParsedDate.of(text).date() != null;
  }

  /**
   * Returns {@code 2026-02-03T10:00:00} or {@code 2026-02-03 10:00:00} with a {@code Z}; unchanged
   * if it has a zone, or another form.
   */
  public static String inUtc(String text) {
    String date = text.strip();
    boolean local = W3cDates.fault(date) == DateFault.NO_ZONE;
    return local ? date.replace(' ', 'T') + 'Z' : text;
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

  /**
   * Returns a date in a form of the W3C; null if it cannot be understood. Whatever is converted or
   * left out is reported, what is only written otherwise once for each column.
   */
  @Nullable String read(String column, int index, String text) {
    String date = Padding.strip(text);
    ParsedDate parsed = ParsedDate.of(date, zone);
    if (!parsed.isKept()) {
      ParsedDate asked = pattern == null ? ordered(index, date) : read(pattern, zone, date);
      parsed = asked == null ? parsed : asked;
    }
    DateFault fault = parsed.fault();
    DateOrder order = orders.of(index);
    if (parsed.date() == null
        && order != null
        && DateOrder.isForm(date)
        && orders.iso(index, date) == null) {
      orders.contradicted(index, date);
      reporter.missing(
          TableCodes.BAD_CELL,
          () ->
              column
                  + ' '
                  + Problem.quoted(text)
                  + " is no date as the others of its column, "
                  + order.words()
                  + "; it is left out");
    } else if (fault != null && !parsed.isKept() && isNews(parsed, column + ' ' + fault.code())) {
      parsed.report(column, date, reporter);
    }
    return parsed.date();
  }

  /** Returns a date in the order of its column; null if it is none. */
  private @Nullable ParsedDate ordered(int index, String text) {
    String iso = orders.iso(index, text);
    if (iso == null) {
      return null;
    }
    ParsedDate parsed = ParsedDate.of(iso, zone);
    return parsed.date() == null || parsed.isCut()
        ? parsed
        : new ParsedDate(parsed.date(), DateFault.INVALID);
  }

  private boolean isNews(ParsedDate parsed, String columnAndCode) {
    return parsed.date() == null || parsed.isCut() || told.add(columnAndCode);
  }

  private static @Nullable ParsedDate read(
      DateTimeFormatter pattern, @Nullable ZoneId zone, String text) {
    try {
      TemporalAccessor date =
          pattern.parseBest(text, ZonedDateTime::from, LocalDateTime::from, LocalDate::from);
      if (date instanceof ZonedDateTime time) {
        return new ParsedDate(W3cDateTime.of(time.toOffsetDateTime()).text(), null);
      }
      return ParsedDate.of(date.toString(), zone);
    } catch (DateTimeException e) {
      return null; // it may be in a form that needs no pattern
    }
  }
}
