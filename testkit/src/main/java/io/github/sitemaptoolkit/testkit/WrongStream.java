package io.github.sitemaptoolkit.testkit;

import java.io.InputStream;

/** A stream that returns some bytes, then a number that no stream may return. */
final class WrongStream extends InputStream {

  private final byte[] bytes;
  private final int wrong;
  private int position;

  WrongStream(byte[] bytes, int wrong) {
    this.bytes = bytes;
    this.wrong = wrong;
  }

  @Override
  public int read() {
    return position < bytes.length / 2 ? bytes[position++] & 0xFF : 0;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    int count = Math.min(length, bytes.length / 2 - position);
    if (count <= 0) {
      return wrong == Integer.MAX_VALUE ? length + 1 : wrong;
    }
    System.arraycopy(bytes, position, target, offset, count);
    position += count;
    return count;
  }
}
