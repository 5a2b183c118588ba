package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.report.html.internal.view.KindUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The urls of each kind with their first place, as long as all lists together are small enough for
 * a page: where they become too large, the largest goes.
 */
final class UrlLists {

  private static final class Urls {
    private final Map<String, Location> places = new LinkedHashMap<>(); // the first of each url
    private String last = "";
    private long size;
  }

  private final long most;
  private final Map<FoundRule, Urls> lists = new LinkedHashMap<>(); // in the order of findings
  private final Set<FoundRule> dropped = new LinkedHashSet<>();
  private long size;

  /**
   * Creates empty lists.
   *
   * @param most how many bytes of a page they may have
   */
  UrlLists(long most) {
    this.most = most;
  }

  void add(FoundRule rule, Problem finding) {
    String url = finding.loc();
    if (url == null || dropped.contains(rule)) {
      return;
    }
    Urls list = lists.computeIfAbsent(rule, of -> new Urls());
    if (url.equals(list.last)) {
      return; // as of several findings in an entry
    }
    list.last = url;
    if (list.places.putIfAbsent(url, finding.location()) == null) {
      int more = KindUrls.size(url, finding.location());
      list.size += more;
      size += more;
      while (size > most) {
        dropLargest();
      }
    }
  }

  private void dropLargest() {
    Map.Entry<FoundRule, Urls> largest =
        lists.entrySet().stream()
            .max(
                Comparator.comparingLong((Map.Entry<FoundRule, Urls> each) -> each.getValue().size))
            .orElseThrow();
    size -= largest.getValue().size;
    lists.remove(largest.getKey());
    dropped.add(largest.getKey());
  }

  /** Returns the urls of a kind; null if there are none, or too many. */
  @Nullable KindUrls of(FoundRule rule) {
    Urls list = lists.get(rule);
    return list == null ? null : KindUrls.of(rule.code(), list.places);
  }

  /** Returns whether the urls of a kind are too many for a page. */
  boolean isTooLarge(FoundRule rule) {
    return dropped.contains(rule);
  }
}
