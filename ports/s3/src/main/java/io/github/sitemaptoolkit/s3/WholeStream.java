package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A stream that fails if it ends too early. Java's own client takes a connection that is cut for
 * the end of the answer.
 */
final class WholeStream extends FilterInputStream {

  private long missing;

  /**
   * Creates a stream.
   *
   * @param length the number of bytes that must come
   */
  WholeStream(InputStream in, long length) {
    super(in);
    this.missing = length;
  }

  @Override
  public int read() throws IOException {
    int read = in.read();
    count(read < 0 ? -1 : 1);
    return read;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count = in.read(target, offset, length);
    count(count);
    return count;
  }

  @Override
  public long skip(long most) throws IOException {
    long skipped = in.skip(most);
    missing -= skipped;
    return skipped;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  private void count(int count) throws IOException {
    if (count >= 0) {
      missing -= count;
    } else if (missing > 0) {
      throw new IOException(
          "the connection was cut " + ShownNumber.counted(missing, "byte") + " before the end");
    }
  }
}
