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

  private static final int USUAL = 100; // a file with fewer wildcards is compared with all pages
  private static final long MOST_WORK = 10_000_000; // wildcards of other files, times pages
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private final Map<String, RobotsRules> byHost = new HashMap<>();
  private final long pages;

  /**
   * Finds out which file is that of which host: of the sitemaps that it lists, or, if it lists
   * none, of all documents in its directory and below. A file that may be that of several hosts is
   * not used.
   *
   * @param files the files, in the order of preference
   */
  HostRobots(List<RobotsRules> files, List<SiteDocument> documents) {
    this.pages = documents.stream().mapToLong(SiteDocument::entries).sum();
    for (RobotsRules rules : files) {
      Set<String> hosts = rules.hosts();
      if (hosts.isEmpty()) {
        hosts = hostsBelow(SiteDocument.directory(rules.name()), documents);
      }
      if (hosts.size() == 1) {
        byHost.putIfAbsent(hosts.iterator().next(), rules);
      }
    }
    byHost.values().removeIf(RobotsRules::allowsAll);
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

  /** Returns the files with so many rules that not all pages are compared with them. */
  List<RobotsRules> partly() {
    return byHost.values().stream().distinct().filter(rules -> every(rules) > 1).toList();
  }

  /** Returns the n of every nth page that is compared with a file. */
  long every(RobotsRules rules) {
    return rules.effort() <= USUAL ? 1 : 1 + rules.effort() * pages / MOST_WORK;
  }

  /** Returns the rules that forbid a document; null if it is allowed, or nothing is known. */
  @Nullable RobotsRules forbidding(String url) {
    String host = byHost.isEmpty() ? null : UrlParts.hostName(url);
    RobotsRules rules = host == null ? null : byHost.get(host);
    return rules == null || rules.allows(url) ? null : rules;
  }

  /**
   * Returns the rules that forbid a page; null if it is allowed, or nothing is known, or it is not
   * compared: its url decides on that, so that the order of pages does not matter.
   */
  @Nullable RobotsRules forbidding(SitePage page) {
    String host = byHost.isEmpty() ? null : UrlParts.hostName(page.url());
    RobotsRules rules = host == null ? null : byHost.get(host);
    if (rules == null || Long.remainderUnsigned(page.hash() * FACTOR, every(rules)) != 0) {
      return null;
    }
    return rules.allows(page.role(), page.url()) ? null : rules;
  }
}
