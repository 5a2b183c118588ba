package io.github.sitemaptoolkit.validator.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.io.IOException;

/**
 * Accepts the facts of a source.
 *
 * @since 0.1
 */
@Incubating
public interface FactTarget {

  /**
   * Adds a fact. Of several verdicts of one source on one address, the last one counts; one before
   * it that says something else is told with it.
   *
   * @throws IOException if a temporary file cannot be written
   */
  void add(Fact fact) throws IOException;

  /**
   * Notes that a part of the source could not be read, so that nothing is said of addresses that it
   * does not name.
   */
  void incomplete();
}
