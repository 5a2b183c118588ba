package io.github.sitemaptoolkit.url;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * Escapes characters in urls, as a percent sign and two hexadecimal digits for each byte of UTF-8,
 * and decodes them. Source: RFC 3986, 2.1 and 2.5.
 *
 * @since 0.1
 */
public final class PercentEncoding {

  /** The number of characters of an escape. */
  static final int LENGTH = 3;

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private PercentEncoding() {}

  /** Returns the byte that the escape at an index stands for; -1 if there is no escape. */
  static int value(String url, int at) {
    boolean escape = at < url.length() && url.charAt(at) == '%' && areDigits(url, at + 1);
    return escape ? HexFormat.fromHexDigits(url, at + 1, at + LENGTH) : -1;
  }

  /** Returns whether there are two hexadecimal digits at an index. */
  static boolean areDigits(String url, int at) {
    return at + 1 < url.length()
        && HexFormat.isHexDigit(url.charAt(at))
        && HexFormat.isHexDigit(url.charAt(at + 1));
  }

  /** Returns whether each percent sign in a part of a url begins an escape. */
  static boolean isValid(String url, int begin, int end) {
    int at = url.indexOf('%', begin);
    while (at >= 0 && at < end && value(url, at) >= 0) {
      at = url.indexOf('%', at + LENGTH);
    }
    return at < 0 || at >= end;
  }

  /**
   * Returns a text with all characters escaped but the letters and digits of ASCII and those that
   * are allowed. Half a surrogate pair becomes an escaped question mark.
   */
  public static String encode(String text, String allowed) {
    var encoded = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (UrlChars.is(UrlChars.LETTER | UrlChars.DIGIT, c) || allowed.indexOf(c) >= 0) {
                encoded.appendCodePoint(c);
              } else {
                append(c, encoded);
              }
            });
    return encoded.toString();
  }

  /** Appends the escapes of a character. */
  static void append(int codePoint, StringBuilder out) {
    for (byte b : Character.toString(codePoint).getBytes(StandardCharsets.UTF_8)) {
      out.append('%').append(HEX.toHexDigits(b));
    }
  }

  /**
   * Returns a text with its escapes replaced by what they stand for; the same text if that is not
   * UTF-8. A percent sign that begins no escape is kept, and so is a plus sign.
   */
  public static String decode(String text) {
    if (text.indexOf('%') < 0 || !StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      return text;
    }
    byte[] escaped = text.getBytes(StandardCharsets.UTF_8);
    ByteBuffer bytes = ByteBuffer.allocate(escaped.length);
    String latin = new String(escaped, StandardCharsets.ISO_8859_1);
    for (int i = 0; i < escaped.length; i++) {
      int value = value(latin, i);
      bytes.put(value < 0 ? escaped[i] : (byte) value);
      i += value < 0 ? 0 : LENGTH - 1;
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()).toString();
    } catch (CharacterCodingException e) {
      return text;
    }
  }
}
