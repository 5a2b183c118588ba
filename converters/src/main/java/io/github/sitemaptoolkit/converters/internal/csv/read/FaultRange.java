package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.problem.Extent;

/** The place of what is wrong with a record. */
final class FaultRange {

  private BytePlace begin = new BytePlace(1, 1);
  private BytePlace end = begin;
  private long offset;
  private long length;

  /**
   * Sets the place.
   *
   * @param record where the record begins
   * @param from where the place begins
   * @param to where it ends
   * @param line the line on which the record begins
   * @param before the number of bytes of the document before these bytes
   */
  void set(byte[] bytes, int record, int from, int to, long line, long before) {
    begin = BytePlace.of(bytes, record, from, line);
    end = BytePlace.of(bytes, record, to, line);
    offset = before + from;
    length = (long) to - from;
  }

  /** Adds a further byte of the same line. */
  void add(byte b) {
    length++;
    end = end.behind(b);
  }

  BytePlace begin() {
    return begin;
  }

  /**
   * Returns how far the place reaches.
   *
   * @param counted whether its bytes are those of the document
   */
  Extent extent(boolean counted) {
    return new Extent(end.line(), end.column(), counted ? offset : -1, counted ? length : -1);
  }
}
