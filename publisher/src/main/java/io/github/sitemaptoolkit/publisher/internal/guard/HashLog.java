package io.github.sitemaptoolkit.publisher.internal.guard;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Numbers, such as the hashes of all urls of a new set, in a temporary file: few are read again.
 */
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

  void add(long number) throws IOException {
    if (!buffer.hasRemaining()) {
      flush();
    }
    buffer.putLong(number);
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

  /** Accepts two numbers that were added one after the other. */
  @FunctionalInterface
  interface Pairs {
    void accept(long first, long second);
  }

  /** Passes on all numbers, in their order. */
  void forEach(LongConsumer consumer) throws IOException {
    flush();
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = new byte[BUFFER];
      for (int length = in.readNBytes(bytes, 0, BUFFER);
          length > 0;
          length = in.readNBytes(bytes, 0, BUFFER)) {
        ByteBuffer read = ByteBuffer.wrap(bytes, 0, length);
        while (read.hasRemaining()) {
          consumer.accept(read.getLong());
        }
      }
    }
  }

  /** Passes on all numbers, two at once. */
  void forEachPair(Pairs consumer) throws IOException {
    long[] first = new long[1];
    boolean[] isSecond = new boolean[1];
    forEach(
        number -> {
          if (isSecond[0]) {
            consumer.accept(first[0], number);
          }
          first[0] = number;
          isSecond[0] = !isSecond[0];
        });
  }

  @Override
  public void close() throws IOException {
    if (out != null) {
      out.close();
      Files.deleteIfExists(file);
    }
  }
}
