package io.github.sitemaptoolkit.internal.text;

/** Tables of the meaning of each byte to the tokenizer: one lookup instead of many comparisons. */
public final class CharClasses {

  /** Stands for itself. */
  public static final byte PLAIN = 0;

  public static final byte LINE_FEED = 1;
  public static final byte RETURN = 2;
  public static final byte LESS = 3;
  public static final byte AMPERSAND = 4;
  public static final byte GREATER = 5;

  /** Part of a character beyond ASCII. */
  public static final byte WIDE = 6;

  /** Not a character of XML; also the NUL after the bytes that were read. */
  static final byte CONTROL = 7;

  public static final byte TAB = 8;

  /** Ends what is read. */
  public static final byte END = 9;

  /** Text between tags. */
  public static final byte[] TEXT = text();

  /** The value of an attribute in double quotes. */
  public static final byte[] IN_DOUBLE_QUOTES = value("\"");

  /** The value of an attribute in single quotes. */
  public static final byte[] IN_SINGLE_QUOTES = value("'");

  /** The value of an attribute whose closing quote is missing: it ends where the tag does. */
  public static final byte[] UNCLOSED = value("<>");

  /** The value of an attribute without quotes. */
  public static final byte[] UNQUOTED = value("<> \t\r\n");

  /** What is skipped up to the next {@code >}. */
  public static final byte[] SKIPPED = skipped(">");

  /** The inside of a CDATA section. */
  public static final byte[] CDATA = withLess(skipped(">"));

  /** The inside of a processing instruction. */
  public static final byte[] INSTRUCTION = skipped("<>");

  /** The inside of a comment. */
  public static final byte[] COMMENT = skipped("-");

  /** A DOCTYPE. */
  public static final byte[] DOCTYPE = skipped("<>[]\"'");

  public static final byte[] TO_DOUBLE_QUOTE = skipped("\"");
  public static final byte[] TO_SINGLE_QUOTE = skipped("'");

  /** The ASCII characters of names, including the colon. */
  public static final boolean[] NAME = name();

  /** The bytes that can begin a name: ASCII letters, colon, underscore and all beyond ASCII. */
  public static final boolean[] NAME_START = nameStart();

  /** A start tag, and the values in it. */
  public static final byte[] TAG = skipped("<>\"'");

  public static final byte[] TO_DOUBLE_QUOTE_OR_LESS = skipped("<\"");
  public static final byte[] TO_SINGLE_QUOTE_OR_LESS = skipped("<'");

  private static final long EACH = 0x0101010101010101L;

  private CharClasses() {}

  /** Returns whether {@code <} and this byte begin markup, not a text. */
  public static boolean beginsMarkup(byte next) {
    return NAME_START[next & 0xFF] || next == '/' || next == '!' || next == '?';
  }

  private static byte[] withLess(byte[] classes) {
    classes['<'] = LESS;
    return classes;
  }

  private static byte[] text() {
    byte[] classes = withLess(skipped(""));
    classes['>'] = GREATER;
    classes['&'] = AMPERSAND;
    return classes;
  }

  private static byte[] value(String ends) {
    byte[] classes = text();
    classes['\t'] = TAB;
    classes['>'] = PLAIN;
    for (int i = 0; i < ends.length(); i++) {
      classes[ends.charAt(i)] = END;
    }
    return classes;
  }

  private static byte[] skipped(String ends) {
    byte[] classes = new byte[256];
    for (int i = 0; i < 0x20; i++) {
      classes[i] = CONTROL;
    }
    for (int i = 0x80; i < 0x100; i++) {
      classes[i] = WIDE;
    }
    classes['\t'] = PLAIN;
    classes['\n'] = LINE_FEED;
    classes['\r'] = RETURN;
    for (int i = 0; i < ends.length(); i++) {
      classes[ends.charAt(i)] = END;
    }
    return classes;
  }

  private static boolean[] name() {
    boolean[] names = nameStart();
    for (int i = 0x80; i < 0x100; i++) {
      names[i] = false;
    }
    for (int i = '0'; i <= '9'; i++) {
      names[i] = true;
    }
    names['-'] = true;
    names['.'] = true;
    return names;
  }

  private static boolean[] nameStart() {
    boolean[] names = new boolean[256];
    for (int i = 0; i < 26; i++) {
      names['a' + i] = true;
      names['A' + i] = true;
    }
    for (int i = 0x80; i < 0x100; i++) {
      names[i] = true;
    }
    names[':'] = true;
    names['_'] = true;
    return names;
  }

  /**
   * Finds the first of eight bytes of a text that may not be plain: a control character, {@code <},
   * {@code >}, {@code &} or a byte beyond ASCII. Checks all eight at once. Returns 0 if there is
   * none; otherwise the number of bytes before it is the number of trailing zeros of the result,
   * divided by eight.
   */
  public static long unusual(byte[] bytes, int at) {
    long eight = Words.at(bytes, at);
    long brackets = (eight | 0x02 * EACH) ^ 0x3E * EACH; // 0x3C and 0x3E become 0
    long ampersands = eight ^ 0x26 * EACH;
    long found = eight | (eight - 0x20 * EACH) | (brackets - EACH) | (ampersands - EACH);
    return found & 0x8080808080808080L;
  }

  /**
   * Returns the place of the first byte, from a place on, that is {@link #unusual}; there must be
   * one, such as the NUL after the bytes that were read.
   */
  public static int plainEnd(byte[] bytes, int from) {
    int at = from;
    long unusual = unusual(bytes, at);
    while (unusual == 0) {
      at += Long.BYTES;
      unusual = unusual(bytes, at);
    }
    return at + Long.numberOfTrailingZeros(unusual) / Byte.SIZE;
  }

  /**
   * Returns whether a text, which has no markup and only ASCII characters, has only those that
   * stand in urls: no space, no control character and no opening brace, with which templates begin.
   */
  public static boolean isPlainUrl(byte[] bytes, int from, int to) {
    long found = 0;
    int at = from;
    for (; at <= to - Long.BYTES; at += Long.BYTES) {
      found |= notInUrls(Words.at(bytes, at));
    }
    if (at < to) { // the bytes behind the text do not count
      found |= notInUrls(Words.at(bytes, at)) & Words.mask(to - at);
    }
    return found == 0;
  }

  /** Marks the first of eight bytes that is not plain in a url, and perhaps some behind it. */
  private static long notInUrls(long eight) {
    long spaces = eight - 0x21 * EACH; // and control characters
    long braces = (eight ^ 0x7B * EACH) - EACH;
    long deletes = (eight ^ 0x7F * EACH) - EACH;
    return (spaces | braces | deletes) & 0x8080808080808080L;
  }

  /**
   * Returns the index of the first of an ASCII character between two places; the second place, or a
   * later one, if there is none.
   */
  public static int find(char c, byte[] bytes, int from, int to) {
    long eight = c * EACH;
    int at = from;
    while (at < to) {
      long others = Words.at(bytes, at) ^ eight;
      long found = (others - EACH) & ~others & 0x8080808080808080L;
      if (found != 0) {
        return at + Long.numberOfTrailingZeros(found) / Byte.SIZE;
      }
      at += Long.BYTES;
    }
    return to;
  }

  /** Returns whether eight bytes are ASCII. */
  public static boolean isAscii(long eight) {
    return (eight & 0x8080808080808080L) == 0;
  }

  /** Returns the line feeds among eight bytes of ASCII: the highest bit of each of them. */
  public static long lineFeeds(long eight) {
    long others = eight ^ 0x0A * EACH;
    return ~(others + 0x7F * EACH) & 0x8080808080808080L;
  }

  /** Returns the number of spaces at an index, up to eight. */
  public static int spaces(byte[] bytes, int at) {
    long others = Words.at(bytes, at) ^ (0x20 * EACH);
    return Long.numberOfTrailingZeros(others) / Byte.SIZE;
  }

  /** Returns whether all bytes from one place up to another are white space. */
  public static boolean isSpace(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!isSpace(bytes[i])) {
        return false;
      }
    }
    return true;
  }

  public static boolean isSpace(byte b) {
    return b == ' ' || b == '\n' || b == '\t' || b == '\r';
  }
}
