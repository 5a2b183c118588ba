package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.io.Compression.Compressor;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Counts bytes before compression, and adds the name of the output to exceptions. */
final class SinkStream extends OutputStream {

  private final String name;
  private final OutputStream out;
  private long count;
  private @Nullable IOException failure; // after which what was written has a gap

  SinkStream(String name, OutputStream out) {
    this.name = name;
    this.out = out;
  }

  /** Returns the number of bytes written so far. */
  long count() {
    return count;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw failed(e);
    }
    count += length;
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private IOException failed(IOException e) {
    failure = named(e);
    return failure;
  }

  /** Writes what is still buffered, and the end of compressed data; does not close the stream. */
  void finish() throws IOException {
    if (failure != null) {
      throw failure;
    }
    if (out instanceof Compressor compressor) {
      compressor.finish();
    }
    out.flush();
  }

  /** Releases the compressor's memory outside the heap, and its threads. */
  void release() {
    if (out instanceof Compressor compressor) {
      compressor.release();
    }
  }

  IOException named(IOException e) {
    return Sink.named(e, name);
  }
}
