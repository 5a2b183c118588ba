package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import java.io.IOException;

/**
 * Makes one output of a {@link Batch}. Several threads call one object at the same time.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface FileConverter {

  /**
   * Reads the inputs and writes the output, whose directory exists.
   *
   * @return what came of it, failures included
   * @throws IOException if there is nothing to say but that it failed
   */
  FileResult convert(PlannedOutput work) throws IOException;
}
