package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.url.UrlParts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules of the robots.txt of each host. */
final class HostRobots {

  private final Map<String, RobotsRules> byHost = new HashMap<>();

  /**
   * Finds out which file is that of which host: of the sitemaps that it lists, or, if it lists
   * none, of all documents in its directory and below. A file that may be that of several hosts is
   * not used.
   *
   * @param files the files, in the order of preference
   */
  HostRobots(List<RobotsRules> files, List<SiteDocument> documents) {
    for (RobotsRules rules : files) {
      Set<String> hosts = rules.hosts();
      if (hosts.isEmpty()) {
        hosts = hostsBelow(SiteDocument.directory(rules.name()), documents);
      }
      if (hosts.size() == 1 && !rules.allowsAll()) {
        byHost.putIfAbsent(hosts.iterator().next(), rules);
      }
    }
  }

  private static Set<String> hostsBelow(String directory, List<SiteDocument> documents) {
    Set<String> hosts = new HashSet<>();
    for (SiteDocument document : documents) {
      String host = document.host();
      if (host != null && document.name().startsWith(directory)) {
        hosts.add(host);
      }
    }
    return hosts;
  }

  /** Returns whether no rules are known. */
  boolean isEmpty() {
    return byHost.isEmpty();
  }

  /** Returns the rules that forbid a page; null if it is allowed, or nothing is known. */
  @Nullable RobotsRules forbidding(String url) {
    if (byHost.isEmpty()) {
      return null;
    }
    String host = UrlParts.hostName(url);
    RobotsRules rules = host == null ? null : byHost.get(host);
    return rules == null || rules.allows(url) ? null : rules;
  }
}
