package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.type.DurationText;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Padding;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Interprets the text of a cell: dates, numbers, words for "no value". Texts that are marked as
 * exact are not passed to it.
 */
public final class CellValues {

  private final DateCells dates;
  private final TableWords words;
  private final Reporter reporter;
  private final Set<String> told = new HashSet<>();

  /**
   * Creates a reader of texts.
   *
   * @param dates reads the dates
   */
  public CellValues(DateCells dates, TableWords words, Reporter reporter) {
    this.dates = dates;
    this.words = words;
    this.reporter = reporter;
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
    }
    return switch (type) {
      case TEXT, PAGE, URL -> text;
      case WORD -> Padding.strip(text);
      case NUMBER -> number(column, Padding.strip(text));
      case DATE -> dates.read(column, index, text);
      case DURATION -> as(column, text, DurationText.seconds(Padding.strip(text)), "a duration");
      case YES_NO -> as(column, text, YesNo.of(Padding.strip(text)), "yes or no");
    };
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

  private String number(String column, String text) {
    if (!hasComma(text)) {
      return text;
    }
    String number = text.replace(',', '.');
    reporter.report(
        TableCodes.DECIMAL_COMMA,
        () -> column + ' ' + Problem.quoted(text) + " is read as " + number);
    return number;
  }
}
