package io.github.sitemaptoolkit.validator.robots;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The sitemaps that a robots.txt names, by their hosts.
 *
 * @since 0.1
 */
public final class RobotsSitemaps {

  private static final String WWW = "www.";

  /**
   * The sitemaps of one host.
   *
   * @param url the first of them
   * @param at where it is
   * @param count how many there are
   */
  public record OfHost(String url, Location at, int count) {

    private OfHost plus(OfHost more) {
      return new OfHost(url, at, count + more.count);
    }
  }

  private final Map<String, OfHost> byHost = new LinkedHashMap<>();

  /**
   * Finds the lines of a file.
   *
   * @param name its name in messages
   * @param text its bytes
   */
  RobotsSitemaps(String name, byte[] text) {
    long number = 1;
    Iterator<String> lines = new String(text, StandardCharsets.UTF_8).lines().iterator();
    for (; lines.hasNext(); number++) {
      add(lines.next(), name, number);
    }
  }

  private void add(String text, String name, long number) {
    RobotsLine line = RobotsLine.parse(text);
    String url = line.value();
    String host = line.isSitemap() ? UrlParts.hostName(url) : null; // a relative url has none
    if (host != null) {
      int column = text.indexOf(url, text.indexOf(line.key()) + line.key().length()) + 1;
      var extent = new Extent(number, column + url.length(), -1, -1);
      var found = new OfHost(url, new Location(name, number, column, extent), 1);
      byHost.merge(host, found, OfHost::plus);
    }
  }

  /** Returns the hosts, in the order of their lines. */
  public Set<String> hosts() {
    return byHost.keySet();
  }

  /**
   * Returns the sitemaps of other hosts than this one, which may be with or without {@code www.}.
   */
  public List<OfHost> notOf(String host) {
    return byHost.entrySet().stream()
        .filter(each -> !withoutWww(each.getKey()).equals(withoutWww(host)))
        .map(Map.Entry::getValue)
        .toList();
  }

  private static String withoutWww(String host) {
    return host.startsWith(WWW) ? host.substring(WWW.length()) : host;
  }
}
