package io.github.sitemaptoolkit.converters.internal.csv.write;

import java.util.Arrays;

/**
 * The cells of a row as the bytes that are written, each with the number of its column. Cells have
 * quotes where Commons CSV writes them, except for an empty cell that is the first of a line:
 * {@link CsvOutput} knows which one that is.
 */
final class RecordBytes {

  private static final char QUOTE = '"';

  /** Where a cell begins with this or a lower character, it is quoted. */
  private static final char HIGHEST_QUOTED = '#';

  private final char delimiter;
  private final boolean quotesAll;
  byte[] bytes = new byte[256];
  int[] columns = new int[16];
  int[] ends = new int[16];
  private int size;

  /**
   * Creates an empty row.
   *
   * @param quotesAll whether each cell gets quotes, or only one that needs them
   */
  RecordBytes(char delimiter, boolean quotesAll) {
    this.delimiter = delimiter;
    this.quotesAll = quotesAll;
  }

  /** Removes all cells. */
  void clear() {
    size = 0;
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
    return index == 0 ? 0 : ends[index - 1];
  }

  /** Returns where the bytes of a cell end. */
  int end(int index) {
    return ends[index];
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
   * Adds a cell of visible ASCII characters that needs no quotes; adds nothing and returns false if
   * it is not such a cell.
   */
  boolean addPlain(int column, String cell) {
    int size = cell.length();
    if (quotesAll || size == 0 || cell.charAt(0) <= HIGHEST_QUOTED) {
      return false;
    }
    int begin = reserve(size);
    byte[] to = bytes;
    for (int i = 0; i < size; i++) {
      char c = cell.charAt(i);
      if (c <= ' ' || c >= 0x7F || c == QUOTE || c == delimiter) {
        return false;
      }
      to[begin + i] = (byte) c;
    }
    end(column, begin + size);
    return true;
  }

  /** Adds a cell, whose text has no unpaired surrogates. */
  void add(int column, String cell) {
    int begin = reserve(3L * cell.length() + 2); // three bytes for a character, and quotes
    boolean quoted = quotesAll || hasOddEnds(cell);
    int end = quoted ? -1 : putPlain(cell, begin);
    end(column, end < 0 ? putQuoted(cell, begin) : end);
  }

  /** Makes room for a cell of so many bytes, and returns where it begins. */
  private int reserve(long most) {
    int begin = size == 0 ? 0 : ends[size - 1];
    if (begin + most > bytes.length) {
      long doubled = Math.max(begin + most, 2L * bytes.length);
      bytes = Arrays.copyOf(bytes, (int) Math.min(Integer.MAX_VALUE - 8, doubled));
    }
    if (size == ends.length) {
      columns = Arrays.copyOf(columns, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
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

  /** Appends a cell without quotes and returns its end; -1 if it needs quotes. */
  private int putPlain(String cell, int begin) {
    byte[] to = bytes;
    int at = begin;
    for (int i = 0; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (c >= 0x80) {
        at = putOther(cell, i, at);
        i += Character.isHighSurrogate(c) ? 1 : 0;
      } else if (c == QUOTE || c == delimiter || c == '\r' || c == '\n') {
        return -1;
      } else {
        to[at++] = (byte) c;
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
