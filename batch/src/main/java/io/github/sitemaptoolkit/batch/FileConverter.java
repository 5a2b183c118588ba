package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import java.io.IOException;

/**
 * Writes the outputs of a {@link Batch}. Must be safe for use by several threads if the batch has
 * several.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface FileConverter {

  /**
   * Reads the inputs and writes the output, whose directory exists.
   *
   * @return the result, which may be a failure
   * @throws IOException if it fails; the batch turns the exception into a {@linkplain
   *     FileResult#failed failed} result. The same goes for unchecked exceptions.
   */
  FileResult convert(PlannedOutput work) throws IOException;
}
