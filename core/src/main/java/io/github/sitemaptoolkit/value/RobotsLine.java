package io.github.sitemaptoolkit.value;

import java.util.Comparator;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A line of a robots.txt: a key, a colon and a value, with a comment after {@code #}.
 *
 * <p>Lines that crawlers understand although they are not spelt correctly are understood as well:
 * {@code site-map: https://example.com/sitemap.xml}, or {@code Sitemap} without its colon. Source:
 * <a href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>, and <a
 * href="https://github.com/google/robotstxt">Google's parser</a>.
 *
 * @param key the key, as written; empty if there is none
 * @param value the value, without white space around it
 * @param exact whether they are separated by a colon, not only by white space
 * @param cut whether the comment begins inside a word, as the fragment of a url would
 * @since 0.1
 */
public record RobotsLine(String key, String value, boolean exact, boolean cut) {

  /** A crawler that no robots.txt names. */
  private static final String NOBODY = "sitemap";

  private static final Set<String> KNOWN = Set.of("user-agent", "allow", "disallow", "crawl-delay");

  /**
   * Returns the name of the crawler whose group of a robots.txt counts: of those that it names, the
   * one with the longest name. If it names none of them, that is the group for all crawlers.
   * Source: <a href="https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1">RFC 9309</a>.
   *
   * @param robotsTxt the whole file
   * @param crawlers names in lower case; empty for a crawler that has no group of its own
   */
  public static String group(String robotsTxt, Set<String> crawlers) {
    String text = robotsTxt.toLowerCase(Locale.ROOT);
    return crawlers.stream()
        .filter(text::contains)
        .max(Comparator.comparingInt(String::length))
        .orElse(NOBODY);
  }

  /** Returns whether a line has nothing but a comment. */
  public static boolean isBlank(String line) {
    String text = line.strip();
    return text.isEmpty() || text.startsWith("#");
  }

  /**
   * Parses all lines of a robots.txt. A byte order mark before them does not count.
   *
   * @param robotsTxt the whole file
   */
  public static Stream<RobotsLine> all(String robotsTxt) {
    String lines = robotsTxt.startsWith("\uFEFF") ? robotsTxt.substring(1) : robotsTxt;
    return lines.lines().map(RobotsLine::parse);
  }

  /** Parses a line. Accepts any text. */
  public static RobotsLine parse(String line) {
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
  public boolean isKnown() {
    return exact && (KNOWN.contains(key.toLowerCase(Locale.ROOT)) || isSitemap() || isSchemamap());
  }

  /**
   * Returns whether crawlers take this for a Sitemap line: they compare only the key's beginning.
   */
  public boolean isSitemap() {
    String lower = key.toLowerCase(Locale.ROOT);
    return lower.startsWith("sitemap") || lower.startsWith("site-map");
  }

  /** Returns whether this names a schema map. */
  public boolean isSchemamap() {
    return key.equalsIgnoreCase("schemamap");
  }

  /**
   * Returns whether this names the terms under which the content of the site may be used: an
   * absolute url, of any host, for the whole file. There may be several. Source: <a
   * href="https://rslstandard.org/rsl">RSL 1.0</a>.
   */
  public boolean isLicense() {
    return key.equalsIgnoreCase("license");
  }

  /** Returns whether the line is spelt correctly. */
  public boolean isWellWritten() {
    return exact && (key.equalsIgnoreCase("sitemap") || isSchemamap());
  }
}
