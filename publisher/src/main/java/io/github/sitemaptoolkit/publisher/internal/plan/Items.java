package io.github.sitemaptoolkit.publisher.internal.plan;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A source of items, one after the other. */
public interface Items {

  /** Returns the next item, or null at the end. */
  @Nullable Item next() throws IOException;
}
