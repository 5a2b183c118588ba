package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
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
 * The pages that are left out because they name another, as canonical or by a redirect: which they
 * name, and whether that one is in the sitemap.
 */
final class Copies {

  /** If more than one page of so many names a page that is not there, it is told first. */
  private static final long TENTH = 10;

  /** A page that names another as canonical. */
  private record Copy(String path, String url, String canonical) {}

  /** A page that is left out for another one. */
  private record Left(String path, PageOmission reason, String target) {}

  private final PageAddress address;
  private final PageLog log;
  private final Map<String, Copy> copies = new LinkedHashMap<>(); // by the keys of their urls
  private final Map<String, PageOmission> leftOut = new HashMap<>(); // others, likewise
  private final List<Left> targets = new ArrayList<>(); // of both
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

  /**
   * Adds a page that is left out.
   *
   * @param target the url of the page that it names; null if none
   */
  void add(String path, String url, PageOmission reason, @Nullable String target) {
    if (target != null) {
      targets.add(new Left(path, reason, target));
    }
    if (target != null && reason == PageOmission.CANONICAL) {
      copies.put(PageAddress.key(url), new Copy(path, url, target));
    } else if (reason != PageOmission.DUPLICATE) {
      leftOut.put(PageAddress.key(url), reason);
    }
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
        + ShownNumber.of(number)
        + " of "
        + ShownNumber.counted(pages, "page");
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
   * Reports pages that are left out for others that are not listed, so that none of them is. That a
   * large part of the folder is comes first. Further calls have no effect.
   *
   * @param files all files of the folder
   * @param pages how many pages were read
   */
  void end(List<PageFile> files, long pages) {
    if (ended || targets.isEmpty()) {
      return;
    }
    ended = true;
    Set<String> wanted = new HashSet<>();
    targets.forEach(page -> wanted.add(fileKey(page.target())));
    Set<String> present = new HashSet<>();
    for (PageFile file : files) {
      String key = fileKey(address.of(file));
      if (wanted.contains(key)) {
        present.add(key);
      }
    }
    List<Left> astray =
        targets.stream().filter(page -> !present.contains(fileKey(page.target()))).toList();
    boolean many = !files.isEmpty() && TENTH * astray.size() > pages;
    if (many) {
      report(astray, pages);
    }
    Map<String, List<Copy>> faults = new LinkedHashMap<>();
    for (Copy copy : copies.values()) {
      String fault = fault(copy, present, many);
      if (fault != null) {
        faults.computeIfAbsent(fault, key -> new ArrayList<>()).add(copy);
      }
    }
    faults.forEach(this::report);
  }

  /** Returns what is the same for all urls that one file answers: servers ignore a query. */
  private static String fileKey(String url) {
    return PageAddress.key(url.substring(0, UrlParts.pathEnd(url)));
  }

  private void report(List<Left> astray, long pages) {
    boolean one = astray.size() == 1;
    List<String> first =
        astray.stream()
            .limit(PageLog.SHOWN)
            .map(
                page ->
                    Problem.quoted(page.path())
                        + (page.reason() == PageOmission.CANONICAL
                            ? " is a copy of "
                            : " redirects to ")
                        + PageLog.url(page.target()))
            .toList();
    log.report(
        PageCodes.CANONICAL,
        Location.of(log.document().source()),
        null,
        astray.size()
            + " of "
            + ShownNumber.counted(pages, "page")
            + (one ? " is" : " are")
            + " left out because the page that "
            + (one ? "it names" : "they name")
            + " is not in this folder, whose url is "
            + address.base()
            + ": "
            + PageLog.list(first, astray.size()));
  }

  private void report(String fault, List<Copy> those) {
    Copy first = those.get(0);
    log.report(
        PageCodes.CANONICAL,
        Location.of(log.document().source()),
        null,
        ShownNumber.counted(those.size(), "page")
            + (those.size() == 1 ? " left out as a copy" : " left out as copies")
            + " of a canonical page that is "
            + fault
            + (those.size() == 1 ? ": " : "; the first is ")
            + Problem.quoted(first.path())
            + ", whose "
            + about(first.url(), first.canonical()));
  }

  /** Returns what is wrong with the page that a copy names; null if nothing is known to be. */
  private @Nullable String fault(Copy copy, Set<String> present, boolean missingIsTold) {
    String canonical = copy.canonical();
    PageOmission omission = leftOut.get(PageAddress.key(canonical));
    if (omission != null) {
      return "not listed either (" + omission.word() + ")";
    }
    boolean here =
        !missingIsTold
            && canonical.startsWith(address.base())
            && UrlParts.pathEnd(canonical) == canonical.length(); // with a query: who knows
    return here && !present.contains(fileKey(canonical)) ? "missing in this folder" : null;
  }
}
