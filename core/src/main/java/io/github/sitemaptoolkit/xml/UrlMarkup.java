package io.github.sitemaptoolkit.xml;

import java.util.Set;

/**
 * A url entry as the bytes that stand for it in a sitemap, whichever sitemap that is.
 *
 * <p>Made by a {@link UrlRenderer}.
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

  /** Returns the {@code url} element, its line break included: not a copy, so do not change it. */
  public byte[] bytes() {
    return bytes;
  }

  /** Returns the prefixes, sorted, that the root of the sitemap must declare for it. */
  public Set<String> prefixes() {
    return prefixes;
  }
}
