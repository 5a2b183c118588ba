package io.github.sitemaptoolkit.internal.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A growing buffer of UTF-8, for texts that differ from the bytes of the document. */
public final class ByteText {

  public byte[] bytes = new byte[256];
  public int length;

  public void clear() {
    length = 0;
  }

  public void append(byte[] source, int from, int to) {
    ensure(to - from);
    System.arraycopy(source, from, bytes, length, to - from);
    length += to - from;
  }

  public void append(char ascii) {
    ensure(1);
    bytes[length++] = (byte) ascii;
  }

  public void append(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    append(encoded, 0, encoded.length);
  }

  public void appendCodePoint(int code) {
    if (code < 0x80) {
      append((char) code);
    } else {
      append(Character.toString(code));
    }
  }

  public String substring(int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }

  private void ensure(int more) {
    if (bytes.length - length < more) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
    }
  }
}
