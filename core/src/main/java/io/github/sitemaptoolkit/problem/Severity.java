package io.github.sitemaptoolkit.problem;

import java.util.Locale;

/**
 * How bad a {@link Problem} is.
 *
 * @since 0.1
 */
public enum Severity {
  /** Worth knowing; nothing needs to be done. */
  INFO,
  /** Allowed or harmless somewhere, but not what the rule asks for. */
  WARNING,
  /** Against a rule that search engines enforce, or a part of the input that could not be used. */
  ERROR;

  /** Returns the name in lower case, as messages show it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
