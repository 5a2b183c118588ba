package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import java.io.IOException;

/**
 * Follows a {@link Batch}. All methods are called by the thread that runs the batch, and an
 * exception of any of them ends the batch.
 *
 * @since 0.1
 */
public interface BatchListener {

  /**
   * Called when the results of all outputs before this one have been reported. What is said of it
   * may be shown from now on; until then, it would mix with what is said of those before it.
   *
   * @throws IOException to end the batch
   */
  default void turn(PlannedOutput work) throws IOException {}

  /**
   * Called with each result, in the order of the plan.
   *
   * @throws IOException to end the batch
   */
  default void finished(FileResult result) throws IOException {}

  /** Called a few times each second while the batch waits for an output. */
  default void waiting() {}
}
