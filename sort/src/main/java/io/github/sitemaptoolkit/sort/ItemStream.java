package io.github.sitemaptoolkit.sort;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A sequence of values, passed on one after the other.
 *
 * @param <T> their type
 */
@FunctionalInterface
public interface ItemStream<T> {

  /** Returns the next item, or null at the end. */
  @Nullable T next() throws IOException;
}
