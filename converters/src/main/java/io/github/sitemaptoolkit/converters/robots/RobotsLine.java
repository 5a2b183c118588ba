package io.github.sitemaptoolkit.converters.robots;

import java.util.Locale;
import java.util.Set;

/**
 * A line of a robots.txt: a key, a colon and a value; what stands behind {@code #} is a comment.
 *
 * @param key the key, as written; empty if there is none
 * @param value the value, without the white space around it
 * @param exact whether a colon stands between them; where it is forgotten, white space does
 * @param cut whether a comment begins within a word, as the fragment of a url would
 */
record RobotsLine(String key, String value, boolean exact, boolean cut) {

  private static final Set<String> KNOWN = Set.of("user-agent", "allow", "disallow", "crawl-delay");

  static boolean isBlank(String line) {
    String text = line.strip();
    return text.isEmpty() || text.startsWith("#");
  }

  /** Takes a line apart, whatever it is. */
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

  /** Returns whether this can be nothing but a line of a robots.txt. */
  boolean isKnown() {
    return exact && (KNOWN.contains(key.toLowerCase(Locale.ROOT)) || isSitemap());
  }

  /** Returns whether crawlers take this for a line that names a sitemap: the key may go on. */
  boolean isSitemap() {
    String lower = key.toLowerCase(Locale.ROOT);
    return lower.startsWith("sitemap") || lower.startsWith("site-map");
  }

  /** Returns whether the key is written as it should be. */
  boolean isWellWritten() {
    return exact && key.equalsIgnoreCase("sitemap");
  }
}
