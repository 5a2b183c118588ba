package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import java.io.IOException;

/**
 * Receives the progress and the results of a {@link Batch}. All methods are called by the thread
 * that runs the batch. An exception that one of them throws ends the batch.
 *
 * @since 0.1
 */
public interface BatchListener {

  /**
   * Called when the results of all outputs before this one have been reported. Messages about it
   * should be held back until then, so that they do not mix with those about earlier outputs.
   *
   * @throws IOException to end the batch
   */
  default void next(PlannedOutput work) throws IOException {}

  /**
   * Called for each result, in the order of the plan.
   *
   * @throws IOException to end the batch
   */
  default void finished(FileResult result) throws IOException {}

  /** Called a few times each second while the batch waits for an output. */
  default void waiting() {}
}
