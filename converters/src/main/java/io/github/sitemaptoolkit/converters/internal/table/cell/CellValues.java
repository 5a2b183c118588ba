package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.value.MediaDuration;
import io.github.sitemaptoolkit.value.MediaDuration.Unit;
import io.github.sitemaptoolkit.value.PlainNumber;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Interprets the text of a cell: dates, numbers, words for "no value". Texts that are marked as
 * exact are not passed to it.
 */
public final class CellValues {

  private final DateCells dates;
  private final TableWords words;
  private final Reporter reporter;
  private final IntFunction<Unit> unitOf;
  private final Map<Integer, Unit> units = new HashMap<>(); // by column
  private final Set<String> told = new HashSet<>();

  /**
   * Creates a reader of texts.
   *
   * @param dates reads the dates
   * @param unitOf returns the unit of the durations of a column
   */
  public CellValues(
      DateCells dates, TableWords words, Reporter reporter, IntFunction<Unit> unitOf) {
    this.dates = dates;
    this.words = words;
    this.reporter = reporter;
    this.unitOf = unitOf;
  }

  /**
   * Returns the value of a text; null if it stands for no value, or is left out.
   *
   * @param column the name of the column
   * @param index which column of the table it is in
   */
  public @Nullable String read(CellType type, String column, int index, String text) {
    if (text.isBlank()) {
      return null;
    } else if (NoValue.is(text)) {
      tell(column, text);
      return null;
    } else if (NoValue.isError(text)) {
      return as(column, text, null, "a value, but the error of a formula");
    }
    return switch (type) {
      case TEXT, PAGE -> text;
      case URL -> UrlCell.unwrapped(text);
      case WORD -> Padding.strip(text);
      case PRIORITY -> priority(column, Padding.strip(text));
      case COUNT -> as(column, text, PlainNumber.whole(text), "a whole number");
      case DECIMAL -> decimal(column, text);
      case DATE -> dates.read(column, index, UrlCell.withoutQuotes(Padding.strip(text)));
      case DURATION -> duration(column, index, text);
      case YES_NO -> as(column, text, YesNo.of(Padding.strip(text)), "yes or no");
    };
  }

  private @Nullable String duration(String column, int index, String text) {
    Unit unit = units.computeIfAbsent(index, i -> i < 0 ? Unit.SECONDS : unitOf.apply(i));
    MediaDuration duration = MediaDuration.of(text, unit);
    String what = duration != null && duration.rounded() ? "a duration, rounded" : "a duration";
    return as(column, text, seconds(duration), what);
  }

  /** Returns the digits of a duration in seconds, as sitemaps write it. */
  static @Nullable String seconds(@Nullable MediaDuration duration) {
    return duration == null ? null : Long.toString(duration.seconds());
  }

  /** Returns what a text is read as; null, which is reported, if it is not what it should be. */
  private @Nullable String as(String column, String text, @Nullable String value, String expected) {
    if (value == null) {
      reporter.missing(
          TableCodes.BAD_CELL,
          () -> column + ' ' + Problem.quoted(text) + " is not " + expected + "; it is left out");
    } else if (!value.equals(text) && told.add(column + ' ' + expected)) {
      reporter.report(
          TableCodes.READ_AS,
          () ->
              words.cell()
                  + "s of "
                  + column
                  + " are read as "
                  + expected
                  + ": "
                  + Problem.quoted(text)
                  + " as "
                  + value);
    }
    return value;
  }

  private void tell(String column, String word) {
    if (told.add(column)) {
      reporter.report(
          TableCodes.NO_VALUE,
          () ->
              words.cell()
                  + "s of "
                  + column
                  + " such as "
                  + Problem.quoted(word)
                  + " are read as empty");
    }
  }

  /** Returns whether a text is digits, a comma and digits, with white space around it or not. */
  static boolean hasComma(String text) {
    String number = Padding.strip(text);
    int comma = number.indexOf(',');
    return comma > 0
        && comma < number.length() - 1
        && number.chars().allMatch(c -> c == ',' || (c >= '0' && c <= '9'))
        && number.lastIndexOf(',') == comma;
  }

  private @Nullable String decimal(String column, String text) {
    String number = PlainNumber.decimal(text);
    if (number != null && hasComma(text)) {
      tellComma(column, text, number);
      return number;
    }
    return as(column, text, number, "a number");
  }

  private String priority(String column, String text) {
    if (!hasComma(text)) {
      return text;
    }
    String number = text.replace(',', '.');
    tellComma(column, text, number);
    return number;
  }

  private void tellComma(String column, String text, String number) {
    reporter.report(
        TableCodes.DECIMAL_COMMA,
        () -> column + ' ' + Problem.quoted(text) + " is read as " + number);
  }
}
