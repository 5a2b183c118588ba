package io.github.sitemaptoolkit.code;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with the tables that modules and extensions bring.
 *
 * @since 0.1
 */
public final class RuleTableCodes {

  /** A table cannot be read, or a line of it is invalid. */
  public static final Code INVALID = Code.warning("extension.rule-table");

  private RuleTableCodes() {}
}
