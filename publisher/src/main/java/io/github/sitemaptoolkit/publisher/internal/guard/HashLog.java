package io.github.sitemaptoolkit.publisher.internal.guard;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The hashes of all urls of a new set, in a temporary file: few publications read it again. */
final class HashLog implements Closeable {

  private static final int BUFFER = 64 << 10;

  private final Path file;
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
  private @Nullable OutputStream out; // null before the first bytes are written

  /**
   * Creates an empty log.
   *
   * @param file created, with its directory, when needed
   */
  HashLog(Path file) {
    this.file = file;
  }

  void add(long hash) throws IOException {
    if (!buffer.hasRemaining()) {
      flush();
    }
    buffer.putLong(hash);
  }

  private void flush() throws IOException {
    OutputStream to = out;
    if (to == null) {
      Files.createDirectories(file.getParent());
      to = Files.newOutputStream(file);
      out = to;
    }
    to.write(buffer.array(), 0, buffer.position());
    buffer.clear();
  }

  /** Adds all hashes to a sorter. */
  void copyTo(HashSort sort) throws IOException {
    flush();
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = new byte[BUFFER];
      for (int length = in.readNBytes(bytes, 0, BUFFER);
          length > 0;
          length = in.readNBytes(bytes, 0, BUFFER)) {
        ByteBuffer read = ByteBuffer.wrap(bytes, 0, length);
        while (read.hasRemaining()) {
          sort.add(read.getLong());
        }
      }
    }
  }

  @Override
  public void close() throws IOException {
    if (out != null) {
      out.close();
      Files.deleteIfExists(file);
    }
  }
}
