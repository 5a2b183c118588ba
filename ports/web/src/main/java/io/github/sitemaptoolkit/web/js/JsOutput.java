package io.github.sitemaptoolkit.web.js;

import java.io.OutputStream;
import java.util.Arrays;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** A stream of bytes that JavaScript takes. */
final class JsOutput extends OutputStream {

  /** Takes bytes. */
  @JSFunctor
  interface Taker extends JSObject {

    /** Takes bytes, which do not change afterwards. */
    void take(Int8Array bytes);
  }

  private final Taker taker;

  JsOutput(Taker taker) {
    this.taker = taker;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    taker.take(Int8Array.copyFromJavaArray(Arrays.copyOfRange(bytes, offset, offset + length)));
  }
}
