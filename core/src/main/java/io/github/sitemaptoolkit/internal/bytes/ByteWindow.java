package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.Utf8;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A window of the input, with the current line.
 *
 * <p>Places are indexes into {@link #bytes}. Reading more shifts all of them so that {@link #base}
 * becomes 0; code that keeps a place meanwhile must keep its distance from the base. The fields are
 * public for the tokenizer's speed, as each byte is read here.
 */
public final class ByteWindow {

  private static final int CHUNK = 32 * 1024;
  private static final int FIRST_SIZE = 4 * 1024; // most sites have many files, most of them small

  /**
   * How many bytes may be read behind the limit, and mean nothing: names and texts are compared
   * eight bytes at a time, also where only their beginning was read.
   */
  public static final int PADDING = 64;

  private final ReadAhead in;
  private final Faults faults;
  private final long most;
  private long taken;
  private @Nullable String unread; // the unsupported encoding, until it was reported
  private @Nullable Exception failure; // of the input, while reading ahead

  /** The bytes, with a NUL after the last one, so that loops need not check for the end. */
  public byte[] bytes = new byte[FIRST_SIZE + PADDING];

  /** The end of the bytes that were read. */
  public int limit;

  /** The beginning of the bytes that must be kept. */
  public int base;

  /** The line of the last byte read, from 1. */
  public long line = 1;

  /** Where that line would begin if each character had as many bytes as UTF-16 units. */
  public long lineStart;

  /** Whether the bytes are those of the document, at the same offsets. */
  public boolean exact = true;

  public ByteWindow(InputStream in, Faults faults, long most) {
    this.in = new ReadAhead(in);
    this.faults = faults;
    this.most = most;
  }

  /** Returns the input, to look at the bytes that were not read yet. */
  public ReadAhead ahead() {
    return in;
  }

  /** Returns the column of a place in the current line, from 1, in UTF-16 units. */
  public int column(int at) {
    return (int) (at - lineStart + 1);
  }

  /** Returns the offset of a place in the document, in bytes; -1 if it is unknown. */
  public long offset(int at) {
    return exact ? position(at) : -1;
  }

  /** Returns the number of bytes that were read before a place. */
  public long position(int at) {
    return taken - (limit - at);
  }

  /** Begins a line after the line break at a place. */
  public void newLine(int at) {
    line++;
    lineStart = at + 1L;
  }

  /**
   * Sets the encoding that the document probably has although it is read as UTF-8; null for none.
   */
  public void doubt(@Nullable String encoding) {
    unread = encoding;
  }

  /** Adjusts the column for the bytes of one character beyond ASCII. */
  public void wide(int length) {
    if (unread != null) {
      faults.misread(unread, this);
      unread = null; // reported once
    }
    lineStart += extra(length);
  }

  /** Returns the number of bytes of a character beyond ASCII less its number of UTF-16 units. */
  public static int extra(int length) {
    return length == 4 ? 2 : length - 1;
  }

  /** Returns whether the next character beyond ASCII will be reported, as its encoding is. */
  public boolean isDoubted() {
    return unread != null;
  }

  /** Skips one character of white space; returns the place after it. */
  public int space(int place) {
    int at = place;
    if (bytes[at] == '\n') {
      newLine(at);
    } else if (bytes[at] == '\r') {
      at = ensure(at, 2);
      if (bytes[at + 1] != '\n') {
        newLine(at);
      }
    }
    return at + 1;
  }

  /**
   * Skips white space that is directly followed by a tag; returns the place of the tag, or the same
   * place.
   */
  public int indentation(int place) {
    int at = place;
    int lines = 0;
    int start = 0;
    byte b = bytes[at];
    while (b == ' ' || b == '\n' || b == '\t' || (b == '\r' && bytes[at + 1] == '\n')) {
      at++;
      if (b == '\n') {
        lines++;
        start = at;
        at += CharClasses.spaces(bytes, at);
      }
      b = bytes[at];
    }
    if (b != '<' || !CharClasses.beginsMarkup(bytes[at + 1])) {
      return place;
    }
    if (lines > 0) {
      line += lines;
      lineStart = start;
    }
    return at;
  }

  /** Counts the lines and columns of any bytes that are skipped. */
  public void pass(int from, int to) {
    for (int i = from; i < to; i++) {
      byte b = bytes[i];
      if (b == '\n' || (b == '\r' && bytes[i + 1] != '\n')) {
        newLine(i);
      } else if (b < 0 && Utf8.length(bytes, i, limit) > 0) {
        wide(Utf8.length(bytes, i, limit));
      }
    }
  }

  /**
   * Skips a byte at the base and everything before the next tag, as far as it was read, but the
   * white space before it; returns the place after that. Never skips a part of a character.
   */
  public int passToMarkup() {
    int from = ensure(base, Utf8.LONGEST);
    int at = from + 1;
    while (bytes[at] != '<' && at < limit) {
      at++;
    }
    for (int i = limit - 1; at == limit && i > from && i > limit - Utf8.LONGEST; i--) {
      at = Utf8.length(bytes, i, limit) == Utf8.CUT ? i : at;
    }
    while (at > from && CharClasses.isSpace(bytes[at - 1])) {
      at--; // of a line break, a part may still have to be read
    }
    pass(from, at);
    return at;
  }

  /**
   * Reads more bytes, and keeps those from the base on.
   *
   * @param place a place at the end of what was read
   * @return the same place, now followed by more bytes; at the end of the input it still equals the
   *     limit
   */
  public int more(int place) {
    int at = place - base;
    makeRoom();
    try {
      fill();
    } catch (IOException e) {
      throw Source.failure(e, faults.location(this, at));
    }
    if (taken > most) {
      throw faults.passed(Limit.BYTES, "the length of the document", most, this, at);
    }
    return at;
  }

  /**
   * Reads more bytes if there are some already, and keeps those from the base on, which becomes 0.
   * Neither waits nor fails: {@link #more} will, when the bytes that were read are used up.
   *
   * @return whether there are more bytes now
   */
  public boolean readAhead() {
    if (failure != null || taken > most - CHUNK) {
      return false;
    }
    int before = limit - base;
    try {
      if (in.available() <= 0) {
        return false;
      }
    } catch (IOException | RuntimeException e) {
      return false; // reading may work
    }
    makeRoom();
    try {
      fill();
    } catch (IOException | RuntimeException e) {
      failure = e;
      bytes[limit] = 0; // a stream may have written before it failed
    }
    return limit > before;
  }

  /** Moves the base to 0, and makes sure that there is room behind the bytes that were read. */
  private void makeRoom() {
    int shift = base;
    int size = bytes.length - PADDING;
    boolean small =
        size < 2 * CHUNK && taken >= size; // the document is longer than the first buffer
    if (small || size - (limit - shift) < Math.min(CHUNK, size) / 2) {
      bytes = Arrays.copyOf(bytes, Math.multiplyExact(size, 2) + PADDING);
    }
    if (shift > 0) {
      System.arraycopy(bytes, shift, bytes, 0, limit - shift);
      base = 0;
      limit -= shift;
      lineStart -= shift;
    }
  }

  private void fill() throws IOException {
    if (failure instanceof IOException e) {
      throw e;
    } else if (failure instanceof RuntimeException e) {
      throw e;
    }
    int count;
    do {
      int room = Math.min(CHUNK, bytes.length - PADDING - limit);
      boolean last = taken >= most; // the next byte exceeds the limit
      count = in.read(bytes, limit, last ? 1 : (int) Math.min(room, most - taken));
    } while (count == 0);
    limit += Math.max(0, count);
    taken += Math.max(0, count);
    bytes[limit] = 0;
  }

  /** Reads more until a number of bytes follow a place, or the input ends; returns the place. */
  public int ensure(int place, int count) {
    int at = place;
    for (int before = -1; limit - at < count && before != limit - at; ) {
      before = limit - at;
      at = more(at);
    }
    return at;
  }

  /**
   * Returns whether a place is followed by these bytes, which must be {@linkplain #ensure
   * available}.
   */
  public boolean startsWith(int place, byte[] expected) {
    return limit - place >= expected.length
        && Arrays.equals(bytes, place, place + expected.length, expected, 0, expected.length);
  }

  /**
   * Returns whether the end tag of an element is at a place; it must be {@linkplain #ensure
   * available}.
   */
  public boolean isEndTag(int place, byte[] name) {
    int end = place + 2 + name.length;
    return end < limit
        && bytes[place] == '<'
        && bytes[place + 1] == '/'
        && (bytes[end] == '>' || CharClasses.isSpace(bytes[end]))
        && Arrays.equals(bytes, place + 2, end, name, 0, name.length);
  }
}
