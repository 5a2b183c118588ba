package io.github.sitemaptoolkit.internal.xml;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Text in UTF-8 that grows: what stands in the document is not always what it means. */
final class ByteText {

  byte[] bytes = new byte[256];
  int length;

  void clear() {
    length = 0;
  }

  void append(byte[] source, int from, int to) {
    ensure(to - from);
    System.arraycopy(source, from, bytes, length, to - from);
    length += to - from;
  }

  void append(char ascii) {
    ensure(1);
    bytes[length++] = (byte) ascii;
  }

  void append(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    append(encoded, 0, encoded.length);
  }

  void appendCodePoint(int code) {
    if (code < 0x80) {
      append((char) code);
    } else {
      append(Character.toString(code));
    }
  }

  String substring(int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }

  private void ensure(int more) {
    if (bytes.length - length < more) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
    }
  }
}
