package io.github.sitemaptoolkit.converters.internal.csv.cell;

import io.github.sitemaptoolkit.problem.Severity;

/** Takes what is wrong with a cell. */
@FunctionalInterface
public interface CellReporter {

  /**
   * Takes a problem.
   *
   * @param missing whether something is left out
   */
  void report(Severity severity, String code, String message, boolean missing);
}
