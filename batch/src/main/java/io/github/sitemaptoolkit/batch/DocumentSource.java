package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;

/**
 * Opens inputs. Must be safe for use by several threads if it is shared between readers.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface DocumentSource {

  /**
   * Opens an input. The caller closes the source.
   *
   * @throws IOException if the input cannot be opened
   */
  Source open(Input input) throws IOException;
}
