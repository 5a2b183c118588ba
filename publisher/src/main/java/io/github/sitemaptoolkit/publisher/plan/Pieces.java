package io.github.sitemaptoolkit.publisher.plan;

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
}
