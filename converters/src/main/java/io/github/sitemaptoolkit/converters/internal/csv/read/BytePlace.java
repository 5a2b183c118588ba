package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.Lines;

/**
 * A place in a table.
 *
 * @param line the line, from 1
 * @param column the column, from 1, in UTF-16 units
 */
record BytePlace(long line, int column) {

  /** Returns the place behind a further byte of the line. */
  BytePlace behind(byte b) {
    return new BytePlace(line, column + Lines.units(b));
  }

  /**
   * Returns the place of a byte in a record of UTF-8.
   *
   * @param begin where the record begins
   * @param at the byte
   * @param line the line on which the record begins
   */
  static BytePlace of(byte[] bytes, int begin, int at, long line) {
    long lines = line;
    int from = begin;
    for (int i = begin; i < at; i++) {
      if (bytes[i] == '\n' || bytes[i] == '\r') {
        lines += bytes[i] == '\n' && i > begin && bytes[i - 1] == '\r' ? 0 : 1;
        from = i + 1;
      }
    }
    int column = 1;
    for (int i = from; i < at; i++) {
      column += Lines.units(bytes[i]);
    }
    return new BytePlace(lines, column);
  }
}
