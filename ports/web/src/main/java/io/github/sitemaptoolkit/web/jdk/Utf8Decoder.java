package io.github.sitemaptoolkit.web.jdk;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * Reads UTF-8. Unlike that of the compiler's class library, it stops at the first byte of what is
 * malformed, with the length that the JDK says.
 */
final class Utf8Decoder extends CharsetDecoder {

  Utf8Decoder() {
    super(StandardCharsets.UTF_8, 1, 1);
  }

  @Override
  protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
    while (in.hasRemaining()) {
      int at = in.position();
      int first = in.get(at) & 0xFF;
      int length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
      if (length == 0 || first > 0xF4) {
        return CoderResult.malformedForLength(1);
      }
      int c = length == 1 ? first : first & (0x7F >> length);
      for (int i = 1; i < length; i++) {
        if (at + i == in.limit()) {
          return CoderResult.UNDERFLOW;
        }
        int next = in.get(at + i) & 0xFF;
        if (next < 0x80 || next > 0xBF || (i == 1 && isWrong(first, next))) {
          return CoderResult.malformedForLength(i);
        }
        c = c << 6 | next & 0x3F;
      }
      if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
        return CoderResult.malformedForLength(length);
      }
      if (out.remaining() < Character.charCount(c)) {
        return CoderResult.OVERFLOW;
      }
      if (c < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
        out.put((char) c);
      } else {
        out.put(Character.highSurrogate(c)).put(Character.lowSurrogate(c));
      }
      in.position(at + length);
    }
    return CoderResult.UNDERFLOW;
  }

  /** Returns whether a character is too long, or beyond the last one. */
  private static boolean isWrong(int first, int second) {
    return (first == 0xE0 && second < 0xA0)
        || (first == 0xF0 && second < 0x90)
        || (first == 0xF4 && second > 0x8F);
  }
}
