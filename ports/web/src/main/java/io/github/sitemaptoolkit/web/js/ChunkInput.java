package io.github.sitemaptoolkit.web.js;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** A stream of bytes that JavaScript gives, some at a time. */
public abstract class ChunkInput extends InputStream {

  /** The maximum number of bytes to ask for. */
  protected static final int MOST = 1 << 16;

  private byte[] bytes = new byte[0];
  private int at;
  private boolean ended;

  /** Returns the next bytes; null at the end. */
  protected abstract byte @Nullable [] next() throws IOException;

  @Override
  public int read() throws IOException {
    return fill() ? bytes[at++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    } else if (!fill()) {
      return -1;
    }
    int count = Math.min(length, bytes.length - at);
    System.arraycopy(bytes, at, target, offset, count);
    at += count;
    return count;
  }

  @Override
  public int available() {
    return bytes.length - at;
  }

  private boolean fill() throws IOException {
    while (at == bytes.length && !ended) {
      byte[] next = next();
      ended = next == null;
      if (next != null) {
        bytes = next;
        at = 0;
      }
    }
    return at < bytes.length;
  }
}
