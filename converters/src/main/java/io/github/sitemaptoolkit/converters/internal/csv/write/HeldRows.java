package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.io.IoReason;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Holds rows, as the bytes of their cells, until all columns are known: up to a MiB in memory, then
 * in a temporary file, which the system removes when this is closed or the process ends.
 */
final class HeldRows implements Closeable {

  /** How many bytes are held in memory, unless a single row has more. */
  private static final int IN_MEMORY = 1 << 20;

  /** Takes rows back. */
  @FunctionalInterface
  interface Taker {
    /** Takes a row; the object is used again. */
    void take(RecordBytes row) throws IOException;
  }

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  private byte[] buffer = new byte[8192];
  private int length;
  private long rows;
  private @Nullable Path path;
  private @Nullable FileChannel file;

  /** Returns how many bytes are in memory at most; without files, in a browser, all are. */
  private static int most() {
    return IN_MEMORY;
  }

  /** Adds a row. */
  void add(RecordBytes row) throws IOException {
    int begin = length;
    int cells = row.size();
    int count = cells == 0 ? 0 : row.end(cells - 1);
    ensure((2 + 2 * cells) * Integer.BYTES + count);
    putInt(cells);
    putInt(count);
    for (int i = 0; i < cells; i++) {
      putInt(row.column(i));
      putInt(row.end(i));
    }
    System.arraycopy(row.bytes, 0, buffer, length, count);
    length += count;
    rows++;
    if (length > most()) {
      write(begin == 0 ? length : begin);
    }
  }

  private void putInt(int value) {
    INTS.set(buffer, length, value);
    length += Integer.BYTES;
  }

  private void ensure(int more) {
    if (length + more > buffer.length) {
      int doubled = Math.min(2 * buffer.length, most() + (1 << 16));
      buffer = Arrays.copyOf(buffer, Math.max(length + more, doubled));
    }
  }

  /** Moves the first bytes of the buffer to the file. */
  private void write(int count) throws IOException {
    FileChannel to = file();
    try {
      ByteBuffer bytes = ByteBuffer.wrap(buffer, 0, count);
      while (bytes.hasRemaining()) {
        to.write(bytes);
      }
    } catch (IOException e) {
      throw named(e);
    }
    System.arraycopy(buffer, count, buffer, 0, length - count);
    length -= count;
  }

  private FileChannel file() throws IOException {
    FileChannel opened = file;
    if (opened == null) {
      Path temporary = Files.createTempFile("sitemap-", ".tmp");
      path = temporary;
      opened =
          FileChannel.open(
              temporary,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE);
      file = opened;
    }
    return opened;
  }

  /** Adds the name of the temporary file to an exception: the caller knows only the output. */
  private IOException named(IOException e) {
    var failure =
        new FileSystemException(
            String.valueOf(path), null, IoReason.of(e) + " (a temporary file for rows)");
    failure.initCause(e);
    return failure;
  }

  /**
   * Returns all rows, in order.
   *
   * @param row takes each of them
   */
  void forEach(RecordBytes row, Taker taker) throws IOException {
    InputStream bytes = new ByteArrayInputStream(buffer, 0, length);
    FileChannel from = file;
    if (from != null) {
      from.position(0);
      bytes = new SequenceInputStream(Channels.newInputStream(from), bytes);
    }
    var blocks = new Blocks(bytes);
    for (long left = rows; left > 0; left--) {
      blocks.ensure(2 * Integer.BYTES);
      int cells = blocks.nextInt();
      int count = blocks.nextInt();
      blocks.ensure(2 * cells * Integer.BYTES + count);
      row.resize(cells, count);
      for (int i = 0; i < cells; i++) {
        row.columns[i] = blocks.nextInt();
        row.ends[i] = blocks.nextInt();
      }
      blocks.next(row.bytes, count);
      taker.take(row);
    }
  }

  /** Reads rows back, many at a time. */
  private static final class Blocks {

    private final InputStream from;
    private byte[] block = new byte[1 << 16];
    private int at;
    private int end;

    Blocks(InputStream from) {
      this.from = from;
    }

    /** Makes sure that so many bytes were read. */
    void ensure(int count) throws IOException {
      if (end - at >= count) {
        return;
      }
      byte[] target = count > block.length ? new byte[2 * count] : block;
      System.arraycopy(block, at, target, 0, end - at);
      block = target;
      end -= at;
      at = 0;
      while (end < count) {
        int read = from.read(block, end, block.length - end);
        if (read < 0) {
          throw new EOFException("a temporary file for rows was cut");
        }
        end += read;
      }
    }

    int nextInt() {
      int value = (int) INTS.get(block, at);
      at += Integer.BYTES;
      return value;
    }

    void next(byte[] target, int count) {
      System.arraycopy(block, at, target, 0, count);
      at += count;
    }
  }

  @Override
  public void close() throws IOException {
    FileChannel opened = file;
    if (opened != null) {
      opened.close();
    }
  }
}
