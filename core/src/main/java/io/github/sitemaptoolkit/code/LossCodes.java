package io.github.sitemaptoolkit.code;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Loss;

/**
 * The codes of problems about data that got lost.
 *
 * @since 0.1
 */
public final class LossCodes {

  /** The output format has no place for some of the input's data. */
  public static final Code LOST_FIELD = Code.warning(Loss.CODE);

  /**
   * Unknown markup was kept for an element that the entry no longer has, so it cannot be written.
   */
  public static final Code LOST_MARKUP = Code.warning("convert.lost-markup");

  private LossCodes() {}
}
