package io.github.sitemaptoolkit.spark.internal.read;

import java.io.IOException;
import java.io.InputStream;

/** Opens a document. */
@FunctionalInterface
public interface Opener {

  /** Returns a new stream, which the caller closes. */
  InputStream open() throws IOException;
}
