package io.github.sitemaptoolkit.problem;

/**
 * What did not come through.
 *
 * @since 0.1
 */
public final class LossCodes {

  /** The output format has no place for something of the input. */
  public static final Code LOST_FIELD = Code.warning(Loss.CODE);

  /**
   * Markup was kept from an element that no longer exists, so there is nothing to write it into.
   */
  public static final Code LOST_MARKUP = Code.warning("convert.lost-markup");

  private LossCodes() {}
}
