package io.github.sitemaptoolkit.validator.robots;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.value.RobotsDirectives;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a robots.txt says to the crawler of a search engine. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>. Any text is valid. Not thread-safe.
 *
 * @since 0.1
 */
public final class RobotsRules {

  /** As much as Google reads, and as much as RFC 9309 wants to be read. */
  public static final int MOST_BYTES = 500 << 10;

  private static final int LINES = 10; // that take as long as a rule with a wildcard
  private static final String UNKNOWN = "robots.invalid"; // its host does not matter

  private static final Set<String> PICTURES = Set.of("googlebot-image", "googlebot");
  private static final Set<String> FILMS = Set.of("googlebot-video", "googlebot");

  /** The rules for a crawler. */
  private record Group(String crawler, BaseRobotRules rules) {

    static Group of(byte[] text, Set<String> crawlers) {
      String crawler = RobotsLine.group(new String(text, StandardCharsets.ISO_8859_1), crawlers);
      return new Group(
          crawler,
          new SimpleRobotRulesParser()
              .parseContent("https://" + UNKNOWN + "/", text, "text/plain", List.of(crawler)));
    }

    /** Returns the name of the crawler, for messages. */
    String name() {
      return rules.isMatchedWildcard() || crawler.equals("sitemap") ? "all crawlers" : crawler;
    }
  }

  private final String name;
  private final Group own; // of the crawler that reads pages
  private final List<Group> pictures; // those that must allow them all
  private final List<Group> films;
  private final int effort;
  private final @Nullable String host;
  private final RobotsSitemaps sitemaps;

  /**
   * Parses a robots.txt for the crawlers of a profile.
   *
   * @param name its name in messages
   * @param text its bytes
   * @param host its host; null if that is to be found out
   */
  public RobotsRules(String name, byte[] text, Profile profile, @Nullable String host) {
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
    this.own = Group.of(text, crawlers);
    boolean google = crawlers.containsAll(RobotsDirectives.GOOGLE);
    this.pictures = google ? List.of(Group.of(text, PICTURES)) : List.of(own);
    this.films = google ? List.of(own, Group.of(text, FILMS)) : List.of(own);
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
  public int effort() {
    return effort;
  }

  /** Returns its host; null if that is to be found out. */
  public @Nullable String host() {
    return host;
  }

  /** Returns the sitemaps that it names. */
  public RobotsSitemaps sitemaps() {
    return sitemaps;
  }

  /** Returns its host if that is known, otherwise the hosts of the sitemaps that it names. */
  public Set<String> hosts() {
    return host == null ? sitemaps.hosts() : Set.of(host);
  }

  /** Returns whether all is allowed. */
  public boolean allowsAll() {
    return own.rules.isAllowAll()
        && pictures.stream().allMatch(group -> group.rules.isAllowAll())
        && films.stream().allMatch(group -> group.rules.isAllowAll());
  }

  /** Returns whether the crawler may read a page. */
  public boolean allows(String url) {
    return own.rules.isAllowed(url);
  }

  /**
   * Returns whether all crawlers that have to may read an address. Google reads pictures with a
   * crawler of its own, and films, their thumbnails and players with two. Source: <a
   * href="https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers">
   * Google's crawlers</a>.
   */
  public boolean allows(AddressRole role, String url) {
    return forbidding(role, url) == null;
  }

  /** Returns the name of the crawler that may not read an address, for messages. */
  public String crawler(AddressRole role, String url) {
    Group group = forbidding(role, url);
    return group == null ? crawler() : group.name();
  }

  private @Nullable Group forbidding(AddressRole role, String url) {
    List<Group> needed =
        switch (role) {
          case PAGE, ALTERNATE, OTHER -> List.of(own);
          case PICTURE -> pictures;
          case THUMBNAIL, FILM, PLAYER -> films;
        };
    for (Group group : needed) {
      if (!group.rules.isAllowed(url)) {
        return group;
      }
    }
    return null;
  }

  /** Returns the name of the file. */
  public String name() {
    return name;
  }

  /** Returns the name of the crawler, for messages. */
  public String crawler() {
    return own.name();
  }
}
