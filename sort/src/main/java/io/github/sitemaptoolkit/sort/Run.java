package io.github.sitemaptoolkit.sort;

import io.github.sitemaptoolkit.io.Source;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/** Temporary files of encoded values, each after its size. Only this process uses the files. */
final class Run extends Records implements Closeable {

  /** How many bytes are written or read at once, unless a value is larger. */
  static final int BUFFER = 32 << 10;

  private static final int HEAD = RecordStore.HEAD;

  private final Segments segments;
  private final InputStream in;
  private ByteBuffer buffer;

  private Run(Segments segments, InputStream in, int bufferSize) {
    this.segments = segments;
    this.in = in;
    this.buffer = ByteBuffer.allocate(bufferSize).limit(0);
  }

  /** Writes all values to new files. */
  static void write(Segments segments, Records values, int bufferSize) throws IOException {
    try (OutputStream out = segments.write()) {
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
      throw segments.failure(e);
    }
  }

  /** Returns an empty buffer that is large enough: this one, if possible. */
  private static ByteBuffer withRoom(ByteBuffer empty, int size) {
    return empty.capacity() >= size ? empty : ByteBuffer.allocate(size);
  }

  /**
   * Opens what was written. Closing does not delete it.
   *
   * @param last whether each file is deleted when it has been read
   */
  static Run open(Segments segments, int bufferSize, boolean last) {
    return new Run(segments, segments.read(last), bufferSize);
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
      throw Source.named(e, segments.toString());
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
