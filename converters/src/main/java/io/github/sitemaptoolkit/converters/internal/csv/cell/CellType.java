package io.github.sitemaptoolkit.converters.internal.csv.cell;

import io.github.sitemaptoolkit.converters.internal.FeedDates;
import io.github.sitemaptoolkit.text.Padding;
import java.util.Set;

/**
 * What the cells of a column hold, as far as reading them depends on it. A writer asks which texts
 * a reader would take for something else, and marks those.
 */
public enum CellType {
  /** Any text; kept as it is. */
  TEXT,
  /** A url; several of them where an element repeats. */
  URL,
  /** A date. */
  DATE,
  /** A decimal number. */
  NUMBER,
  /** A word that may have white space around it. */
  WORD;

  private static final Set<String> DATES =
      Set.of("lastmod", "video.publication_date", "video.expiration_date", "news.publication_date");
  private static final Set<String> URLS = Set.of("loc", "url", "href", "license");

  /** Returns what the cells of a column hold, by its name. */
  public static CellType of(String column) {
    if (DATES.contains(column)) {
      return DATE;
    }
    String last = column.substring(1 + Math.max(column.lastIndexOf('.'), column.lastIndexOf('@')));
    return switch (last) {
      case "changefreq" -> WORD;
      case "priority" -> column.equals(last) ? NUMBER : TEXT;
      default -> URLS.contains(last) || last.endsWith("_loc") || last.endsWith("_url") ? URL : TEXT;
    };
  }

  /** Returns whether a reader would not take a text, which is not empty, as it is. */
  public boolean isReadOtherwise(String text) {
    if (text.isBlank() || NoValue.is(text)) {
      return true;
    }
    return switch (this) {
      case TEXT -> false;
      case URL -> !UrlList.joined(text).equals(text);
      case DATE -> !FeedDates.isKept(text);
      case NUMBER -> Decimals.hasComma(text) || isPadded(text);
      case WORD -> isPadded(text);
    };
  }

  private static boolean isPadded(String text) {
    return !Padding.strip(text).equals(text);
  }
}
