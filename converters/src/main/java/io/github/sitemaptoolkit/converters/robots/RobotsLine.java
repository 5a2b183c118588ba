package io.github.sitemaptoolkit.converters.robots;

import java.util.Locale;
import java.util.Set;

/**
 * A line of a robots.txt: a key, a colon and a value, with a comment after {@code #}.
 *
 * @param key the key, as written; empty if there is none
 * @param value the value, without white space around it
 * @param exact whether they are separated by a colon, not only by white space
 * @param cut whether the comment begins inside a word, as the fragment of a url would
 */
record RobotsLine(String key, String value, boolean exact, boolean cut) {

  private static final Set<String> KNOWN = Set.of("user-agent", "allow", "disallow", "crawl-delay");

  static boolean isBlank(String line) {
    String text = line.strip();
    return text.isEmpty() || text.startsWith("#");
  }

  /** Parses a line. Accepts any text. */
  static RobotsLine parse(String line) {
    int hash = line.indexOf('#');
    boolean cut = hash > 0 && !Character.isWhitespace(line.charAt(hash - 1));
    String text = (hash < 0 ? line : line.substring(0, hash)).strip();
    int colon = text.indexOf(':');
    String key = text.substring(0, Math.max(0, colon)).strip();
    int space = space(text);
    boolean exact = colon >= 0 && space(key) < 0;
    if (exact) {
      return new RobotsLine(key, text.substring(colon + 1).strip(), true, cut);
    } else if (space >= 0) {
      return new RobotsLine(text.substring(0, space), text.substring(space).strip(), false, cut);
    }
    return new RobotsLine("", text, false, cut);
  }

  private static int space(String text) {
    int at = 0;
    while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at < text.length() ? at : -1;
  }

  /** Returns whether this is certainly a line of a robots.txt. */
  boolean isKnown() {
    return exact && (KNOWN.contains(key.toLowerCase(Locale.ROOT)) || isSitemap() || isSchemamap());
  }

  /**
   * Returns whether crawlers take this for a Sitemap line: they compare only the key's beginning.
   */
  boolean isSitemap() {
    String lower = key.toLowerCase(Locale.ROOT);
    return lower.startsWith("sitemap") || lower.startsWith("site-map");
  }

  /** Returns whether this names a schema map. */
  boolean isSchemamap() {
    return key.equalsIgnoreCase("schemamap");
  }

  /** Returns whether the line is spelt correctly. */
  boolean isWellWritten() {
    return exact && (key.equalsIgnoreCase("sitemap") || isSchemamap());
  }
}
