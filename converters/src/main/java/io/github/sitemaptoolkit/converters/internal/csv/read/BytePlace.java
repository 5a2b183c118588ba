package io.github.sitemaptoolkit.converters.internal.csv.read;

/**
 * A place in a table.
 *
 * @param line the line, from 1
 * @param column the column, from 1, in UTF-16 units
 */
record BytePlace(long line, int column) {

  /** Returns the place behind a further byte of the line. */
  BytePlace behind(byte b) {
    int units = (b & 0xC0) == 0x80 ? 0 : (b & 0xF8) == 0xF0 ? 2 : 1;
    return new BytePlace(line, column + units);
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
      boolean first = (bytes[i] & 0xC0) != 0x80;
      boolean pair = (bytes[i] & 0xF8) == 0xF0;
      column += pair ? 2 : first ? 1 : 0;
    }
    return new BytePlace(lines, column);
  }
}
