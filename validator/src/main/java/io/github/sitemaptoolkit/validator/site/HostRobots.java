package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.robots.RobotsRules;
import io.github.sitemaptoolkit.validator.robots.RobotsSitemaps;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
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
  private final Map<RobotsRules, String> known = new LinkedHashMap<>(); // the host of each file
  private final Set<String> hosts = new HashSet<>(); // of the files
  private final long pages;
  private long notAsked; // media of hosts of which no file is known
  private @Nullable String hostNotAsked; // the first of them in the alphabet

  /**
   * Finds out which file is that of which host: that of the pages in its directory and below. If
   * these are of several hosts, or there are none, that of the sitemaps that it names. A file that
   * may be that of several hosts is not used.
   *
   * @param files the files, in the order of preference
   */
  HostRobots(List<RobotsRules> files, List<SiteDocument> documents) {
    this.pages = documents.stream().mapToLong(SiteDocument::entries).sum();
    for (RobotsRules rules : files) {
      String host = rules.host() == null ? host(rules, documents) : rules.host();
      if (host != null) {
        known.put(rules, host);
        hosts.add(host);
        byHost.putIfAbsent(host, rules);
      }
    }
    byHost.values().removeIf(RobotsRules::allowsAll);
  }

  private static @Nullable String host(RobotsRules rules, List<SiteDocument> documents) {
    Set<String> ofPages = hostsBelow(SiteDocument.directory(rules.name()), documents);
    Set<String> hosts = ofPages.size() == 1 ? ofPages : rules.sitemaps().hosts();
    return hosts.size() == 1 ? hosts.iterator().next() : null;
  }

  /** Returns the hosts of the pages in a directory and below, as their first entries say. */
  private static Set<String> hostsBelow(String directory, List<SiteDocument> documents) {
    Set<String> hosts = new HashSet<>();
    for (SiteDocument document : documents) {
      String host = document.isIndex() ? null : document.host();
      if (host != null && document.name().startsWith(directory)) {
        hosts.add(host);
      }
    }
    return hosts;
  }

  /** Reports the files that name sitemaps of other hosts than their own. */
  void check(SiteFindings findings) throws IOException {
    for (Map.Entry<RobotsRules, String> file : known.entrySet()) {
      List<RobotsSitemaps.OfHost> others = file.getKey().sitemaps().notOf(file.getValue());
      if (!others.isEmpty()) {
        report(file.getKey(), file.getValue(), others, findings);
      }
    }
  }

  private static void report(
      RobotsRules file, String host, List<RobotsSitemaps.OfHost> others, SiteFindings findings)
      throws IOException {
    RobotsSitemaps.OfHost first = others.get(0);
    int lines = others.stream().mapToInt(RobotsSitemaps.OfHost::count).sum();
    String whose =
        file.host() == null
            ? " is on another host than the pages beside this file, which are on "
            : " is on another host than this file, which is that of ";
    findings.add(
        SiteCodes.ROBOTS_OTHER_HOST,
        first.at(),
        null,
        null,
        () ->
            Problem.quoted(first.url())
                + whose
                + host
                + (lines == 1 ? "" : "; " + lines + " lines are such"));
  }

  /** Counts media if they are on a host of which no file is known. */
  void count(SitePage media) {
    String host = hosts.isEmpty() ? null : UrlParts.hostName(media.url());
    if (host != null && !hosts.contains(host)) {
      notAsked++;
      hostNotAsked = hostNotAsked == null || host.compareTo(hostNotAsked) < 0 ? host : hostNotAsked;
    }
  }

  /** Reports how many media are on hosts of which no file is known. */
  void reportNotAsked(SiteFindings findings) throws IOException {
    String host = hostNotAsked;
    if (host != null) {
      findings.add(
          SiteCodes.ROBOTS_NOT_ASKED,
          Location.of(known.keySet().iterator().next().name()),
          null,
          null,
          () ->
              ShownNumber.counted(notAsked, "picture or film", "pictures and films")
                  + (notAsked == 1 ? " is" : " are")
                  + " on hosts whose robots.txt is not known, such as "
                  + host);
    }
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
