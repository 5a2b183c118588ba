package io.github.sitemaptoolkit.publisher.internal.job;

import java.io.IOException;

/** New files that are written, checked and not yet visible. */
@FunctionalInterface
public interface Prepared {

  /** Makes them visible. Called at most once. */
  Published commit() throws IOException;
}
