package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateCells;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlText;
import io.github.sitemaptoolkit.url.UrlText.Reference;
import java.util.ArrayList;
import java.util.List;

/** What the first cells of a column hold: which of those that hold something are what. */
final class ColumnSample {

  private static final int STATUS_DIGITS = 3;
  private static final int DAY_LENGTH = 10;

  private int values;
  private int web;
  private int references;
  private int pictures;
  private int films;
  private int days;
  private int dates; // in any form
  private int numbers;
  private int epochs;
  private int statuses;
  private boolean inArray;

  private ColumnSample() {}

  /** Returns the samples of so many columns. */
  static List<ColumnSample> of(int columns, List<TableRow> rows) {
    List<ColumnSample> samples = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      var sample = new ColumnSample();
      for (TableRow row : rows) {
        sample.add(Padding.strip(row.cell(column)));
        List<PlacedText> values = row.values(column);
        sample.inArray |= values != null && values.get(0).isInArray();
      }
      samples.add(sample);
    }
    return samples;
  }

  private void add(String text) {
    if (text.isEmpty() || NoValue.is(text)) {
      return;
    }
    values++;
    dates += DateCells.mayBeDate(text) ? 1 : 0;
    boolean number = text.chars().allMatch(c -> c >= '0' && c <= '9');
    numbers += number ? 1 : 0;
    if (UrlJudge.isWeb(text)) {
      web++;
      UrlEnding.Kind kind = UrlEnding.kind(UrlEnding.of(text));
      pictures += kind == UrlEnding.Kind.PICTURE ? 1 : 0;
      films += kind == UrlEnding.Kind.FILM ? 1 : 0;
    } else if (!UrlText.isAbsolute(text) && UrlText.reference(text) != Reference.NONE) {
      references++;
    } else if (isDay(text)) {
      days++;
    } else if (number && isEpoch(text)) {
      epochs++;
    } else if (isStatus(text)) {
      statuses++;
    }
  }

  /** A year or a month alone is rather a number. */
  private static boolean isDay(String text) {
    return text.length() >= DAY_LENGTH && W3cDates.isDate(text);
  }

  private static boolean isEpoch(String number) {
    ParsedDate parsed = ParsedDate.of(number);
    return parsed.date() != null && !parsed.isKept();
  }

  private static boolean isStatus(String text) {
    String number = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    return number.equals("0")
        || (number.length() == STATUS_DIGITS && number.chars().allMatch(c -> c >= '0' && c <= '9'));
  }

  /** Returns whether no cell holds anything. */
  boolean isEmpty() {
    return values == 0;
  }

  /** Returns how many cells hold an absolute url of the web. */
  int web() {
    return web;
  }

  /** Returns whether most cells hold an absolute url of the web. */
  boolean holdsWeb() {
    return web > 0 && web * 2 >= values;
  }

  /** Returns whether most cells hold an absolute url, a relative one, or a host. */
  boolean holdsUrls() {
    return web + references > 0 && (web + references) * 2 >= values;
  }

  /** Returns whether most cells hold the url of a picture. */
  boolean holdsPictures() {
    return pictures > 0 && pictures * 2 >= values;
  }

  /** Returns whether all cells that hold something hold a day or a time, as the W3C writes it. */
  boolean holdsDays() {
    return days > 0 && days == values;
  }

  /** Returns whether all cells that hold something hold a date, or a number that is one. */
  boolean holdsDates() {
    return values > 0 && days + epochs == values;
  }

  /** Returns whether most cells hold a date, in whatever form. */
  boolean mostlyDates() {
    return dates > 0 && dates * 2 >= values;
  }

  /** Returns whether the cells may be those of a column: its header alone does not tell. */
  boolean mayBe(HeaderTarget target) {
    ElementColumn column = target.column();
    if (target.isUrl() || (column != null && CellType.of(column) == CellType.URL)) {
      return values == 0 || holdsUrls();
    }
    boolean date = target.core() == 1 || (column != null && CellType.of(column) == CellType.DATE);
    return !date || values == 0 || epochs == values || numbers < values;
  }

  /** Returns the column that the cells are, if nothing but them tells; empty if that is unclear. */
  String likelyColumn() {
    if (values > 0 && web == values) {
      return pictures == values ? "image.loc" : films == values ? "video.content_loc" : "loc";
    }
    return values > 0 && dates == values ? "lastmod" : "";
  }

  /** Returns whether cells are in arrays, so that they may not be about the row as a whole. */
  boolean isInArray() {
    return inArray;
  }

  /** Returns whether all cells that hold something hold the status of an HTTP response. */
  boolean holdsStatuses() {
    return statuses > 0 && statuses == values;
  }
}
