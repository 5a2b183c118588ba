package io.github.sitemaptoolkit.markup;

import io.github.sitemaptoolkit.internal.text.CharClasses;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A buffer for XML in UTF-8, which escapes texts and attribute values.
 *
 * <p>Characters that XML does not allow become U+FFFD; {@link #text} and {@link #attributeValue}
 * return whether there were none. Not thread-safe.
 *
 * @since 0.1
 */
public final class XmlOutput {

  private static final byte[] AMPERSAND = ascii("&amp;");
  private static final byte[] LESS = ascii("&lt;");
  private static final byte[] GREATER = ascii("&gt;");
  private static final byte[] QUOTE = ascii("&quot;");
  private static final byte[] APOSTROPHE = ascii("&apos;");
  private static final byte[] TAB = ascii("&#9;");
  private static final byte[] LINE_FEED = ascii("&#10;");
  private static final byte[] RETURN = ascii("&#13;");
  private static final int LONGEST = 6;

  /** The ASCII characters that need no escaping in texts and attribute values. */
  private static final boolean[] PLAIN = plain();

  /** All of ASCII: markup is not escaped. */
  private static final boolean[] ANY = any();

  private byte[] bytes;
  private int length;
  private boolean legal; // whether XML allows all characters of the current text

  /** Creates an output with an initial capacity in bytes; it grows as needed. */
  public XmlOutput(int capacity) {
    bytes = new byte[capacity];
  }

  /** Returns the bytes of an ASCII text, for markup that is written repeatedly. */
  public static byte[] ascii(String text) {
    byte[] bytes = new byte[text.length()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) text.charAt(i);
    }
    return bytes;
  }

  private static boolean[] any() {
    boolean[] all = new boolean[0x80];
    Arrays.fill(all, true);
    return all;
  }

  private static boolean[] plain() {
    boolean[] plain = any();
    Arrays.fill(plain, 0, ' ', false);
    for (char c : new char[] {'&', '<', '>', '"', '\''}) {
      plain[c] = false;
    }
    return plain;
  }

  /** Returns the number of bytes in the buffer. */
  public int length() {
    return length;
  }

  /** Discards all bytes from an index on. */
  public void truncate(int to) {
    length = to;
  }

  /** Returns a copy of all bytes from an index on. */
  public byte[] copy(int from) {
    return Arrays.copyOfRange(bytes, from, length);
  }

  /** Writes the buffer to a stream and empties it. */
  public void drainTo(OutputStream out) throws IOException {
    out.write(bytes, 0, length);
    length = 0;
  }

  /** Returns the contents of the buffer as text. */
  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  /** Adds bytes without escaping. */
  public void raw(byte[] markup) {
    ensure(markup.length);
    System.arraycopy(markup, 0, bytes, length, markup.length);
    length += markup.length;
  }

  /** Adds bytes that are in the buffer once more. */
  public void again(int from, int to) {
    ensure(to - from);
    System.arraycopy(bytes, from, bytes, length, to - from);
    length += to - from;
  }

  /** Adds an ASCII character without escaping. */
  public void raw(char c) {
    ensure(1);
    bytes[length++] = (byte) c;
  }

  /** Adds a line break and a number of spaces. */
  public void newLine(int spaces) {
    raw('\n');
    spaces(spaces);
  }

  /** Adds a number of spaces. */
  public void spaces(int count) {
    ensure(count);
    Arrays.fill(bytes, length, length + count, (byte) ' ');
    length += count;
  }

  /** Adds a name or other markup without escaping. */
  public void markup(String text) {
    write(text, 0, ANY, false);
  }

  /** Adds text, escaped; returns whether XML allows all its characters. */
  public boolean text(String text) {
    int end = copyPlain(text, 0, PLAIN); // in most texts, that of the text
    return end == text.length() || write(text, end, PLAIN, false);
  }

  /**
   * Returns whether a text that was added has only characters that stand in urls and were added as
   * they are: visible ASCII without {@code &}, quotes, angle brackets and opening braces.
   *
   * @param from the length before it was added
   */
  public boolean isPlainUrl(String text, int from) {
    ensure(Long.BYTES); // all eight are looked at, where only the first ones count
    return length - from == text.length() && CharClasses.isPlainUrl(bytes, from, length);
  }

  /**
   * Adds an attribute's value, escaped, without the quotes around it; returns whether XML allows
   * all its characters.
   */
  public boolean attributeValue(String value) {
    int end = copyPlain(value, 0, PLAIN);
    return end == value.length() || write(value, end, PLAIN, true);
  }

  /** Adds a text from an index on; returns whether XML allows all characters from there on. */
  private boolean write(String text, int from, boolean[] plain, boolean attribute) {
    int size = text.length();
    legal = true;
    int i = copyPlain(text, from, plain);
    while (i < size) {
      char c = text.charAt(i);
      ensure(LONGEST);
      if (c < 0x80) {
        escape(c, attribute);
      } else if (c < 0x800) {
        bytes[length++] = (byte) (0xC0 | (c >> 6));
        bytes[length++] = (byte) (0x80 | (c & 0x3F));
      } else if (Character.isHighSurrogate(c)
          && i + 1 < size
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        codePoint(Character.toCodePoint(c, text.charAt(++i)));
      } else if (Character.isSurrogate(c) || c >= 0xFFFE) {
        replacement();
      } else {
        threeBytes(c);
      }
      i = copyPlain(text, i + 1, plain);
    }
    return legal;
  }

  /** Adds the plain characters from an index on; returns the index of the first other one. */
  private int copyPlain(String text, int from, boolean[] plain) {
    int size = text.length();
    ensure(size - from);
    byte[] target = bytes;
    int shift = length - from;
    int i = from;
    for (; i < size; i++) {
      char c = text.charAt(i);
      if (c >= plain.length || !plain[c]) {
        break;
      }
      target[shift + i] = (byte) c;
    }
    length = shift + i;
    return i;
  }

  private void escape(char c, boolean attribute) {
    switch (c) {
      case '&' -> raw(AMPERSAND);
      case '<' -> raw(LESS);
      case '>' -> raw(GREATER);
      case '"' -> raw(QUOTE);
      case '\'' -> raw(APOSTROPHE);
      case '\r' -> raw(RETURN); // unescaped, it would be read back as a line feed
      case '\t' -> space(c, attribute, TAB);
      case '\n' -> space(c, attribute, LINE_FEED);
      default -> replacement();
    }
  }

  private void space(char c, boolean attribute, byte[] reference) {
    if (attribute) { // unescaped, it would be read back as a space
      raw(reference);
    } else {
      bytes[length++] = (byte) c;
    }
  }

  private void replacement() {
    legal = false;
    threeBytes('\uFFFD');
  }

  private void threeBytes(char c) {
    bytes[length++] = (byte) (0xE0 | c >> 12);
    bytes[length++] = (byte) (0x80 | (c >> 6 & 0x3F));
    bytes[length++] = (byte) (0x80 | (c & 0x3F));
  }

  private void codePoint(int c) {
    bytes[length++] = (byte) (0xF0 | c >> 18);
    bytes[length++] = (byte) (0x80 | (c >> 12 & 0x3F));
    bytes[length++] = (byte) (0x80 | (c >> 6 & 0x3F));
    bytes[length++] = (byte) (0x80 | (c & 0x3F));
  }

  private void ensure(int more) {
    if (bytes.length - length < more) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
    }
  }
}
