package io.github.sitemaptoolkit.converters.internal.json;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;

/**
 * JSON as it is written, which a parser does not tell: says where a token ends, and how many bytes
 * are before it.
 *
 * <p>Of a document, only what follows the last token asked for is kept, and no more than a long
 * text. Not thread-safe.
 */
public final class JsonText {

  private static final int MOST = 1024 * 1024; // characters of a document
  private static final char REPLACED = '\uFFFD';
  private static final int ESCAPE = 2;
  private static final int UNICODE_ESCAPE = 6;

  private final StringBuilder text = new StringBuilder();
  private final boolean mayBeRepaired;
  private long first; // characters of the document before the text
  private int passed; // characters of the text that are not asked for any more
  private long offset; // bytes before those that may be; -1 if unknown

  private JsonText(long offset, boolean mayBeRepaired) {
    this.offset = offset;
    this.mayBeRepaired = mayBeRepaired;
  }

  /** Returns an empty text for one {@linkplain #line line} after the other. */
  public static JsonText ofLines() {
    return new JsonText(0, false);
  }

  /**
   * Returns a text for a document, which is {@linkplain #append added} as it is read. Offsets
   * behind U+FFFD are unknown, because it may stand for any bytes.
   *
   * @param offset the number of bytes before its first character; -1 if it is not UTF-8
   */
  public static JsonText ofDocument(long offset) {
    return new JsonText(offset, true);
  }

  /**
   * Starts over with another line.
   *
   * @param before the number of bytes before it
   */
  public void line(String line, long before) {
    text.setLength(0);
    text.append(line);
    passed = 0;
    offset = before;
  }

  /** Makes offsets unknown, because what follows has characters that are not UTF-8. */
  public void withoutOffsets() {
    offset = -1;
  }

  /** Adds the characters that are read next. */
  public void append(char[] source, int from, int count) {
    if (text.length() - passed > MOST) {
      pass(text.length());
    }
    first += passed;
    text.delete(0, passed);
    passed = 0;
    text.append(source, from, count);
  }

  /**
   * Returns the place of a token: of a text, without its quotes; of an object or array, its
   * bracket.
   *
   * @param begin the point where the token begins
   * @param at the number of characters before it
   * @return a range; the point if the end is not known
   */
  public Location token(Location begin, long at) {
    int index = reach(at);
    int end = index < 0 ? -1 : end(index);
    return end < 0 ? begin : range(begin, index, inside(index), end);
  }

  /**
   * Returns the place of what stands at a place where the text is malformed: a token, or the last
   * character if nothing follows.
   *
   * @param begin the point where it begins
   * @param at the number of characters before it
   */
  Location fault(Location begin, long at) {
    boolean ended = at - first == text.length() && begin.column() > 1;
    return ended
        ? character(new Location(begin.source(), begin.line(), begin.column() - 1), at - 1)
        : token(begin, at);
  }

  /** Returns the place of the character at a place, which is a range if it is still known. */
  Location character(Location begin, long at) {
    int index = reach(at);
    return index < 0 ? begin : range(begin, index, index, index + 1);
  }

  /**
   * Returns the place of a part of the value of a token.
   *
   * @param skipped the number of UTF-16 units of the value before the part
   * @param count that of the part
   */
  Location part(Location begin, long at, int skipped, int count) {
    int index = reach(at);
    if (index < 0 || end(index) < 0) {
      return begin;
    }
    int from = ahead(inside(index), skipped);
    return range(begin, index, from, ahead(from, count));
  }

  /** Returns the place of a part of a line, whose beginning is given as a point, too. */
  Location range(Location begin, int from, int to) {
    int index = reach(from);
    return index < 0 ? begin : range(begin, index, index, to);
  }

  /** Moves on to a token, and returns its index in the text; -1 if that is not kept. */
  private int reach(long at) {
    long index = at - first;
    if (index < passed || index >= text.length()) {
      return -1;
    }
    pass((int) index);
    return passed;
  }

  private void pass(int index) {
    long more = bytes(passed, index);
    offset = offset < 0 || more < 0 ? -1 : offset + more;
    passed = index;
  }

  /** Returns where the content of the token at an index begins. */
  private int inside(int index) {
    return text.charAt(index) == '"' ? index + 1 : index;
  }

  /** Returns where the content of the token at an index ends; -1 if the text ends before. */
  private int end(int index) {
    char first = text.charAt(index);
    int at = index + 1;
    if (first == '{' || first == '[') {
      return at;
    } else if (first == '"') {
      while (at < text.length() && text.charAt(at) != '"') {
        at += text.charAt(at) == '\\' ? ESCAPE : 1;
      }
      return at < text.length() ? at : -1;
    }
    while (at < text.length() && !isBehindWord(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isBehindWord(char c) {
    return c <= ' ' || c == ',' || c == ']' || c == '}';
  }

  /** Moves on in a literal by units of its value: each is written as itself or as an escape. */
  private int ahead(int from, int units) {
    int at = from;
    for (int i = 0; i < units; i++) {
      if (text.charAt(at) != '\\') {
        at++;
      } else {
        at += text.charAt(at + 1) == 'u' ? UNICODE_ESCAPE : ESCAPE;
      }
    }
    return at;
  }

  /** Returns a range of one line, in which a token begins at an index. */
  private Location range(Location begin, int index, int from, int to) {
    long before = offset < 0 ? -1 : bytes(index, from);
    long length = before < 0 ? -1 : bytes(from, to);
    int column = begin.column() + from - index;
    return new Location(
        begin.source(),
        begin.line(),
        column,
        new Extent(begin.line(), column + to - from, length < 0 ? -1 : offset + before, length));
  }

  /** Returns the length of a part in bytes of UTF-8; -1 if it is unknown. */
  private long bytes(int from, int to) {
    long bytes = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c == REPLACED && mayBeRepaired) {
        return -1;
      }
      bytes += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3; // of a pair, 4
    }
    return bytes;
  }
}
