package io.github.sitemaptoolkit.web.jdk;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Decodes and encodes texts: mostly ASCII, for which the class library's way is long. */
final class Decoded {

  private static final int SHORT = 1 << 12;
  private static final char[] CHARS = new char[SHORT]; // there are no threads

  private Decoded() {}

  /** Returns a text. */
  static String of(byte[] bytes, Charset charset) {
    return of(bytes, 0, bytes.length, charset);
  }

  /** Returns a text. */
  static String of(byte[] bytes, int offset, int length, Charset charset) {
    if (length == 0) {
      return "";
    }
    boolean latin = charset == StandardCharsets.ISO_8859_1;
    if (!latin && charset != StandardCharsets.UTF_8 && charset != StandardCharsets.US_ASCII) {
      return new String(bytes, offset, length, charset);
    }
    char[] chars = length <= SHORT ? CHARS : new char[length];
    for (int i = 0; i < length; i++) {
      byte b = bytes[offset + i];
      if (b < 0 && !latin) {
        return new String(bytes, offset, length, charset);
      }
      chars[i] = (char) (b & 0xFF);
    }
    return new String(chars, 0, length);
  }

  /** Returns the bytes of a text. */
  static byte[] bytes(String text, Charset charset) {
    int length = text.length();
    byte[] bytes = new byte[length];
    int most = charset == StandardCharsets.ISO_8859_1 ? 0xFF : 0x7F;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c > most) {
        return text.getBytes(charset);
      }
      bytes[i] = (byte) c;
    }
    return bytes;
  }
}
