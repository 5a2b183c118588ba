package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Tells where urls are, seen from the url of a directory of sitemaps.
 *
 * <p>Source: <a href="https://www.sitemaps.org/protocol.html#location">sitemaps.org, Sitemap file
 * location</a>.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class UrlScope implements Serializable {

  /** Where a url is. */
  public enum Place {
    /** In the directory or below: its sitemaps may list the url. */
    INSIDE,
    /** Elsewhere on the site: they may list it if robots.txt or the site's owner names them. */
    BESIDE,
    /**
     * It has another scheme, host or port: they may list it if the robots.txt of that site does.
     */
    OUTSIDE
  }

  private static final long serialVersionUID = 1;

  private final String base;
  private final byte[] directory;
  private final byte[] site;

  /**
   * Creates a scope.
   *
   * @param base the url of the directory, ending with a slash
   */
  public UrlScope(String base) {
    this.base = CanonicalUrl.of(base);
    this.directory = base.getBytes(StandardCharsets.UTF_8);
    this.site = UrlParts.root(base).getBytes(StandardCharsets.UTF_8);
  }

  /** Returns where the url of a key is. */
  public Place of(Key key) {
    byte[] loc = key.locBytes();
    if (begins(loc, directory)) {
      return Place.INSIDE;
    } else if (directory.length > site.length && begins(loc, site)) {
      return Place.BESIDE;
    }
    String canonical = CanonicalUrl.of(key.loc());
    if (canonical.startsWith(base)) {
      return Place.INSIDE;
    }
    return canonical.startsWith(UrlParts.root(base)) ? Place.BESIDE : Place.OUTSIDE;
  }

  private static boolean begins(byte[] loc, byte[] with) {
    return loc.length >= with.length && Arrays.equals(loc, 0, with.length, with, 0, with.length);
  }
}
