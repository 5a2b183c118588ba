package io.github.sitemaptoolkit.internal.record;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.PredefinedReference;
import io.github.sitemaptoolkit.internal.text.Utf8;
import java.nio.charset.StandardCharsets;

/** Finds the ends of texts and values in records, and counts lines. */
final class RecordText {

  /** What stands at a place is not usual. */
  static final int SURPRISE = -1;

  /** The same, but it may only be that the window ends there. */
  static final int CUT = -2;

  /** Longer names are not usual, and could not be compared at the end of the window. */
  static final int LONGEST_NAME = ByteWindow.PADDING - 2 * Long.BYTES;

  /** The length of the end of a CDATA section. */
  static final int CDATA_END = "]]>".length();

  /** Nothing is decided this near to the end of the window, where names may be cut. */
  private static final int MARGIN = 2 * LONGEST_NAME;

  static final byte[] CDATA = "<![CDATA[".getBytes(StandardCharsets.US_ASCII);

  private final ByteWindow in;
  private long line;
  private long lineStart;
  private int flags;

  RecordText(ByteWindow in) {
    this.in = in;
  }

  /** Starts over where the window's line is. */
  void begin() {
    line = in.line;
    lineStart = in.lineStart;
  }

  /** Makes the line that was reached that of the window. */
  void pass() {
    in.line = line;
    in.lineStart = lineStart;
  }

  long line() {
    return line;
  }

  /** Returns the column of a place in the current line, from 1, in UTF-16 units. */
  int column(int at) {
    return (int) (at - lineStart + 1);
  }

  /** Returns the flags of the last text or value, for the record. */
  int flags() {
    return flags;
  }

  /** Returns SURPRISE or CUT. */
  int surprise(int at) {
    return in.limit - at < MARGIN ? CUT : SURPRISE;
  }

  /** Returns the end of white space. */
  int space(byte[] bytes, int place) {
    int at = place;
    byte b = bytes[at];
    if (b == '\n') {
      line++;
      lineStart = at + 1L;
      at += 1 + CharClasses.spaces(bytes, at + 1);
      b = bytes[at];
      if (b == '<') { // as most generators write
        return at;
      }
    }
    while (b == ' ' || b == '\n' || b == '\t' || (b == '\r' && bytes[at + 1] == '\n')) {
      at++;
      if (b == '\n') {
        line++;
        lineStart = at;
        at += CharClasses.spaces(bytes, at);
      }
      b = bytes[at];
    }
    return at;
  }

  /** Returns the end of the value behind a quote, which is before the place. */
  int value(byte[] bytes, int from) {
    byte quote = bytes[from - 1];
    if (quote != '"' && quote != '\'') {
      return surprise(from);
    }
    byte[] classes = quote == '"' ? CharClasses.IN_DOUBLE_QUOTES : CharClasses.IN_SINGLE_QUOTES;
    flags = 0;
    int at = from;
    while (true) {
      byte kind;
      while ((kind = classes[bytes[at] & 0xFF]) == CharClasses.PLAIN) {
        at++;
      }
      if (kind == CharClasses.END) {
        return at;
      } else if (kind == CharClasses.AMPERSAND) {
        at = reference(bytes, at);
      } else {
        at = kind == CharClasses.WIDE ? wide(bytes, at) : surprise(at);
      }
      if (at < 0) {
        return at;
      }
    }
  }

  /** Returns the end of the text that begins at a place, where markup follows. */
  int text(byte[] bytes, int from) {
    flags = 0;
    int at = from;
    while (true) {
      at = CharClasses.plainEnd(bytes, at);
      if (bytes[at] == '<') {
        return at;
      }
      at = bytes[at] == '&' ? reference(bytes, at) : unusual(bytes, at);
      if (at < 0) {
        return at;
      }
    }
  }

  /** Returns the end of the text of a CDATA section, whose text begins at a place. */
  int section(byte[] bytes, int from) {
    if (!in.startsWith(from - CDATA.length, CDATA)) {
      return surprise(from - CDATA.length);
    }
    flags = RecordTape.DOUBTFUL;
    int at = from;
    while (true) {
      at = CharClasses.plainEnd(bytes, at);
      byte b = bytes[at];
      if (b == '>' && bytes[at - 1] == ']' && bytes[at - 2] == ']' && at - from >= 2) {
        return at - 2;
      }
      boolean markup = b == '&' || b == '>' || (b == '<' && bytes[at + 1] != '!');
      at = markup ? at + 1 : unusual(bytes, at);
      if (at < 0) {
        return at;
      }
    }
  }

  private int unusual(byte[] bytes, int at) {
    byte b = bytes[at];
    if (b < 0) {
      return wide(bytes, at);
    }
    flags |= RecordTape.DOUBTFUL;
    if (b == '\n') {
      line++;
      lineStart = at + 1L;
      return at + 1;
    }
    return b == '\t' || (b == '>' && bytes[at - 1] != ']') ? at + 1 : surprise(at);
  }

  private int reference(byte[] bytes, int at) {
    int reference = PredefinedReference.at(bytes, at);
    if (reference == PredefinedReference.NONE) {
      return surprise(at);
    }
    int end = at + PredefinedReference.length(reference);
    boolean escapedTwice = bytes[end] == '#' || PredefinedReference.isRest(bytes, end);
    boolean fine = PredefinedReference.character(reference) == '&' && !escapedTwice;
    flags |= fine ? RecordTape.ESCAPED : RecordTape.ESCAPED | RecordTape.DOUBTFUL;
    return end;
  }

  private int wide(byte[] bytes, int at) {
    int length = Utf8.length(bytes, at, in.limit);
    if (length <= 0 || in.isDoubted()) {
      return surprise(at);
    }
    flags |= RecordTape.WIDE;
    lineStart += ByteWindow.extra(length);
    return at + length;
  }
}
