package io.github.sitemaptoolkit.batch.internal.sort;

import io.github.sitemaptoolkit.io.Source;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * A temporary file of values, each after its size. Only this process uses the file.
 *
 * @param <T> the type of the values
 */
final class Run<T> implements ItemStream<T>, Closeable {

  private static final int SIZE = Integer.BYTES;

  private final Path path;
  private final Codec<T> codec;
  private final InputStream in;
  private ByteBuffer buffer;

  private Run(Path path, Codec<T> codec, InputStream in, int bufferSize) {
    this.path = path;
    this.codec = codec;
    this.in = in;
    this.buffer = ByteBuffer.allocate(bufferSize).limit(0);
  }

  /** Writes all values to a new file. */
  static <T> void write(Path path, ItemStream<T> values, Codec<T> codec, int bufferSize)
      throws IOException {
    try (OutputStream out = Files.newOutputStream(path, StandardOpenOption.CREATE_NEW)) {
      ByteBuffer buffer = ByteBuffer.allocate(bufferSize);
      for (T value = values.next(); value != null; value = values.next()) {
        int size = codec.size(value);
        if (buffer.remaining() < SIZE + size) {
          out.write(buffer.array(), 0, buffer.position());
          buffer = withRoom(buffer.clear(), SIZE + size);
        }
        codec.write(value, buffer.putInt(size));
      }
      out.write(buffer.array(), 0, buffer.position());
    } catch (IOException e) {
      throw Source.named(e, path.toString());
    }
  }

  /** Returns an empty buffer that is large enough: this one, if possible. */
  private static ByteBuffer withRoom(ByteBuffer empty, int size) {
    return empty.capacity() >= size ? empty : ByteBuffer.allocate(size);
  }

  /** Opens a file. Closing does not delete it. */
  static <T> Run<T> open(Path path, Codec<T> codec, int bufferSize) throws IOException {
    return new Run<>(path, codec, Files.newInputStream(path), bufferSize);
  }

  @Override
  public @Nullable T next() throws IOException {
    try {
      if (!fill(1)) {
        return null;
      }
      need(SIZE);
      need(buffer.getInt());
      return codec.read(buffer);
    } catch (IOException e) {
      throw Source.named(e, path.toString());
    }
  }

  private void need(int size) throws IOException {
    if (!fill(size)) {
      throw new EOFException("the file ends early");
    }
  }

  /** Reads until the buffer holds so many bytes; returns whether the file has them. */
  private boolean fill(int size) throws IOException {
    if (buffer.remaining() >= size) {
      return true;
    }
    ByteBuffer larger =
        buffer.capacity() >= size ? buffer.compact() : ByteBuffer.allocate(size).put(buffer);
    buffer = larger;
    int length =
        in.readNBytes(larger.array(), larger.position(), larger.capacity() - larger.position());
    larger.position(larger.position() + length).flip();
    return larger.remaining() >= size;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
