package io.github.sitemaptoolkit.robustness;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;

/**
 * A document that means harm.
 *
 * @param name what it does, and how it is dressed: {@code billion-laughs/rss/gzip}
 * @param extension the end of its file's name
 * @param body makes its bytes, as many as they may be
 */
record Attack(String name, String extension, Body body) {

  /** Makes a document's bytes. */
  interface Body {
    void writeTo(OutputStream out) throws IOException;
  }

  static Attack of(String name, String extension, byte[] bytes) {
    return new Attack(name, extension, out -> out.write(bytes));
  }

  static Attack of(String name, String extension, String text) {
    return of(name, extension, text.getBytes(StandardCharsets.UTF_8));
  }

  static Attack of(String name, String extension, Charset charset, Piece text) {
    return new Attack(
        name,
        extension,
        out -> {
          Writer writer = new BufferedWriter(new OutputStreamWriter(out, charset));
          text.writeTo(writer);
          writer.flush();
        });
  }

  /** Returns this, compressed. */
  Attack gzipped() {
    return new Attack(
        name + "/gzip",
        extension + ".gz",
        out -> {
          var gzip = new GZIPOutputStream(out, 64 * 1024);
          body.writeTo(gzip);
          gzip.finish();
        });
  }

  @Override
  public String toString() {
    return name;
  }
}
