package io.github.sitemaptoolkit.extension;

import java.util.Locale;

/**
 * What has become of an extension.
 *
 * @since 0.1
 */
public enum Status {
  /** Search engines read it. */
  CURRENT,
  /** Still read, no longer recommended. */
  DEPRECATED,
  /** No search engine is known to read it. */
  DEAD;

  /** Returns the name in lower case, as tables show it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
