package io.github.sitemaptoolkit.io;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** A buffered stream whose buffer starts small and grows with what is written. */
final class OutputBuffer extends FilterOutputStream {

  private static final int FIRST_SIZE = 1024;

  private final int most;
  private byte[] bytes = new byte[FIRST_SIZE];
  private int length;

  OutputBuffer(OutputStream out, int most) {
    super(out);
    this.most = most;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] source, int offset, int count) throws IOException {
    if (count > most - length) {
      writeHeld();
      if (count >= most) {
        out.write(source, offset, count);
        return;
      }
    }
    if (count > bytes.length - length) {
      bytes = Arrays.copyOf(bytes, Math.min(most, Math.max(2 * bytes.length, length + count)));
    }
    System.arraycopy(source, offset, bytes, length, count);
    length += count;
  }

  private void writeHeld() throws IOException {
    int count = length;
    length = 0; // do not retry what failed
    out.write(bytes, 0, count);
  }

  @Override
  public void flush() throws IOException {
    writeHeld();
    out.flush();
  }
}
