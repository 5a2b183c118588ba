package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.Plural;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The pages that are left out because they name another as canonical: which they name, and whether
 * that one is in the sitemap.
 */
final class Copies {

  /** A page that names another. */
  private record Copy(String path, String url, String canonical) {}

  private final PageAddress address;
  private final PageLog log;
  private final Map<String, Copy> copies = new LinkedHashMap<>(); // by the keys of their urls
  private final Map<String, PageOmission> leftOut = new HashMap<>(); // others, likewise
  private boolean ended;

  Copies(PageAddress address, PageLog log) {
    this.address = address;
    this.log = log;
  }

  /**
   * Returns whether a page names, maybe by others, a page that names this one: one of them must be
   * listed, and it is the last, because only then all are known.
   */
  boolean closesLoop(String path, String url, String canonical) {
    String own = PageAddress.key(url);
    Set<String> seen = new HashSet<>();
    String key = PageAddress.key(canonical);
    for (Copy next = copies.get(key); next != null && seen.add(key); next = copies.get(key)) {
      key = PageAddress.key(next.canonical());
      if (key.equals(own)) {
        log.repeated(
            PageCodes.CANONICAL, "listed though the canonical pages name each other", path);
        return true;
      }
    }
    return false;
  }

  /** Adds a page that names another. */
  void add(String path, String url, String canonical) {
    copies.put(PageAddress.key(url), new Copy(path, url, canonical));
  }

  /** Adds a page that is left out for another reason. */
  void add(String url, PageOmission reason) {
    leftOut.put(PageAddress.key(url), reason);
  }

  /**
   * Returns the words about the page that the first copy names.
   *
   * @param pages how many pages there are
   */
  String words(long pages) {
    if (copies.isEmpty()) {
      return "";
    }
    Copy first = copies.values().iterator().next();
    boolean other = isOfAnotherHost(first);
    long number = copies.values().stream().filter(copy -> isOfAnotherHost(copy) == other).count();
    return about(first.url(), first.canonical())
        + ", on "
        + number
        + " of "
        + Plural.of(pages, "page");
  }

  /** Returns the words about the page that a copy names. */
  static String about(String url, String canonical) {
    boolean other = !isOfHost(canonical, UrlParts.hostName(url));
    return "canonical is " + canonical + (other ? ", on another host" : "");
  }

  private static boolean isOfAnotherHost(Copy copy) {
    return !isOfHost(copy.canonical(), UrlParts.hostName(copy.url()));
  }

  private static boolean isOfHost(String url, @Nullable String host) {
    String name = UrlParts.hostName(url);
    return name != null && name.equalsIgnoreCase(host);
  }

  /**
   * Reports copies of pages that are not listed, so that no page of them is. Further calls have no
   * effect.
   *
   * @param files all files of the folder
   */
  void end(List<PageFile> files) {
    if (ended || copies.isEmpty()) {
      return;
    }
    ended = true;
    Set<String> wanted = new HashSet<>();
    copies.values().forEach(copy -> wanted.add(PageAddress.key(copy.canonical())));
    Set<String> present = new HashSet<>();
    for (PageFile file : files) {
      String key = PageAddress.key(address.of(file));
      if (wanted.contains(key)) {
        present.add(key);
      }
    }
    Map<String, List<Copy>> faults = new LinkedHashMap<>();
    for (Copy copy : copies.values()) {
      String fault = fault(copy, present);
      if (fault != null) {
        faults.computeIfAbsent(fault, key -> new ArrayList<>()).add(copy);
      }
    }
    faults.forEach(this::report);
  }

  private void report(String fault, List<Copy> those) {
    Copy first = those.get(0);
    log.report(
        PageCodes.CANONICAL,
        Location.of(log.document().source()),
        null,
        Plural.of(those.size(), "page")
            + " left out as copies of a canonical page that is "
            + fault
            + (those.size() == 1 ? ": " : "; the first is ")
            + Problem.quoted(first.path())
            + ", whose "
            + about(first.url(), first.canonical()));
  }

  /** Returns what is wrong with the page that a copy names; null if nothing is known to be. */
  private @Nullable String fault(Copy copy, Set<String> present) {
    String canonical = copy.canonical();
    String key = PageAddress.key(canonical);
    PageOmission omission = leftOut.get(key);
    if (omission != null) {
      return "not listed either (" + omission.word() + ")";
    }
    boolean here =
        canonical.startsWith(address.base())
            && UrlParts.pathEnd(canonical) == canonical.length(); // with a query: who knows
    return here && !present.contains(key) ? "missing in this folder" : null;
  }
}
