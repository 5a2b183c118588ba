package io.github.sitemaptoolkit.converters.txt;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Cuts bytes into lines that end in LF, CR or both. A line may be {@value #LIMIT} bytes long; of a
 * longer one nothing is held.
 */
final class Lines {

  /** The longest line, in bytes: four times what a url may have. */
  static final int LIMIT = 8192;

  private static final byte[] BOM = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final InputStream in;
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private final byte[] buffer = new byte[32 * 1024];
  private int position;
  private int limit;
  private final byte[] line = new byte[LIMIT];
  private int length;
  private boolean tooLong;
  private boolean afterReturn;
  private long number;

  Lines(InputStream in) {
    this.in = in;
  }

  /** Moves to the next line; false at the end. */
  boolean next() throws IOException {
    length = 0;
    tooLong = false;
    int first = nextByte();
    if (afterReturn && first == '\n') {
      first = nextByte();
    }
    afterReturn = false;
    if (first < 0) {
      return false;
    }
    number++;
    for (int b = first; b >= 0 && b != '\n'; b = nextByte()) {
      if (b == '\r') {
        afterReturn = true;
        break;
      }
      if (length < LIMIT) {
        line[length++] = (byte) b;
      } else {
        tooLong = true;
      }
    }
    return true;
  }

  /** Returns the number of the line, from 1. */
  long number() {
    return number;
  }

  /** Returns whether the line is longer than what is held of it. */
  boolean tooLong() {
    return tooLong;
  }

  /**
   * Returns the line, without its end and without a byte order mark, or null if it is not UTF-8.
   */
  @Nullable String text() {
    boolean marked = number == 1 && length >= BOM.length && startsWithMark();
    int from = marked ? BOM.length : 0;
    try {
      return decoder.decode(ByteBuffer.wrap(line, from, length - from)).toString();
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  private boolean startsWithMark() {
    return line[0] == BOM[0] && line[1] == BOM[1] && line[2] == BOM[2];
  }

  private int nextByte() throws IOException {
    if (position == limit) {
      limit = Math.max(0, in.read(buffer));
      position = 0;
      if (limit == 0) {
        return -1;
      }
    }
    return buffer[position++] & 0xFF;
  }
}
