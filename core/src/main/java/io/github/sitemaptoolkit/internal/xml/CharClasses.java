package io.github.sitemaptoolkit.internal.xml;

/** What each byte means to the tokenizer, in tables: one look instead of many comparisons. */
final class CharClasses {

  /** Stands for itself. */
  static final byte PLAIN = 0;

  static final byte LINE_FEED = 1;
  static final byte RETURN = 2;
  static final byte LESS = 3;
  static final byte AMPERSAND = 4;
  static final byte GREATER = 5;

  /** Part of a character beyond ASCII. */
  static final byte WIDE = 6;

  /** No character of XML; also the NUL behind the bytes that were read. */
  static final byte CONTROL = 7;

  static final byte TAB = 8;

  /** Ends what is read. */
  static final byte END = 9;

  /** Text between tags. */
  static final byte[] TEXT = text();

  /** The value of an attribute in double quotes. */
  static final byte[] IN_DOUBLE_QUOTES = value("\"");

  /** The value of an attribute in single quotes. */
  static final byte[] IN_SINGLE_QUOTES = value("'");

  /** The value of an attribute whose closing quote is missing: it ends where the tag does. */
  static final byte[] UNCLOSED = value("<>");

  /** The value of an attribute without quotes. */
  static final byte[] UNQUOTED = value("<> \t\r\n");

  /** What is passed over: comments, instructions, CDATA. */
  static final byte[] SKIPPED = skipped(">");

  /** The inside of a comment. */
  static final byte[] COMMENT = skipped("-");

  /** A DOCTYPE. */
  static final byte[] DOCTYPE = skipped("<>[]\"'");

  static final byte[] TO_DOUBLE_QUOTE = skipped("\"");
  static final byte[] TO_SINGLE_QUOTE = skipped("'");

  /** ASCII that names are made of, the colon among them. */
  static final boolean[] NAME = name();

  /** What can begin a name: ASCII letters, colon, underscore and all beyond ASCII. */
  static final boolean[] NAME_START = nameStart();

  private CharClasses() {}

  private static byte[] text() {
    byte[] classes = skipped("");
    classes['<'] = LESS;
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

  static boolean isSpace(byte b) {
    return b == ' ' || b == '\n' || b == '\t' || b == '\r';
  }
}
