package io.github.sitemaptoolkit.converters.internal.table.row;

import io.github.sitemaptoolkit.converters.option.CountListener;
import io.github.sitemaptoolkit.converters.option.TableCounts;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.url.ProgramWords;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Counts the cells under each header that hold something. */
public final class FilledCells {

  private static final String WORDS = "nNuU[%"; // with which words for nothing begin

  private final CountListener listener;
  private long rows;
  private long[] filled = new long[16];

  private FilledCells(CountListener listener) {
    this.listener = listener;
  }

  /** Returns a counter for somebody who listens; null if nobody does. */
  public static @Nullable FilledCells of(Context context) {
    CountListener listener = context.options(CountListener.NONE);
    return listener.equals(CountListener.NONE) ? null : new FilledCells(listener);
  }

  /** Counts a row, whose cells follow. */
  public void row() {
    rows++;
  }

  /** Counts a cell. */
  public void cell(int column, String text) {
    if (column >= filled.length) {
      filled = Arrays.copyOf(filled, Math.max(column + 1, 2 * filled.length));
    }
    if (!isNothing(text)) {
      filled[column]++;
    }
  }

  private static boolean isNothing(String text) {
    int length = text.length();
    if (length == 0) {
      return true;
    }
    char first = text.charAt(0);
    return first <= ' '
        ? text.isBlank()
        : WORDS.indexOf(first) >= 0 && ProgramWords.isMissing(text, 0, length, true);
  }

  /**
   * Tells what was counted.
   *
   * @param names the headers
   * @param mapped the headers that options name
   * @param items whether the rows are items of a JSON document
   */
  public void tell(String source, List<String> names, Set<String> mapped, boolean items) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      counts.merge(names.get(i), i < filled.length ? filled[i] : 0, Math::max);
    }
    listener.listener().accept(new TableCounts(source, rows, counts, mapped, items));
  }
}
