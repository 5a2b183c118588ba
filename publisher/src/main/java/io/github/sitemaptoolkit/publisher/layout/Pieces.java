package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.io.Sink;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

/**
 * The bytes of a file, piece by piece; each call yields the same bytes.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Pieces {

  /** Passes each piece to the consumer. */
  void forEach(Consumer<byte[]> consumer);

  /**
   * Writes the file, compressed if its name ends in {@code .gz}.
   *
   * @param out flushed, and closed by the caller
   * @param file the name of the file
   */
  default void writeTo(OutputStream out, String file) throws IOException {
    try (Sink sink = Sink.of(out, file, Sink.isCompressedName(file))) {
      writeTo(sink);
      sink.commit();
    }
  }

  /** Writes the bytes to a sink, which the caller commits and closes. */
  default void writeTo(Sink sink) throws IOException {
    OutputStream out = sink.stream();
    try {
      forEach(
          piece -> {
            try {
              out.write(piece);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
