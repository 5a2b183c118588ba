package io.github.sitemaptoolkit.web.jdk.java.util.zip;

import java.io.OutputStream;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/** Does not compress: who calls the program has a compressor of his own. */
public class GZIPOutputStream extends OutputStream {

  /** There is none. */
  protected @Nullable Deflater def;

  /**
   * Refuses to compress.
   *
   * @throws UnsupportedOperationException always
   */
  public GZIPOutputStream(OutputStream out, int size) {
    throw new UnsupportedOperationException("outputs are not compressed here");
  }

  @Override
  public void write(int b) {}

  /** Does nothing. */
  public void finish() {}
}
