package io.github.sitemaptoolkit.io;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.GZIPOutputStream;

/** Whether and how an output is compressed. */
interface Compression {

  /** The size of buffers in bytes. */
  int BUFFER = 64 * 1024;

  /** No compression: the bytes are only buffered. */
  Compression NONE = raw -> new OutputBuffer(raw, BUFFER);

  /** Gzip in the caller's thread. */
  Compression GZIP = Gzip::new;

  /** Returns a stream that writes to another one. Writes the header of compressed data. */
  OutputStream open(OutputStream raw) throws IOException;

  /** Returns how to compress, or not. */
  static Compression of(boolean gzip) {
    return gzip ? GZIP : NONE;
  }

  /** A stream of compressed data. */
  interface Compressor {

    /** Writes what is still buffered, and the end of the data; does not close the stream. */
    void finish() throws IOException;

    /** Releases memory outside the heap and threads, without writing the end of the data. */
    void release();
  }

  /** Java's compressor. */
  final class Gzip extends GZIPOutputStream implements Compressor {

    Gzip(OutputStream out) throws IOException {
      super(out, BUFFER);
    }

    @Override
    public void release() {
      def.end();
    }
  }
}
