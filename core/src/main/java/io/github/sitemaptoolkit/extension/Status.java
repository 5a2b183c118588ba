package io.github.sitemaptoolkit.extension;

import java.util.Locale;

/**
 * Whether an extension is still in use.
 *
 * @since 0.1
 */
public enum Status {
  /** Search engines read it. */
  CURRENT,
  /** Search engines still read it, but it is no longer recommended. */
  DEPRECATED,
  /** No search engine is known to read it. */
  DEAD;

  /** Returns the name in lower case, as used in tables. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
