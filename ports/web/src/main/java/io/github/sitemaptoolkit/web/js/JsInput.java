package io.github.sitemaptoolkit.web.js;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** A stream of bytes that JavaScript reads. */
final class JsInput extends ChunkInput {

  /** Gives bytes. */
  interface Reader extends JSObject {

    /** Returns some bytes, not more than a number; null at the end. */
    @Nullable Int8Array read(int most);

    /** Returns why bytes cannot be read; null if they can. */
    @Nullable String failure();
  }

  private final Reader reader;

  JsInput(Reader reader) {
    this.reader = reader;
  }

  @Override
  protected byte @Nullable [] next() throws IOException {
    Int8Array next = reader.read(MOST);
    if (next == null && reader.failure() != null) {
      throw new IOException(reader.failure());
    }
    return next == null ? null : next.copyToJavaArray();
  }
}
