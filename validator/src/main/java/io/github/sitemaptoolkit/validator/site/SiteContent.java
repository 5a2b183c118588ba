package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.validator.affected.CheckedContent;
import io.github.sitemaptoolkit.validator.affected.CheckedContent.Compared;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;

/** What the documents of a site have. Safe for use by several threads. */
final class SiteContent {

  static final int MOST_HOSTS = 10_000;

  private final NavigableMap<String, Long> hosts = new TreeMap<>(); // with the number of entries
  private CheckedContent content = CheckedContent.NONE;

  /** Adds the content of a document. */
  synchronized void add(CheckedContent more) {
    content = content.plus(more);
  }

  /**
   * Adds a host of which pages are listed. Of many, the first in the alphabet are kept.
   *
   * @param entries how many of its pages
   */
  synchronized void addHost(String host, long entries) {
    hosts.merge(host, entries, Long::sum);
    if (hosts.size() > MOST_HOSTS) {
      hosts.pollLastEntry();
    }
  }

  /** Returns the hosts of which pages are listed. */
  NavigableSet<String> hosts() {
    return hosts.navigableKeySet();
  }

  /** Returns whether there are probably more hosts. */
  boolean hasMoreHosts() {
    return hosts.size() == MOST_HOSTS;
  }

  /**
   * Returns the content, and what it was compared with.
   *
   * @param documents whether with that of the other documents
   * @param robots whether with robots.txt
   */
  synchronized CheckedContent result(KnownSources sources, boolean documents, boolean robots) {
    Set<Compared> compared = sources.compared();
    if (documents) {
      compared.add(Compared.SITEMAPS);
    }
    if (robots) {
      compared.add(Compared.ROBOTS);
    }
    return content.plus(new CheckedContent(0, 0, Map.of(), hosts, compared, sources.names()));
  }
}
