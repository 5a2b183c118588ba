package io.github.sitemaptoolkit.web.jdk;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/** UTF-32 without a mark. It is only read. */
final class WideCharset extends Charset {

  private static final int LENGTH = 4;

  private final boolean big;

  WideCharset(boolean big) {
    super(big ? "UTF-32BE" : "UTF-32LE", new String[0]);
    this.big = big;
  }

  @Override
  public boolean contains(Charset other) {
    return equals(other);
  }

  @Override
  public CharsetEncoder newEncoder() {
    throw new UnsupportedOperationException(name());
  }

  @Override
  public CharsetDecoder newDecoder() {
    return new CharsetDecoder(this, 0.25f, 1) {
      @Override
      protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
        while (in.remaining() >= LENGTH) {
          int at = in.position();
          int c = 0;
          for (int i = 0; i < LENGTH; i++) {
            c = c << Byte.SIZE | in.get(at + (big ? i : LENGTH - 1 - i)) & 0xFF;
          }
          if (!Character.isValidCodePoint(c) || (c >= 0xD800 && c < 0xE000)) {
            return CoderResult.malformedForLength(LENGTH);
          }
          if (out.remaining() < Character.charCount(c)) {
            return CoderResult.OVERFLOW;
          }
          for (char each : Character.toChars(c)) {
            out.put(each);
          }
          in.position(at + LENGTH);
        }
        return CoderResult.UNDERFLOW;
      }
    };
  }
}
