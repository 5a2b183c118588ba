package io.github.sitemaptoolkit.remote.discover;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A document that a site has for crawlers.
 *
 * @param url its url, as the site gives it
 * @param how how it was found
 * @param in the document that names it; null if none does
 * @param kind what it is
 * @param fault why it is not what it should be, as a message for users; null if it is
 * @since 0.1
 */
public record Find(String url, How how, @Nullable String in, Kind kind, @Nullable String fault) {

  /** How a document is found. */
  public enum How {
    /** A line of robots.txt names it. */
    ROBOTS,
    /** A link element of the start page names it. */
    LINK,
    /** It is where many programs put it. */
    KNOWN_PATH;

    /** Returns the name in output, such as {@code known-path}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** What a document is. */
  public enum Kind {
    /** A list of pages. */
    SITEMAP,
    /** A list of sitemaps. */
    INDEX,
    /** A feed. */
    FEED,
    /** A list of feeds of structured data. */
    SCHEMAMAP,
    /** The terms under which the content may be used, as RSL writes them. */
    LICENSE,
    /** None of these, or it could not be fetched. */
    NONE;

    /** Returns the name in output, such as {@code sitemap}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
