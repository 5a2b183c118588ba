package io.github.sitemaptoolkit.validator.site;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a robots.txt says to the crawler of a search engine. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>. Any text is valid. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class RobotsRules {

  /** As much as Google reads, and as much as RFC 9309 wants to be read. */
  public static final int MOST_BYTES = 500 << 10;

  private static final int LINES = 10; // that take as long as a rule with a wildcard
  private static final String UNKNOWN = "robots.invalid"; // the host of the file itself

  private final String name;
  private final String crawler;
  private final BaseRobotRules rules;
  private final int effort;
  private final @Nullable String host;

  /**
   * Parses a robots.txt for the crawlers of a profile.
   *
   * @param name its name in messages
   * @param text its bytes
   * @param host its host; null if only the sitemaps that it lists can tell
   */
  RobotsRules(String name, byte[] text, Profile profile, @Nullable String host) {
    this(name, text, profile.crawlers(), host);
  }

  /**
   * Parses a robots.txt.
   *
   * @param name its name in messages
   * @param text its bytes
   * @param crawlers the names of the crawler whose group counts, in lower case; without a group of
   *     its own, and if there are none, that for all crawlers counts
   * @param host its host; null if only the sitemaps that it lists can tell
   */
  public RobotsRules(String name, byte[] text, Set<String> crawlers, @Nullable String host) {
    this.name = name;
    this.host = host;
    this.crawler = RobotsLine.group(new String(text, StandardCharsets.ISO_8859_1), crawlers);
    this.rules =
        new SimpleRobotRulesParser()
            .parseContent("https://" + UNKNOWN + "/", text, "text/plain", List.of(crawler));
    this.effort = effort(text);
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

  /** Returns its host if that is known, otherwise the hosts of the sitemaps that it lists. */
  public Set<String> hosts() {
    if (host != null) {
      return Set.of(host);
    }
    Set<String> hosts = new HashSet<>();
    for (String sitemap : rules.getSitemaps()) {
      String of = UrlParts.hostName(sitemap);
      if (of != null && !of.equals(UNKNOWN)) { // a relative url says nothing
        hosts.add(of);
      }
    }
    return hosts;
  }

  /** Returns whether all is allowed. */
  boolean allowsAll() {
    return rules.isAllowAll();
  }

  /** Returns whether the crawler may read a page. */
  public boolean allows(String url) {
    return rules.isAllowed(url);
  }

  /** Returns the name of the file. */
  public String name() {
    return name;
  }

  /** Returns the name of the crawler, for messages. */
  String crawler() {
    return rules.isMatchedWildcard() || crawler.equals("sitemap") ? "all crawlers" : crawler;
  }
}
