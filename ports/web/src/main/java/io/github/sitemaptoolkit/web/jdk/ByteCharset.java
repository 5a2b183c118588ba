package io.github.sitemaptoolkit.web.jdk;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/** A charset of one byte a character, whose lower half is ASCII. It is only read. */
final class ByteCharset extends Charset {

  private static final int HALF = 0x80;
  private static final char NONE = '\uFFFD';

  private final String upper;

  ByteCharset(String name, String upper) {
    super(name, new String[0]);
    this.upper = upper;
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
    return new CharsetDecoder(this, 1, 1) {
      @Override
      protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
        while (in.hasRemaining()) {
          if (!out.hasRemaining()) {
            return CoderResult.OVERFLOW;
          }
          int b = in.get(in.position()) & 0xFF;
          char c = b < HALF ? (char) b : upper.charAt(b - HALF);
          if (c == NONE) {
            return CoderResult.unmappableForLength(1);
          }
          in.position(in.position() + 1);
          out.put(c);
        }
        return CoderResult.UNDERFLOW;
      }
    };
  }
}
