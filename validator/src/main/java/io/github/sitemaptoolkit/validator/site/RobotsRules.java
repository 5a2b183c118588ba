package io.github.sitemaptoolkit.validator.site;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a robots.txt says to the crawler of a search engine. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>.
 */
final class RobotsRules {

  /** As much as Google reads, and as much as RFC 9309 wants to be read. */
  static final int MOST_BYTES = 500 << 10;

  private static final int LINES = 10; // that take as long as a rule with a wildcard
  private static final String UNKNOWN = "robots.invalid"; // its host does not matter

  private final String name;
  private final String crawler;
  private final BaseRobotRules rules;
  private final int effort;
  private final @Nullable String host;
  private final RobotsSitemaps sitemaps;

  /**
   * Parses a robots.txt.
   *
   * @param name its name in messages
   * @param text its bytes
   * @param host its host; null if that is to be found out
   */
  RobotsRules(String name, byte[] text, Profile profile, @Nullable String host) {
    this.name = name;
    this.host = host;
    this.crawler =
        RobotsLine.group(new String(text, StandardCharsets.ISO_8859_1), profile.crawlers());
    this.rules =
        new SimpleRobotRulesParser()
            .parseContent("https://" + UNKNOWN + "/", text, "text/plain", List.of(crawler));
    this.effort = effort(text);
    this.sitemaps = new RobotsSitemaps(name, text);
  }

  private static int effort(byte[] text) {
    int wildcards = 0;
    int lines = 0;
    for (byte b : text) {
      wildcards += b == '*' ? 1 : 0;
      lines += b == '\n' || b == '\r' ? 1 : 0;
    }
    return wildcards + lines / LINES;
  }

  /** Returns about how many rules with a wildcard take as long to compare with a page. */
  int effort() {
    return effort;
  }

  /** Returns its host; null if that is to be found out. */
  @Nullable String host() {
    return host;
  }

  /** Returns the sitemaps that it names. */
  RobotsSitemaps sitemaps() {
    return sitemaps;
  }

  /** Returns whether all is allowed. */
  boolean allowsAll() {
    return rules.isAllowAll();
  }

  /** Returns whether the crawler may read a page. */
  boolean allows(String url) {
    return rules.isAllowed(url);
  }

  /** Returns the name of the file. */
  String name() {
    return name;
  }

  /** Returns the name of the crawler, for messages. */
  String crawler() {
    return rules.isMatchedWildcard() || crawler.equals("sitemap") ? "all crawlers" : crawler;
  }
}
