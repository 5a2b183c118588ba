package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.element.ElementValues;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads cells with all values of an entry for a column, in the form that the package
 * {@code csv} describes. Reusable; not thread-safe.
 */
public final class JoinedCell {

  private static final char SEPARATOR = '|';
  private static final char ESCAPE = '\\';
  private static final char EMPTY = 'e';
  private static final char ABSENT = '-';

  /** Takes the values of a cell. */
  @FunctionalInterface
  public interface Taker {
    /**
     * Takes a value.
     *
     * @param place which of the repeats it belongs to, outermost first, from 0; used again
     * @param exact whether the cell says that the value is meant as it is
     */
    void take(int[] place, String value, boolean exact);
  }

  private final StringBuilder text = new StringBuilder();
  private CellType type = CellType.TEXT;
  private int depth;
  private int values;
  private boolean exact; // the value that was read last
  private int begin; // of that, in its cell
  private int end;

  /** Returns the cell of a column, or null if none of these elements has a value for it. */
  public @Nullable String write(WrittenColumn column, List<ElementValues> elements) {
    type = column.type();
    depth = column.depth();
    values = 0;
    String only = only(column, elements);
    if (only != null) {
      values = 1;
      return only;
    }
    text.setLength(0);
    for (int i = 0; i < elements.size(); i++) {
      separate(i, depth);
      append(column, elements.get(i), 0, depth);
    }
    return values == 0 ? null : text.toString();
  }

  /** Returns the value of a column if there is one only, and the cell is nothing but that value. */
  private @Nullable String only(WrittenColumn column, List<ElementValues> elements) {
    if (elements.size() != 1) {
      return null;
    }
    ElementValues element = elements.get(0);
    for (int step = 1; step < column.length(); step++) {
      ElementValues child = element.only(column.position(step));
      if (child == null) {
        return null;
      }
      element = child;
    }
    String value = column.value(element);
    boolean plain =
        value != null && !value.isEmpty() && !needsEscape(value) && !type.isReadOtherwise(value);
    return plain ? value : null;
  }

  /** Returns a value as it is written in a cell with several. */
  public static String escaped(String value) {
    return needsEscape(value) ? value.replace("\\", "\\\\").replace("|", "\\|") : value;
  }

  private static boolean needsEscape(String value) {
    return value.indexOf(SEPARATOR) >= 0 || value.indexOf(ESCAPE) >= 0;
  }

  /** Returns how many values the cell that was written last holds. */
  public int values() {
    return values;
  }

  private void separate(int index, int level) {
    for (int i = 0; index > 0 && i < level; i++) {
      text.append(SEPARATOR);
    }
  }

  /** Appends the values of a column below an element on its path. */
  private void append(WrittenColumn column, @Nullable ElementValues element, int step, int level) {
    if (element == null || step == column.length() - 1) {
      append(element == null ? null : column.value(element));
      return;
    }
    int position = column.position(step + 1);
    int below = column.repeats(step) ? level - 1 : level;
    ElementValues only = element.only(position);
    if (only != null) {
      append(column, only, step + 1, below);
      return;
    }
    List<@Nullable ElementValues> children = element.children(position);
    if (children.isEmpty()) {
      append(null);
    }
    for (int i = 0; i < children.size(); i++) {
      separate(i, below);
      append(column, children.get(i), step + 1, below);
    }
  }

  private void append(@Nullable String value) {
    if (value == null) {
      if (depth > 1) {
        text.append(ESCAPE).append(ABSENT);
      }
      return;
    }
    values++;
    if (value.isEmpty()) {
      text.append(ESCAPE).append(EMPTY);
    } else if (type.isReadOtherwise(value)) {
      text.append(CellText.EXACT);
    }
    if (!needsEscape(value)) {
      text.append(value);
      return;
    }
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == SEPARATOR || c == ESCAPE) {
        text.append(ESCAPE);
      }
      text.append(c);
    }
  }

  /**
   * Returns how many outermost repeats a cell holds; -1 if it has longer separators than levels.
   *
   * @param levels how many repeats in each other it may hold, at least 1
   */
  public static int count(String cell, int levels) {
    int count = 1;
    int at = cell.indexOf(SEPARATOR) < 0 ? cell.length() : end(cell, 0);
    while (at < cell.length()) {
      int begin = at;
      while (at < cell.length() && cell.charAt(at) == SEPARATOR) {
        at++;
      }
      if (levels == 1) {
        count += at - begin;
      } else if (at - begin > levels) {
        return -1;
      } else if (at - begin == levels) {
        count++;
      }
      at = end(cell, at);
    }
    return count;
  }

  /** Returns where the value begins in the text of its cell that is being taken. */
  public int begin() {
    return begin;
  }

  /** Returns where that value ends. */
  public int end() {
    return end;
  }

  /** Reads a cell as one value, separators included. */
  public void readWhole(String cell, int levels, Taker taker) {
    String value = value(cell, 0, cell.length());
    if (value != null) {
      taker.take(new int[levels], value, exact);
    }
  }

  /**
   * Reads a cell.
   *
   * @param levels how many repeats in each other it may hold, at least 1
   */
  public void read(String cell, int levels, Taker taker) {
    if (cell.indexOf(SEPARATOR) < 0) {
      readWhole(cell, levels, taker);
      return;
    }
    int[] place = new int[levels];
    int from = 0;
    while (true) {
      int to = end(cell, from);
      String value = value(cell, from, to);
      if (value != null) {
        taker.take(place, value, exact);
      }
      int next = to;
      while (next < cell.length() && cell.charAt(next) == SEPARATOR && next - to < levels) {
        next++;
      }
      if (next == to) {
        return; // the end of the cell
      }
      int level = levels - (next - to);
      place[level]++;
      Arrays.fill(place, level + 1, levels, 0);
      from = next;
    }
  }

  /** Returns where the value that begins at a place ends. */
  private static int end(String cell, int begin) {
    int at = begin;
    while (at < cell.length() && cell.charAt(at) != SEPARATOR) {
      at += cell.charAt(at) == ESCAPE && at + 1 < cell.length() ? 2 : 1;
    }
    return at;
  }

  private @Nullable String value(String cell, int from, int to) {
    if (from == to) {
      return null;
    }
    begin = from;
    end = to;
    exact = false;
    if (to - from == 2 && cell.charAt(from) == ESCAPE) {
      if (cell.charAt(from + 1) == EMPTY) {
        exact = true;
        return "";
      } else if (cell.charAt(from + 1) == ABSENT) {
        return null;
      }
    }
    if (!hasEscape(cell, from, to)) {
      return cell.substring(from, to);
    }
    exact = cell.startsWith(CellText.EXACT, from);
    begin = exact ? from + CellText.EXACT.length() : from;
    text.setLength(0);
    for (int i = begin; i < to; i++) {
      char c = cell.charAt(i);
      if (c == ESCAPE && i + 1 < to && isSpecial(cell.charAt(i + 1))) {
        c = cell.charAt(++i);
      }
      text.append(c);
    }
    return text.toString();
  }

  /** Looks no further than the value: a cell may have very many of them. */
  private static boolean hasEscape(String cell, int from, int to) {
    for (int i = from; i < to; i++) {
      if (cell.charAt(i) == ESCAPE) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a backslash before a character is an escape; otherwise it is literal. */
  private static boolean isSpecial(char c) {
    return c == SEPARATOR || c == ESCAPE;
  }
}
