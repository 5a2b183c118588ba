package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
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
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds rows, as the bytes of their cells, until all columns are known: the first in memory, up to
 * 16 MiB or a 32nd of the heap; the others in a temporary file, which the system removes when this
 * is closed or the process ends.
 */
final class HeldRows implements Closeable {

  private static final int MOST_IN_MEMORY = 16 << 20;

  /** How many bytes are moved at once, unless a single row has more. */
  private static final int BLOCK = 1 << 20;

  private static final int LONGEST_BUFFER = BLOCK + (1 << 16); // likewise

  /** Takes rows back. */
  @FunctionalInterface
  interface Taker {
    /** Takes a row; the object is used again. */
    void take(RecordBytes row) throws IOException;
  }

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  private final List<InputStream> full = new ArrayList<>(); // the blocks that stay in memory
  private long inMemory; // bytes of these
  private byte[] buffer = new byte[8192];
  private int length;
  private long rows;
  private @Nullable Path path;
  private @Nullable FileChannel file;

  /** Returns how many bytes are in memory at most; without files, in a browser, all are. */
  private static int most() {
    return (int) Math.min(MOST_IN_MEMORY, Runtime.getRuntime().maxMemory() / 32);
  }

  /** Adds a row. */
  void add(RecordBytes row) throws IOException {
    int cells = row.size();
    int count = row.length();
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
    if (length > BLOCK) {
      move();
    }
  }

  /** Empties the buffer: its rows stay in memory as long as there is room for them. */
  private void move() throws IOException {
    inMemory += length;
    if (inMemory <= most()) {
      full.add(new ByteArrayInputStream(buffer, 0, length));
      buffer = new byte[LONGEST_BUFFER];
    } else {
      write();
    }
    length = 0;
  }

  private void putInt(int value) {
    INTS.set(buffer, length, value);
    length += Integer.BYTES;
  }

  private void ensure(int more) {
    if (length + more > buffer.length) {
      int doubled = Math.min(2 * buffer.length, LONGEST_BUFFER);
      buffer = Arrays.copyOf(buffer, Math.max(length + more, doubled));
    }
  }

  private void write() throws IOException {
    FileChannel to = file();
    try {
      ByteBuffer bytes = ByteBuffer.wrap(buffer, 0, length);
      while (bytes.hasRemaining()) {
        to.write(bytes);
      }
    } catch (IOException e) {
      throw named(e);
    }
  }

  private FileChannel file() throws IOException {
    FileChannel opened = file;
    if (opened == null) {
      Path temporary = ScratchSpace.file("sitemap-", ".tmp");
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
   * Returns all rows, in order. To be called once, after the last.
   *
   * @param row takes each of them
   */
  void forEach(RecordBytes row, Taker taker) throws IOException {
    FileChannel from = file;
    if (from != null) {
      from.position(0);
      full.add(Channels.newInputStream(from));
    }
    full.add(new ByteArrayInputStream(buffer, 0, length));
    var blocks = new Blocks(new SequenceInputStream(Collections.enumeration(full)));
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
