package io.github.sitemaptoolkit.publisher;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Items, one after the other. */
interface Items {

  /** Returns the next item, or null at the end. */
  @Nullable Item next() throws IOException;
}
