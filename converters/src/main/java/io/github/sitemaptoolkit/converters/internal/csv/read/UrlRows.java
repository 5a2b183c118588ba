package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateCells;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.text.Changefreq;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides whether lines without a header are rows of a table, or urls with commas and semicolons in
 * them, which are legal there.
 */
final class UrlRows {

  /** What no url contains as it is. */
  private static final String FOREIGN = " \"<>\\^`{|}";

  private UrlRows() {}

  /**
   * Returns whether lines are rows: all have as many cells, those behind the url are empty or
   * something that cannot be the end of one, and no two different lines would have the same url. A
   * delimiter that urls do not have may be before any text, if a date or the like is there, too.
   */
  static boolean areRows(List<List<String>> lines, char delimiter) {
    int size = lines.isEmpty() ? 0 : lines.get(0).size();
    int url = 0;
    while (url < size && !CellText.isWeb(lines.get(0).get(url))) {
      url++;
    }
    boolean legal = delimiter == ',' || delimiter == ';'; // in urls
    if (size < 2 || url == size || (lines.size() == 1 && !legal)) {
      return false;
    }
    Map<String, List<String>> urls = new HashMap<>();
    for (List<String> cells : lines) {
      if (cells.size() != size || !CellText.isWeb(cells.get(url))) {
        return false;
      } else if (url == 0) {
        List<String> other = urls.putIfAbsent(cells.get(0), cells);
        List<String> behind = cells.subList(1, size);
        boolean cut = legal ? areOther(behind) : behind.stream().anyMatch(UrlRows::hasType);
        if ((other != null && !other.equals(cells)) || !(cut || areOther(behind))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether the cells behind a url look like those of rows, but may be parts of it. */
  static boolean maybeOther(List<String> cells) {
    return cells.stream().map(String::strip).allMatch(it -> isPlain(it) || isOther(it));
  }

  private static boolean isPlain(String text) {
    return text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** Returns whether cells are no parts of the url before them; numbers alone might be. */
  private static boolean areOther(List<String> cells) {
    boolean sure = false;
    for (String cell : cells) {
      String text = cell.strip();
      boolean plain = isPlain(text);
      if (CellText.isWeb(text)) {
        return true;
      } else if (!plain && !isOther(text)) {
        return false;
      }
      sure |= !plain;
    }
    return sure || cells.stream().allMatch(String::isBlank);
  }

  private static boolean hasType(String cell) {
    String text = cell.strip();
    return DateCells.mayBeDate(text) || Changefreq.isWord(text) || isShare(text);
  }

  private static boolean isOther(String text) {
    return hasType(text)
        || NoValue.is(text)
        || text.chars().anyMatch(c -> c < 0x20 || FOREIGN.indexOf(c) >= 0);
  }

  /** Returns whether a text is a priority: a number from 0 to 1 with a point. */
  private static boolean isShare(String text) {
    return (text.startsWith("0.") || text.startsWith("1.0"))
        && text.length() > 2
        && text.chars().skip(2).allMatch(c -> c >= '0' && c <= '9');
  }
}
