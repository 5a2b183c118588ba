package io.github.sitemaptoolkit.xml;

import java.util.Set;

/**
 * A {@code url} element as bytes, which can be written into any sitemap whose root declares its
 * {@linkplain #prefixes prefixes}.
 *
 * <p>Created by {@link UrlRenderer}.
 *
 * @since 0.1
 */
public final class UrlMarkup {

  private final byte[] bytes;
  private final Set<String> prefixes;

  UrlMarkup(byte[] bytes, Set<String> prefixes) {
    this.bytes = bytes;
    this.prefixes = prefixes;
  }

  /** Returns the {@code url} element with its line break. Not a copy: must not be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /**
   * Returns the prefixes that the element uses and the root of the sitemap must declare, sorted.
   */
  public Set<String> prefixes() {
    return prefixes;
  }
}
