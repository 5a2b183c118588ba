package io.github.sitemaptoolkit.sort;

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

/** A temporary file of encoded values, each after its size. Only this process uses the file. */
final class Run extends Records implements Closeable {

  /** How many bytes are written or read at once, unless a value is larger. */
  static final int BUFFER = 32 << 10;

  private static final int HEAD = RecordStore.HEAD;

  private final Path path;
  private final InputStream in;
  private ByteBuffer buffer;

  private Run(Path path, InputStream in, int bufferSize) {
    this.path = path;
    this.in = in;
    this.buffer = ByteBuffer.allocate(bufferSize).limit(0);
  }

  /** Writes all values to a new file. */
  static void write(Path path, Records values, int bufferSize) throws IOException {
    try (OutputStream out = Files.newOutputStream(path, StandardOpenOption.CREATE_NEW)) {
      ByteBuffer buffer = ByteBuffer.allocate(bufferSize);
      while (values.advance()) {
        int size = values.end - values.start;
        if (buffer.remaining() < HEAD + size) {
          out.write(buffer.array(), 0, buffer.position());
          buffer = withRoom(buffer.clear(), HEAD + size);
        }
        buffer.putInt(size).put(values.bytes, values.start, size);
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
  static Run open(Path path, int bufferSize) throws IOException {
    return new Run(path, Files.newInputStream(path), bufferSize);
  }

  @Override
  boolean advance() throws IOException {
    try {
      if (!fill(1)) {
        return false;
      }
      need(HEAD);
      int size = buffer.getInt();
      need(size);
      bytes = buffer.array();
      start = buffer.position();
      keyEnd = start + KEY + buffer.getInt(start);
      end = start + size;
      buffer.position(end);
      return true;
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
