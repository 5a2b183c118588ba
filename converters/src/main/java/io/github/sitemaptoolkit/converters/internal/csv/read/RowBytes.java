package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * A well-formed row as it stands in a table, to find the places of its cells. Asked for one after
 * the other, they take one walk over the row.
 */
final class RowBytes {

  private final byte[] bytes;
  private final byte delimiter;
  private final int quote;
  private final long line;
  private final long offset;

  // Where the walk is.
  private int at;
  private long atLine;
  private int atColumn;
  private int cell;
  private int units; // of the cell's text, before this place
  private boolean quoted; // the cell is

  /**
   * Creates the bytes of a row.
   *
   * @param bytes the row, in UTF-8 if places are asked for
   * @param quote the byte around cells; none if it is no byte
   * @param line the line on which it begins, from 1
   * @param offset the number of bytes before it in the document; -1 if unknown
   */
  RowBytes(byte[] bytes, byte delimiter, int quote, long line, long offset) {
    this.bytes = bytes;
    this.delimiter = delimiter;
    this.quote = quote;
    this.line = line;
    this.offset = offset;
    begin();
  }

  /**
   * Returns the place of a part of a cell, without quotes around it.
   *
   * @param from where the part begins in the text of the cell, from 0
   * @param to where it ends
   */
  Location place(String source, int inCell, int from, int to) {
    if (inCell < cell || (inCell == cell && from < units)) {
      begin();
    }
    while (cell < inCell && at < bytes.length) {
      nextCell();
    }
    walk(from);
    int first = at;
    long firstLine = atLine;
    int firstColumn = atColumn;
    walk(to);
    boolean known = offset >= 0;
    var extent = new Extent(atLine, atColumn, known ? offset + first : -1, known ? at - first : -1);
    return new Location(source, firstLine, firstColumn, extent);
  }

  /**
   * Returns the place of the row.
   *
   * @param exact whether its bytes are those of the document
   */
  Location whole(String source, boolean exact) {
    begin();
    at = 0;
    atColumn = 1;
    while (at < bytes.length) {
      step();
    }
    boolean known = offset >= 0 && exact;
    var extent = new Extent(atLine, atColumn, known ? offset : -1, known ? at : -1);
    begin();
    return new Location(source, line, 1, extent);
  }

  /** Returns whether a cell is UTF-8. */
  boolean isUtf8(int number) {
    begin();
    while (cell < number && at < bytes.length) {
      nextCell();
    }
    int first = at;
    nextCell();
    ByteBuffer text = ByteBuffer.wrap(bytes, first, at - first);
    try {
      StandardCharsets.UTF_8.newDecoder().decode(text);
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  private void begin() {
    at = 0;
    atLine = line;
    atColumn = 1;
    cell = 0;
    enter();
  }

  private void enter() {
    units = 0;
    quoted = at < bytes.length && bytes[at] == quote;
    if (quoted) {
      step();
    }
  }

  private void nextCell() {
    while (quoted && at < bytes.length && !isEnd()) {
      walk(units + 1);
    }
    while (at < bytes.length && bytes[at] != delimiter) {
      step();
    }
    if (at < bytes.length) {
      step();
      cell++;
      enter();
    }
  }

  /** Returns whether a quote is here that ends a cell. */
  private boolean isEnd() {
    return bytes[at] == quote && (at + 1 == bytes.length || bytes[at + 1] != quote);
  }

  /** Walks to a place in the text of the cell. */
  private void walk(int to) {
    while (units < to && at < bytes.length) {
      boolean escaped = quoted && bytes[at] == quote; // two quotes stand for one
      units += step();
      if (escaped && at < bytes.length) {
        step();
      }
    }
  }

  /** Steps over a character; returns how many UTF-16 units it has. */
  private int step() {
    byte b = bytes[at++];
    boolean ended = b == '\n' || b == '\r';
    if (ended) {
      atLine += b == '\n' && at > 1 && bytes[at - 2] == '\r' ? 0 : 1;
      atColumn = 1;
      return 1;
    }
    while (at < bytes.length && (bytes[at] & 0xC0) == 0x80) {
      at++;
    }
    int count = (b & 0xF8) == 0xF0 ? 2 : 1;
    atColumn += count;
    return count;
  }
}
