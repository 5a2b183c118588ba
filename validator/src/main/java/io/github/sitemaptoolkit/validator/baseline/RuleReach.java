package io.github.sitemaptoolkit.validator.baseline;

/**
 * What a run has compared by a rule: what was not checked is not mended.
 *
 * @since 0.1
 */
public enum RuleReach {
  /** The rule was not checked, as it is switched off or what it compares with was not given. */
  NOTHING,
  /** Each input by itself. */
  INPUT,
  /** All inputs with each other: only if all of the baseline were checked can any be mended. */
  ALL_INPUTS
}
