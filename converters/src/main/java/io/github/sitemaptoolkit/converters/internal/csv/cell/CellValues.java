package io.github.sitemaptoolkit.converters.internal.csv.cell;

import io.github.sitemaptoolkit.converters.internal.csv.CsvCodes;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Padding;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a cell as people and their programs mean it. Texts that are marked as exact do
 * not come here.
 */
public final class CellValues {

  private final DateCells dates;
  private final Reporter reporter;
  private final Set<String> told = new HashSet<>();

  public CellValues(@Nullable String datePattern, Reporter reporter) {
    this.dates = new DateCells(datePattern, reporter);
    this.reporter = reporter;
  }

  /** Returns the value of a text; null if it means none, or is one that is left out. */
  public @Nullable String read(CellType type, String column, String text) {
    if (text.isBlank()) {
      return null;
    } else if (NoValue.is(text)) {
      tell(column, text);
      return null;
    }
    return switch (type) {
      case TEXT, URL -> text;
      case WORD -> Padding.strip(text);
      case NUMBER -> number(column, Padding.strip(text));
      case DATE -> dates.read(column, text);
    };
  }

  private void tell(String column, String word) {
    if (told.add(column)) {
      reporter.report(
          CsvCodes.NO_VALUE,
          () -> "cells of " + column + " such as " + Problem.quoted(word) + " are read as empty");
    }
  }

  private String number(String column, String text) {
    if (!Decimals.hasComma(text)) {
      return text;
    }
    String number = text.replace(',', '.');
    reporter.report(
        CsvCodes.DECIMAL_COMMA,
        () -> column + ' ' + Problem.quoted(text) + " is read as " + number);
    return number;
  }
}
