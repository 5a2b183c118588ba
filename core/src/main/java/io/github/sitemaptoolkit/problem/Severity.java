package io.github.sitemaptoolkit.problem;

import java.util.Locale;

/**
 * How bad a {@link Problem} is.
 *
 * @since 0.1
 */
public enum Severity {
  /** Good to know; nothing needs to be done. */
  INFO,
  /** Not what a rule asks for, but accepted or harmless for some search engines. */
  WARNING,
  /** A breach of a rule that search engines enforce, or a part of the input that is unusable. */
  ERROR;

  /** Returns the name in lower case, as used in messages. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
