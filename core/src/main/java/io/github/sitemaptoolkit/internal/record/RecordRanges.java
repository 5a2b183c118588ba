package io.github.sitemaptoolkit.internal.record;

import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.Words;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;

/**
 * The places of the parts of a record in its document. They are found by walking along the record,
 * so they must be asked for in the order of the document.
 */
public final class RecordRanges {

  private final RecordTape record;
  private final String source;
  private final byte[] bytes;
  private int at;
  private long line;
  private long lineStart;

  /**
   * Creates an object that is at the beginning of a record.
   *
   * @param source the name of the document
   */
  public RecordRanges(RecordTape record, String source) {
    this(record, source, record.start(0), record.line(), record.start(0) - record.column() + 1L);
  }

  /** Creates an object that is where another one was. */
  public RecordRanges(RecordTape record, String source, int at, long line, long lineStart) {
    this.record = record;
    this.source = source;
    this.bytes = record.bytes();
    this.at = at;
    this.line = line;
    this.lineStart = lineStart;
  }

  /** Walks to the start tag of an element. */
  public void walkTo(int element) {
    walk(record.start(element));
  }

  /** Returns the index that it has walked to. */
  public int at() {
    return at;
  }

  /** Returns the line that it has walked to. */
  public long line() {
    return line;
  }

  /** Returns where that line begins, as if each character had as many bytes as UTF-16 units. */
  public long lineStart() {
    return lineStart;
  }

  /** Returns the place of an element's start tag. */
  public Location tag(int element) {
    int start = record.start(element);
    walk(start);
    int walked = at;
    long lineThere = line;
    long startThere = lineStart;
    Location tag = range(start, tagEnd(element));
    at = walked; // its attributes are still to come
    line = lineThere;
    lineStart = startThere;
    return tag;
  }

  /** Returns the place of an element's start tag, if only what is behind the tag is still asked. */
  public Location tagOnly(int element) {
    return range(record.start(element), tagEnd(element));
  }

  /** Returns the end of an element's start tag. */
  private int tagEnd(int element) {
    int attributes = record.endOfAttributes(element);
    boolean none = attributes == record.firstAttribute(element);
    int end = none ? record.start(element) : record.valueTo(attributes - 1) + 1; // behind a quote
    byte quote = 0;
    while (quote != 0 || bytes[end] != '>') {
      byte b = bytes[end++];
      if (quote == 0 ? b == '"' || b == '\'' : b == quote) {
        quote = quote == 0 ? b : 0;
      }
    }
    return end + 1;
  }

  /** Returns the place of the record. */
  public Location whole() {
    return range(record.start(0), record.behind());
  }

  /** Returns the place of the value of an attribute, without its quotes. */
  public Location value(int attribute) {
    return range(record.valueFrom(attribute), record.valueTo(attribute));
  }

  /** Returns the place of the text of a leaf, without the white space around it. */
  public Location text(int element) {
    int from = record.from(element);
    int to = record.to(element);
    while (from < to && CharClasses.isSpace(bytes[from])) {
      from++;
    }
    while (to > from && CharClasses.isSpace(bytes[to - 1])) {
      to--;
    }
    return record.isOneLine(element) ? line(from, to) : range(from, to);
  }

  /** Returns the place of characters of ASCII without a line break, which needs no walk. */
  private Location line(int from, int to) {
    walk(from);
    int begin = column(from);
    return place(line, begin, begin + to - from, from, to);
  }

  private Location range(int from, int to) {
    walk(from);
    long beginLine = line;
    int beginColumn = column(from);
    walk(to);
    return place(beginLine, beginColumn, column(to), from, to);
  }

  private Location place(long beginLine, int beginColumn, int endColumn, int from, int to) {
    var extent = new Extent(line, endColumn, record.offset(from), record.exactLength(from, to));
    return new Location(source, beginLine, beginColumn, extent);
  }

  private int column(int place) {
    return (int) (place - lineStart + 1);
  }

  private void walk(int to) {
    while (at < to) {
      int from = at;
      long lines = line;
      long start = lineStart;
      while (from + Long.BYTES <= to) {
        long eight = Words.at(bytes, from);
        if (!CharClasses.isAscii(eight)) {
          break;
        }
        long feeds = CharClasses.lineFeeds(eight);
        lines += Long.bitCount(feeds);
        from += Long.BYTES;
        start = feeds == 0 ? start : from - Long.numberOfLeadingZeros(feeds) / Byte.SIZE;
      }
      at = from;
      line = lines;
      lineStart = start;
      walkOn(Math.min(at + Long.BYTES, to));
    }
  }

  private void walkOn(int to) {
    for (; at < to; at++) {
      byte b = bytes[at];
      if (b == '\n') {
        line++;
        lineStart = at + 1L;
      } else if (b < 0) { // it continues a character, or begins one with two units
        lineStart += (b & 0xC0) == 0x80 ? 1 : (b & 0xF8) == 0xF0 ? -1 : 0;
      }
    }
  }
}
