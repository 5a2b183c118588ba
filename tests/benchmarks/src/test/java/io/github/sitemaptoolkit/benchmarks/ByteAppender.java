package io.github.sitemaptoolkit.benchmarks;

import java.util.Arrays;

/** Appends markup and escaped texts to one array, and does nothing else. */
final class ByteAppender {

  private static final int LONGEST = 6; // bytes of a character
  private static final boolean[] ESCAPED = new boolean[0x80];

  static {
    for (char c : "&<>\"'".toCharArray()) {
      ESCAPED[c] = true;
    }
  }

  private byte[] bytes = new byte[1 << 20];
  private int length;

  /** Starts over, in the same array. */
  void clear() {
    length = 0;
  }

  int length() {
    return length;
  }

  /** Appends bytes as they are. */
  void markup(byte[] markup) {
    ensure(markup.length);
    System.arraycopy(markup, 0, bytes, length, markup.length);
    length += markup.length;
  }

  /** Appends a text of ASCII as it is. */
  void markup(String markup) {
    ensure(markup.length());
    for (int i = 0; i < markup.length(); i++) {
      bytes[length++] = (byte) markup.charAt(i);
    }
  }

  void text(String text) {
    ensure(LONGEST * text.length());
    byte[] to = bytes;
    int at = length;
    int plain = 0;
    for (; plain < text.length(); plain++) { // as most texts are
      char c = text.charAt(plain);
      if (c >= 0x80 || ESCAPED[c]) {
        break;
      }
      to[at++] = (byte) c;
    }
    length = at;
    if (plain < text.length()) {
      rest(text, plain);
    }
  }

  private void rest(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        i += wide(text.codePointAt(i));
        continue;
      }
      switch (c) {
        case '&' -> markup("&amp;");
        case '<' -> markup("&lt;");
        case '>' -> markup("&gt;");
        case '"' -> markup("&quot;");
        case '\'' -> markup("&apos;");
        default -> bytes[length++] = (byte) c;
      }
    }
  }

  /** Appends a character; returns how many more UTF-16 units than one it has. */
  private int wide(int c) {
    int rest = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    bytes[length++] = (byte) ((0xF0 << (3 - rest)) | (c >> (6 * rest)));
    for (int i = rest - 1; i >= 0; i--) {
      bytes[length++] = (byte) (0x80 | ((c >> (6 * i)) & 0x3F));
    }
    return rest / 3;
  }

  private void ensure(int more) {
    if (bytes.length - length < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
    }
  }
}
