package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.text.NameTable;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The number of urls of each host. */
final class HostCounts {

  private static final int MOST = 10_000;
  private static final long MOST_CHARS = 1_000_000;

  private final NameTable hosts = new NameTable(MOST, MOST_CHARS);
  private long[] counts = new long[16];
  private long others;
  private String last = ""; // scheme, host and slash of the url before
  private int lastNumber = NameTable.NONE;

  /** Counts a url. Returns where its path begins. */
  int add(String url) {
    if (last.isEmpty() || !url.startsWith(last)) {
      find(url);
    }
    if (lastNumber == NameTable.NONE) {
      others++;
    } else {
      counts[lastNumber]++;
    }
    return last.isEmpty() ? UrlParts.path(url) : last.length() - 1;
  }

  private void find(String url) {
    String host = UrlParts.hostName(url);
    String name = host == null ? "" : host;
    lastNumber = hosts.number(name, 0, name.length());
    if (lastNumber >= counts.length) {
      counts = Arrays.copyOf(counts, counts.length * 2);
    }
    int path = UrlParts.path(url);
    boolean plain = host != null && path < url.length() && url.charAt(path) == '/';
    last = plain ? url.substring(0, path + 1) : "";
  }

  /** Returns the hosts, largest first. */
  List<NamedCount> counts() {
    List<NamedCount> all = new ArrayList<>();
    for (int i = 0; i < hosts.size(); i++) {
      all.add(new NamedCount(hosts.name(i), counts[i]));
    }
    all.sort(LARGEST_FIRST);
    return all;
  }

  /** Returns the number of urls of hosts beyond the limit. */
  long others() {
    return others;
  }

  /** Orders counts by number, and equal ones by name. */
  static final Comparator<NamedCount> LARGEST_FIRST =
      Comparator.comparingLong(NamedCount::count).reversed().thenComparing(NamedCount::name);
}
