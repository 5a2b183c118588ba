package io.github.sitemaptoolkit.web.command;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Objects;
import java.util.zip.CRC32;
import org.teavm.jso.typedarrays.Int8Array;

/** Compresses a stream in parts, each with Node.js: its compression of streams is asynchronous. */
public final class Gzip extends FilterOutputStream {

  private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};
  private static final int PART = 1 << 20;

  private final byte[] part = new byte[PART];
  private final CRC32 crc = new CRC32();
  private long length;
  private int filled;

  /** Begins a compressed stream. */
  public Gzip(OutputStream out) throws IOException {
    super(out);
    out.write(HEADER, 0, HEADER.length);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    crc.update(bytes, offset, count);
    length += count;
    int at = offset;
    while (at < offset + count) {
      int next = Math.min(PART - filled, offset + count - at);
      System.arraycopy(bytes, at, part, filled, next);
      filled += next;
      at += next;
      if (filled == PART) {
        deflate(false);
      }
    }
  }

  private void deflate(boolean last) throws IOException {
    Int8Array whole = Int8Array.copyFromJavaArray(Arrays.copyOf(part, filled));
    byte[] small = Objects.requireNonNull(Disks.disk().deflate(whole, last)).copyToJavaArray();
    out.write(small, 0, small.length);
    filled = 0;
  }

  /** Ends the compressed stream. */
  public void finish() throws IOException {
    deflate(true);
    writeInt(crc.getValue());
    writeInt(length);
  }

  private void writeInt(long number) throws IOException {
    for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
      out.write((int) (number >>> shift) & 0xff);
    }
  }
}
