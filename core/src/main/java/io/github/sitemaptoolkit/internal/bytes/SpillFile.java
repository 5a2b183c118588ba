package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A queue of bytes in a temporary file that only this process and its user can read. The file is
 * removed when it is closed.
 */
final class SpillFile implements Closeable {

  private final FileChannel channel;
  private long size;
  private long read;

  private SpillFile(FileChannel channel) {
    this.channel = channel;
  }

  /** Creates an empty file for what does not fit in memory. */
  static SpillFile create() throws IOException {
    Path path = ScratchSpace.file("sitemap-", ".tmp");
    return new SpillFile(
        FileChannel.open(
            path,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE));
  }

  /** Returns the number of bytes that were written. */
  long size() {
    return size;
  }

  /** Returns the number of bytes that were read. */
  long readBytes() {
    return read;
  }

  void write(byte[] bytes, int count) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(bytes, 0, count);
    long at = size;
    while (left.hasRemaining()) {
      at += channel.write(left, at);
    }
    size = at;
  }

  /** Reads the next bytes; returns their number, 0 if there are no more. */
  int read(byte[] target, int offset, int length) throws IOException {
    int count = at(read, target, offset, length);
    read += count;
    return count;
  }

  /** Returns the number of bytes at a place, which are copied into a buffer but not read. */
  int look(long place, byte[] buffer) throws IOException {
    return at(place, buffer, 0, buffer.length);
  }

  private int at(long place, byte[] target, int offset, int length) throws IOException {
    int most = (int) Math.min(length, size - place);
    if (most == 0) {
      return 0;
    }
    int count = channel.read(ByteBuffer.wrap(target, offset, most), place);
    if (count < 0) {
      throw new EOFException("a temporary file was cut by another program");
    }
    return count;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
