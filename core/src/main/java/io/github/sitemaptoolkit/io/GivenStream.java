package io.github.sitemaptoolkit.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/**
 * A stream that somebody else has implemented. One that breaks the rules of {@link InputStream}
 * would make its readers spin, or fail where nobody would look: it fails here.
 */
final class GivenStream extends FilterInputStream {

  private static final int MOST_EMPTY = 1000; // reads in a row: a channel may have to wait a little

  private final boolean closes;
  private int empty;

  /**
   * Creates a stream.
   *
   * @param closes whether closing it closes the other one
   */
  GivenStream(InputStream in, boolean closes) {
    super(Objects.requireNonNull(in, "in"));
    this.closes = closes;
  }

  @Override
  public int read() throws IOException {
    int next = in.read();
    if (next < -1 || next > 0xFF) {
      throw new IOException("the stream returned " + next + " as a byte");
    }
    return next;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count = in.read(target, offset, length);
    if (count > 0 && count <= length) {
      empty = 0;
      return count;
    } else if (count > length || count < -1) {
      throw new IOException(
          "the stream returned " + count + " as the number of bytes read, of " + length);
    } else if (count == 0 && length > 0 && ++empty == MOST_EMPTY) {
      throw new IOException("the stream returned no bytes " + MOST_EMPTY + " times in a row");
    }
    return count;
  }

  @Override
  public void close() throws IOException {
    if (closes) {
      super.close();
    }
  }
}
