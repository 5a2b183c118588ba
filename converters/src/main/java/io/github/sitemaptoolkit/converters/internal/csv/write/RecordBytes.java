package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.text.Formulas;
import java.util.Arrays;

/**
 * The cells of a row as the bytes that are written, with a delimiter between them, and the number
 * of the column of each. Cells have quotes where Commons CSV writes them, except for an empty cell
 * that is the first of a line: {@link CsvOutput} knows which one that is.
 */
final class RecordBytes {

  private static final char QUOTE = '"';

  /** Where a cell begins with this or a lower character, it is quoted. */
  private static final char HIGHEST_QUOTED = '#';

  private final char delimiter;
  private final boolean safe;
  private final Runnable illegal;
  private final boolean[] plain = new boolean[0x80]; // ASCII that needs no quotes
  byte[] bytes = new byte[256];
  int[] columns = new int[16];
  int[] ends = new int[16];
  private int size;

  /**
   * Creates an empty row.
   *
   * @param safe whether each cell gets quotes, and what programs take for a formula a mark
   * @param illegal called for each cell with characters that a table cannot contain
   */
  RecordBytes(char delimiter, boolean safe, Runnable illegal) {
    this.delimiter = delimiter;
    this.safe = safe;
    this.illegal = illegal;
    Arrays.fill(plain, 1, plain.length, true);
    for (char c : new char[] {QUOTE, delimiter, '\r', '\n'}) {
      plain[c] = false;
    }
  }

  /** Removes all cells. */
  void clear() {
    size = 0;
  }

  /** Removes the cells after the first so many. */
  void truncate(int cells) {
    size = cells;
  }

  /** Returns the number of cells. */
  int size() {
    return size;
  }

  /** Returns the number of the column of a cell. */
  int column(int index) {
    return columns[index];
  }

  /** Returns where the bytes of a cell begin. */
  int begin(int index) {
    return index == 0 ? 0 : ends[index - 1] + 1;
  }

  /** Returns where the bytes of a cell end. */
  int end(int index) {
    return ends[index];
  }

  /** Returns the number of bytes of all cells and of the delimiters between them. */
  int length() {
    return size == 0 ? 0 : ends[size - 1];
  }

  /** Returns how many bytes a cell has if it is written in quotes. */
  int quotedLength(int index) {
    int begin = begin(index);
    int length = ends[index] - begin;
    return length > 0 && bytes[begin] == QUOTE ? length : length + 2;
  }

  /** Makes room for cells whose bytes, columns and ends are set from outside. */
  void resize(int cells, int length) {
    size = cells;
    if (length > bytes.length) {
      bytes = new byte[Math.max(length, 2 * bytes.length)];
    }
    if (cells > ends.length) {
      columns = new int[2 * cells];
      ends = new int[2 * cells];
    }
  }

  /**
   * Adds a cell that needs no quotes and that a table can contain; adds nothing and returns false
   * if it is not such a cell.
   */
  boolean addPlain(int column, String cell) {
    int end = putPlain(cell, reserve(cell));
    if (end >= 0) {
      end(column, end);
    }
    return end >= 0;
  }

  /** Adds a cell of any text; what no table can contain becomes U+FFFD. */
  void add(int column, String cell) {
    if (!addPlain(column, cell)) {
      String clean = cell;
      if (Characters.illegalAt(cell) >= 0) {
        illegal.run();
        clean = Characters.replaceIllegal(cell);
      }
      addExact(column, safe ? Formulas.defused(clean) : clean);
    }
  }

  /** Adds a cell, whose text has neither NUL nor unpaired surrogates. */
  void addExact(int column, String cell) {
    if (!addPlain(column, cell)) {
      end(column, putQuoted(cell, reserve(cell)));
    }
  }

  /** Makes room for a cell, and returns where it begins. */
  private int reserve(String cell) {
    int begin = begin(size);
    long most = 3L * cell.length() + 2; // three bytes for a character, and quotes
    if (begin + most > bytes.length) {
      long doubled = Math.max(begin + most, 2L * bytes.length);
      bytes = Arrays.copyOf(bytes, (int) Math.min(Integer.MAX_VALUE - 8, doubled));
    }
    if (size == ends.length) {
      columns = Arrays.copyOf(columns, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
    }
    if (begin > 0) {
      bytes[begin - 1] = (byte) delimiter;
    }
    return begin;
  }

  private void end(int column, int end) {
    columns[size] = column;
    ends[size++] = end;
  }

  /** Returns whether readers could take a cell for something else, or cut off its white space. */
  private static boolean hasOddEnds(String cell) {
    return !cell.isEmpty()
        && (cell.charAt(0) <= HIGHEST_QUOTED || cell.charAt(cell.length() - 1) <= ' ');
  }

  /** Appends a cell without quotes and returns its end; -1 if it needs quotes, or a look. */
  private int putPlain(String cell, int begin) {
    if (safe || hasOddEnds(cell)) {
      return -1;
    }
    byte[] to = bytes;
    int at = begin;
    for (int i = 0; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (c < plain.length) {
        if (!plain[c]) {
          return -1;
        }
        to[at++] = (byte) c;
      } else if (!Character.isSurrogate(c)) {
        at = putOther(cell, i, at);
      } else if (Characters.isPair(cell, i)) {
        at = putOther(cell, i++, at);
      } else {
        return -1;
      }
    }
    return at;
  }

  private int putQuoted(String cell, int begin) {
    byte[] to = bytes;
    int at = begin;
    to[at++] = QUOTE;
    for (int i = 0; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (c >= 0x80) {
        at = putOther(cell, i, at);
        i += Character.isHighSurrogate(c) ? 1 : 0;
        continue;
      }
      if (c == QUOTE) {
        to[at++] = QUOTE;
      }
      to[at++] = (byte) c;
    }
    to[at++] = QUOTE;
    return at;
  }

  /** Appends the character at an index, which is not ASCII. */
  private int putOther(String cell, int index, int begin) {
    byte[] to = bytes;
    int at = begin;
    int c = cell.charAt(index);
    if (c < 0x800) {
      to[at++] = (byte) (0xC0 | (c >> 6));
    } else {
      if (Character.isHighSurrogate((char) c)) {
        c = Character.toCodePoint((char) c, cell.charAt(index + 1));
        to[at++] = (byte) (0xF0 | (c >> 18));
        to[at++] = (byte) (0x80 | ((c >> 12) & 0x3F));
      } else {
        to[at++] = (byte) (0xE0 | (c >> 12));
      }
      to[at++] = (byte) (0x80 | ((c >> 6) & 0x3F));
    }
    to[at++] = (byte) (0x80 | (c & 0x3F));
    return at;
  }
}
