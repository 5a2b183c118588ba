package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.csv.CsvSyntax;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.problem.Extent;
import java.io.IOException;
import java.io.InputStream;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Splits the bytes of a table into records, and recovers after malformed ones. Records without a
 * quote are split into cells, too: nothing but a delimiter can be special in them. Of the others
 * only the text is given, for Commons CSV to split.
 *
 * <p>A line break inside quotes belongs to its record. If a record is malformed, its first line is
 * skipped, and the next record begins on the line after that. So a quote that is never closed
 * affects only its line, not the file. Memory is bounded by the length of the longest record.
 */
final class RecordSplitter {

  private enum State {
    BEGINNING,
    PLAIN,
    QUOTED,
    CLOSED
  }

  private static final int CHUNK = 1 << 16;
  private static final char ESCAPE = '\\';
  private static final int FIRST_SIZE = 8 << 10; // of what grows to hold chunks: most are small
  private static final int FIRST_FIELDS = 16; // as above

  /**
   * How much may be read a second time: this and a multiple of the input, so that it stays fast.
   */
  private static final long RESCANS = 64L << 20;

  private static final int RESCANS_PER_BYTE = 8;

  private final InputStream in;
  private final byte delimiter;
  private final int quoteByte; // no byte if there are no quotes
  private final boolean backslash; // escapes the character behind it
  private final boolean strict;
  private final boolean[] special = new boolean[1 << Byte.SIZE]; // which bytes are looked at
  private byte[] bytes = new byte[FIRST_SIZE];
  private int begin; // of the record
  private int at; // of the byte that is looked at next
  private int limit;
  private boolean ended;
  private long total;
  private long rescanned;
  private boolean afterReturn;

  private long line; // of the record's first byte
  private long nextLine = 1;
  private RecordFault fault = RecordFault.NONE;
  private boolean guessed;
  private boolean unended;
  private final FaultRange range = new FaultRange();

  // The record that is being scanned: places are counted from its beginning.
  private State state = State.BEGINNING;
  private int field;
  private int fields;
  private int[] fieldEnds = new int[FIRST_FIELDS];
  private int end;
  private boolean quoted; // whether it holds a quote, or an escape
  private boolean escaped; // the next byte is
  private byte seen; // all bits of its bytes: negative if one is not ASCII
  private int quote;
  private int closed;
  private int secondLine; // 0 if that was not reached
  private int lineEnds;
  private int nul;

  private final RecordDecoder text = new RecordDecoder();

  /**
   * Creates records.
   *
   * @param strict whether bytes that are not UTF-8 are a fault; otherwise they are read as
   *     windows-1252
   */
  RecordSplitter(InputStream in, CsvSyntax syntax, boolean strict) throws IOException {
    this.in = in;
    this.delimiter = (byte) syntax.delimiter();
    this.quoteByte = syntax.quote() == 0 ? Integer.MAX_VALUE : syntax.quote();
    this.backslash = syntax.backslash();
    this.strict = strict;
    for (char c : new char[] {syntax.delimiter(), syntax.quote(), '\r', '\n', 0}) {
      special[c] = true;
    }
    special[ESCAPE] |= backslash;
    while (limit < 3 && fill()) {
      // up to where a byte order mark ends
    }
    boolean marked =
        limit >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF;
    at = marked ? 3 : 0;
  }

  /** Moves to the next record that is not an empty line; false at the end. */
  boolean next() throws IOException {
    while (start()) {
      end = scan();
      if (fault != RecordFault.NONE) {
        return true;
      }
      if (end > begin) {
        decode();
        return true;
      }
    }
    return false;
  }

  /** Returns the line on which the record begins, from 1. */
  long line() {
    return line;
  }

  /** Returns what is wrong with the record. */
  RecordFault fault() {
    return fault;
  }

  /** Returns whether something of the record is not UTF-8, and read as windows-1252. */
  boolean guessed() {
    return guessed;
  }

  /**
   * Returns a copy of the record as it stands in the table; null if it has escapes by a backslash.
   *
   * @param original whether the input is the document as it is, so that its bytes can be counted
   */
  @Nullable RowBytes bytes(boolean original) {
    byte[] copy = Arrays.copyOfRange(bytes, begin, end);
    long before = original ? total - limit + begin : -1;
    return backslash && quoted ? null : new RowBytes(copy, delimiter, quoteByte, line, before);
  }

  /** Returns whether the input ends without ending the record's line. */
  boolean unended() {
    return unended;
  }

  /** Returns the place of what is wrong, or not UTF-8. */
  BytePlace faultPlace() {
    return range.begin();
  }

  /**
   * Returns how far what is wrong, or not UTF-8, reaches.
   *
   * @param original whether the input is the document as it is, so that its bytes can be counted
   */
  Extent faultEnd(boolean original) {
    boolean text = fault != RecordFault.NONE && fault != RecordFault.NOT_TEXT;
    return range.extent(original && text);
  }

  /** Returns the cells of a record without fault; null if it must be parsed. */
  @Nullable List<String> cells() {
    if (quoted || guessed) {
      return null;
    }
    var cells = new String[fields];
    var charset = seen < 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1; // faster
    int from = begin;
    for (int i = 0; i < fields; i++) {
      int to = begin + fieldEnds[i];
      cells[i] = from == to ? "" : new String(bytes, from, to - from, charset);
      from = to + 1;
    }
    return Arrays.asList(cells);
  }

  /**
   * Returns the text of a record that must be parsed, and a line feed after it. Valid until the
   * next.
   */
  CharBuffer text() {
    return text.line();
  }

  private boolean start() throws IOException {
    begin = at;
    if (at == limit && !fill()) {
      return false;
    }
    if (afterReturn && bytes[at] == '\n') {
      begin = ++at;
      if (at == limit && !fill()) {
        return false;
      }
    }
    afterReturn = false;
    fault = RecordFault.NONE;
    guessed = false;
    unended = false;
    line = nextLine;
    state = State.BEGINNING;
    field = 0;
    fields = 1;
    quoted = false;
    escaped = false;
    seen = 0;
    secondLine = 0;
    lineEnds = 0;
    nul = -1;
    return true;
  }

  /** Reads more; false at the end. What there is of the record is kept, maybe at another place. */
  private boolean fill() throws IOException {
    if (limit == bytes.length) {
      int held = limit - begin;
      boolean grows = held > bytes.length / 2 || bytes.length < 2 * CHUNK;
      byte[] target = grows ? new byte[bytes.length * 2] : bytes;
      System.arraycopy(bytes, begin, target, 0, held);
      bytes = target;
      at -= begin;
      limit = held;
      begin = 0;
    }
    int count = ended ? -1 : in.read(bytes, limit, Math.min(CHUNK, bytes.length - limit));
    ended = count < 0;
    limit += Math.max(0, count);
    total += Math.max(0, count);
    return !ended;
  }

  /**
   * Moves behind the end of the record's line, or of what is given up; returns the record's end.
   */
  private int scan() throws IOException {
    while (at < limit || more()) {
      if (at - begin - field > TableLimits.LONGEST_FIELD
          || at - begin > TableLimits.LONGEST_RECORD) {
        boolean open = state == State.QUOTED && secondLine > 0;
        giveUp(open ? RecordFault.UNCLOSED_QUOTE : RecordFault.TOO_LONG, open ? quote : field);
        break;
      }
      byte b = bytes[at];
      if (!special[b & 0xFF] && state != State.CLOSED && !escaped) {
        skipText();
        continue;
      }
      if (escaped) {
        escaped = false;
        countLineEnd(b);
      } else if (backslash && b == ESCAPE && state != State.CLOSED) {
        quoted = true;
        escaped = true;
        state = state == State.BEGINNING ? State.PLAIN : state;
      } else if (state == State.QUOTED) {
        inQuotes(b);
      } else if (b == '\n' || b == '\r') {
        return endRecord(b);
      } else if (b == delimiter) {
        if (!endField()) {
          break;
        }
        field = at + 1 - begin;
        fields++;
        state = State.BEGINNING;
      } else if (b == quoteByte && state != State.PLAIN) {
        quoted = true;
        if (state == State.BEGINNING) {
          quote = at - begin;
        } else if (closed != at - 1 - begin) {
          giveUp(RecordFault.TEXT_AFTER_QUOTE, at - begin);
          break;
        }
        state = State.QUOTED; // opened, or gone on with: two quotes stand for one
      } else if (state != State.CLOSED) {
        state = State.PLAIN;
      } else if (b != ' ' && b != '\t') {
        giveUp(RecordFault.TEXT_AFTER_QUOTE, at - begin);
        break;
      }
      if (b == 0 && nul < 0) {
        nul = at - begin;
      }
      at++;
    }
    return fault == RecordFault.NONE ? endRecord((byte) 0) : at;
  }

  /** Moves to the next byte that may be special, or where the field or record is too long. */
  private void skipText() {
    int longest = Math.min(field + TableLimits.LONGEST_FIELD, TableLimits.LONGEST_RECORD);
    int stop = Math.min(limit, begin + longest + 1);
    int all = seen;
    int i = at;
    while (i < stop && !special[bytes[i] & 0xFF]) {
      all |= bytes[i++];
    }
    at = i;
    seen = (byte) all;
    state = state == State.BEGINNING ? State.PLAIN : state;
  }

  private void inQuotes(byte b) {
    if (b == quoteByte) {
      state = State.CLOSED;
      closed = at - begin;
    } else {
      countLineEnd(b);
    }
  }

  private void countLineEnd(byte b) {
    if (b == '\n' || b == '\r') {
      boolean second = b == '\n' && at > begin && bytes[at - 1] == '\r';
      lineEnds += second ? 0 : 1;
      if (secondLine == 0) {
        secondLine = at + 1 - begin;
      }
    }
  }

  /** Reads more of the record; false if there is none. */
  private boolean more() throws IOException {
    if (fill()) {
      return true;
    }
    if (state == State.QUOTED) {
      giveUp(RecordFault.UNCLOSED_QUOTE, quote);
    }
    return false;
  }

  private boolean endField() throws IOException {
    int length = at - begin;
    if (length - field <= TableLimits.LONGEST_FIELD
        && length <= TableLimits.LONGEST_RECORD
        && fields <= TableLimits.MOST_FIELDS) {
      if (fields > fieldEnds.length) {
        fieldEnds = Arrays.copyOf(fieldEnds, 2 * fieldEnds.length);
      }
      fieldEnds[fields - 1] = length;
      return true;
    }
    giveUp(RecordFault.TOO_LONG, field);
    return false;
  }

  private int endRecord(byte lineEnd) throws IOException {
    int place = at;
    if (endField()) {
      nextLine = line + lineEnds + 1;
      afterReturn = lineEnd == '\r';
      unended = lineEnd == 0;
      at = Math.min(at + 1, limit);
    }
    return place;
  }

  /** Goes back to the second line of the record, or on to the next. */
  private void giveUp(RecordFault what, int place) throws IOException {
    boolean inCell = what == RecordFault.TOO_LONG; // its end is still to come
    boolean inQuotes = inCell && bytes[begin + place] == quoteByte;
    fail(what, inQuotes ? place + 1 : place, inCell ? at - begin : faultEnd(what, place));
    if (secondLine > 0 && rescanned <= RESCANS + RESCANS_PER_BYTE * total) {
      rescanned += at - begin - secondLine;
      at = begin + secondLine;
      afterReturn = bytes[at - 1] == '\r';
      nextLine = line + 1;
      return;
    }
    nextLine = line + lineEnds + 1;
    for (begin = at; at < limit || fill(); begin = at) {
      byte b = bytes[at++];
      if (b == '\n' || b == '\r') {
        afterReturn = b == '\r';
        return;
      }
      inCell &= b != (inQuotes ? quoteByte : delimiter);
      if (inCell) {
        range.add(b);
      }
    }
  }

  /** Returns where what is wrong ends, as far as it was read. */
  private int faultEnd(RecordFault what, int place) {
    int to = what == RecordFault.UNCLOSED_QUOTE ? limit : begin + place;
    while (what == RecordFault.TEXT_AFTER_QUOTE && to < limit && !endsCell(bytes[to])) {
      to++;
    }
    while (what == RecordFault.TEXT_AFTER_QUOTE && bytes[to - 1] == ' ') {
      to--;
    }
    return to - begin;
  }

  private boolean endsCell(byte b) {
    return b == delimiter || b == '\n' || b == '\r';
  }

  private void fail(RecordFault what, int place, int to) {
    fault = what;
    locate(place, to);
  }

  private void locate(int place, int to) {
    range.set(bytes, begin, begin + place, begin + to, line, total - limit);
  }

  private void decode() {
    boolean ascii = seen >= 0 && nul < 0;
    if (ascii && !quoted) {
      return; // there is nothing to check, and the text is not needed
    }
    boolean readable = text.read(bytes, begin, end, strict || nul >= 0);
    int odd = text.fault();
    if (nul >= 0 || !readable) {
      int fault = odd < 0 ? nul : odd;
      fail(RecordFault.NOT_TEXT, fault, fault + 1);
    } else if (odd >= 0) {
      guessed = true;
      locate(odd, odd + 1);
    }
  }
}
