package io.github.sitemaptoolkit.web.js;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** A stream of bytes that JavaScript reads. */
final class JsInput extends InputStream {

  private static final int MOST = 1 << 16;

  /** Gives bytes. */
  interface Reader extends JSObject {

    /** Returns some bytes, not more than a number; null at the end. */
    @Nullable Int8Array read(int most);

    /** Returns why bytes cannot be read; null if they can. */
    @Nullable String failure();
  }

  private final Reader reader;
  private byte[] bytes = new byte[0];
  private int at;
  private boolean ended;

  JsInput(Reader reader) {
    this.reader = reader;
  }

  @Override
  public int read() throws IOException {
    return fill() ? bytes[at++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    } else if (!fill()) {
      return -1;
    }
    int count = Math.min(length, bytes.length - at);
    System.arraycopy(bytes, at, target, offset, count);
    at += count;
    return count;
  }

  @Override
  public int available() {
    return bytes.length - at;
  }

  private boolean fill() throws IOException {
    while (at == bytes.length && !ended) {
      Int8Array next = reader.read(MOST);
      ended = next == null;
      if (next != null) {
        bytes = next.copyToJavaArray();
        at = 0;
      } else if (reader.failure() != null) {
        throw new IOException(reader.failure());
      }
    }
    return at < bytes.length;
  }
}
