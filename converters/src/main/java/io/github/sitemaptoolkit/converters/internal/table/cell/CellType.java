package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.Priority;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.value.MediaDuration;
import io.github.sitemaptoolkit.value.PlainNumber;

/**
 * The type of the cells of a column, as far as readers depend on it. Writers mark texts that a
 * reader would interpret as something else.
 */
public enum CellType {
  /** Any text; kept as it is. */
  TEXT,
  /** The url of an entry. */
  PAGE,
  /** A url; several of them where an element repeats. */
  URL,
  /** A date. */
  DATE,
  /** The priority of an entry, which stays as it is unless it has a decimal comma. */
  PRIORITY,
  /** A whole number. */
  COUNT,
  /** A decimal number. */
  DECIMAL,
  /** A duration in seconds. */
  DURATION,
  /** Yes or no. */
  YES_NO,
  /** A word that may have white space around it. */
  WORD;

  /** The name of fields that are a number of seconds. */
  private static final String SECONDS = "duration";

  /** Returns the type of a field of the entry itself, by its name. */
  public static CellType ofCore(String field) {
    return switch (field) {
      case "loc" -> PAGE;
      case "lastmod" -> DATE;
      case "changefreq" -> WORD;
      case "priority" -> PRIORITY;
      default -> TEXT;
    };
  }

  /** Returns the type of a column of an extension. */
  public static CellType of(ElementColumn column) {
    Field field = column.field();
    if (field == null) {
      return TEXT;
    }
    return switch (field.kind()) {
      case URL -> URL;
      case DATE_TIME -> DATE;
      case DECIMAL -> DECIMAL;
      case YES_NO -> YES_NO;
      case WHOLE_NUMBER -> field.name().equals(SECONDS) ? DURATION : COUNT;
      default -> TEXT;
    };
  }

  /** Returns whether a reader would interpret a text, which is not empty, as something else. */
  public boolean isReadOtherwise(String text) {
    if (isUsual(text)) {
      return false; // as nearly always
    } else if (text.isBlank() || NoValue.is(text) || NoValue.isError(text) || JsonCell.is(text)) {
      return true;
    }
    return switch (this) {
      case TEXT -> false;
      case PAGE -> UrlFault.NOT_URL.isIn(UrlJudge.page(text));
      case URL ->
          !UrlCell.unwrapped(text).equals(text)
              || !UrlList.joined(text, true).equals(text)
              || JsonCell.objects(text) != null;
      case DATE -> !text.equals(ParsedDate.kept(text));
      case PRIORITY -> CellValues.hasComma(text) || isPadded(text);
      case COUNT -> !text.equals(PlainNumber.whole(text));
      case DECIMAL -> !text.equals(PlainNumber.decimal(text));
      case DURATION -> !text.equals(CellValues.seconds(MediaDuration.of(text)));
      case YES_NO -> !text.equals(YesNo.of(text));
      case WORD -> isPadded(text);
    };
  }

  /** Returns whether a text has a form that only its type can have, and that is read as it is. */
  private boolean isUsual(String text) {
    return switch (this) {
      case PAGE -> UrlJudge.isWeb(text);
      case DATE -> W3cDates.fault(text) == null;
      case PRIORITY -> Priority.isValid(text) && text.indexOf('.') == 1;
      case WORD -> Changefreq.isWord(text);
      default -> false;
    };
  }

  private static boolean isPadded(String text) {
    return !Padding.strip(text).equals(text);
  }
}
