package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.io.IoReason;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Holds rows until all columns are known: up to a few MiB in memory, then in a temporary file,
 * which the system removes when this is closed or the process ends.
 */
final class HeldRows implements Closeable {

  /** How many bytes are held in memory, unless a single row has more. */
  private static final int IN_MEMORY = 4 << 20;

  /** Takes rows back. */
  @FunctionalInterface
  interface Taker {
    /** Takes a row; the object is used again. */
    void take(Row row) throws IOException;
  }

  private byte[] buffer = new byte[8192];
  private int length;
  private long rows;
  private @Nullable Path path;
  private @Nullable FileChannel file;

  /** Adds a row. */
  void add(Row row) throws IOException {
    int begin = length;
    putInt(row.size());
    for (int i = 0; i < row.size(); i++) {
      byte[] cell = row.cell(i).getBytes(StandardCharsets.UTF_8);
      putInt(row.column(i));
      putInt(cell.length);
      ensure(cell.length);
      System.arraycopy(cell, 0, buffer, length, cell.length);
      length += cell.length;
    }
    rows++;
    if (length > IN_MEMORY) {
      write(begin == 0 ? length : begin);
    }
  }

  private void putInt(int value) {
    ensure(Integer.BYTES);
    ByteBuffer.wrap(buffer).putInt(length, value);
    length += Integer.BYTES;
  }

  private void ensure(int more) {
    if (length + more > buffer.length) {
      buffer = Arrays.copyOf(buffer, Math.max(length + more, buffer.length * 2));
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

  /** Gives all rows back, in order. */
  void forEach(Taker taker) throws IOException {
    InputStream bytes = new ByteArrayInputStream(buffer, 0, length);
    FileChannel from = file;
    if (from != null) {
      from.position(0);
      bytes = new SequenceInputStream(Channels.newInputStream(from), bytes);
    }
    var in = new DataInputStream(new BufferedInputStream(bytes, 1 << 16));
    var row = new Row();
    for (long left = rows; left > 0; left--) {
      row.clear();
      for (int cells = in.readInt(); cells > 0; cells--) {
        int column = in.readInt();
        row.add(column, new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8));
      }
      taker.take(row);
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
