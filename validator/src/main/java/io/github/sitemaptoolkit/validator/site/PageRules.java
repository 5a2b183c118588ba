package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.check.CheckCodes;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.internal.affected.GroupTally;
import io.github.sitemaptoolkit.validator.internal.affected.RuleBits;
import io.github.sitemaptoolkit.validator.robots.RobotsRules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Checks all mentions of each page against each other. */
final class PageRules {

  private static final int MOST = 1_000; // mentions of a page that are compared with each other
  private static final int MOST_PAIRS = 10_000;
  private static final Comparator<Pair> PAIRS =
      Comparator.<Pair, String>comparing(pair -> pair.later().name())
          .thenComparing(pair -> pair.first().name());

  /** Two documents that both list some pages. */
  private record Pair(SiteDocument first, SiteDocument later) {}

  /** How many pages two documents both list, and one of them. */
  private static final class Shared {
    private long count;
    private String example = "";
  }

  private final SiteFindings findings;
  private final GroupTally groups;
  private final Set<String> hosts;
  private final boolean incomplete;
  private final HostRobots robots;
  private final AddressRules addresses;
  private final EntryDates dates;
  private final LinkLanguages languages = new LinkLanguages();
  private final List<SitePage> listed = new ArrayList<>(); // of the page that is being checked
  private final List<SitePage> crawled = new ArrayList<>();
  private final Set<String> media = new HashSet<>(); // its addresses as those of media
  private final Map<Pair, Shared> shared = new TreeMap<>(PAIRS);

  /**
   * Creates the rules.
   *
   * @param groups counts the urls with findings
   * @param hosts the hosts whose pages are listed: others are of sites that are not checked
   * @param incomplete whether sitemaps of the site could not be read
   * @param robots what crawlers may read
   * @param addresses the rules on what is known of the addresses
   * @param dates the rules on what is known of the dates
   */
  PageRules(
      SiteFindings findings,
      GroupTally groups,
      Set<String> hosts,
      boolean incomplete,
      HostRobots robots,
      AddressRules addresses,
      EntryDates dates) {
    this.findings = findings;
    this.groups = groups;
    this.hosts = hosts;
    this.incomplete = incomplete;
    this.robots = robots;
    this.addresses = addresses;
    this.dates = dates;
  }

  /**
   * Checks pages.
   *
   * @param pages all mentions of each page, in their order
   */
  void check(ItemStream<SitePage> pages) throws IOException {
    SitePage next = pages.next();
    while (next != null) {
      SitePage first = next;
      listed.clear();
      for (; next != null && next.isListed() && next.isOf(first); next = pages.next()) {
        count(next, !addresses.isEmpty(), groups); // redirects are followed later
        checkRobots(next);
        if (listed.size() < MOST) {
          listed.add(next);
        }
      }
      for (; next != null && next.isFound() && next.isOf(first); next = pages.next()) {
        count(next, false, groups);
      }
      if (listed.size() > 1) {
        checkListed(listed);
      }
      crawled.clear();
      media.clear();
      for (; next != null && next.isCrawled() && next.isOf(first); next = pages.next()) {
        if (crawled.size() < MOST) {
          crawled.add(next);
        }
      }
      addresses.check(listed, crawled);
      for (; next != null && next.isState() && next.isOf(first); next = pages.next()) {
        dates.check(next);
      }
      for (; next != null && next.isMedia() && next.isOf(first); next = pages.next()) {
        checkMedia(next);
        if (!addresses.isEmpty()) {
          media.add(CanonicalUrl.of(next.url()));
        }
      }
      if (!addresses.isEmpty()) {
        addresses.checkUnlisted(listed, media);
      }
      boolean linking = listed.stream().anyMatch(entry -> entry.set() != 0);
      LinkRules links = linking ? linksTo(listed) : null;
      for (; next != null && next.isOf(first); next = pages.next()) {
        if (!addresses.isEmpty() && !isListed(next.url())) {
          addresses.checkNamed(next);
        }
        links = links == null ? linksTo(listed) : links;
        links.add(next);
      }
      if (links != null) {
        links.finish();
      }
      groups.endGroup();
    }
  }

  private LinkRules linksTo(List<SitePage> entries) {
    return new LinkRules(findings, languages, hosts, incomplete, List.copyOf(entries));
  }

  /** Returns whether an address of the page that is being checked is listed. */
  private boolean isListed(String url) {
    String canonical = CanonicalUrl.of(url);
    for (SitePage page : listed) {
      if (CanonicalUrl.of(page.url()).equals(canonical)) {
        return true;
      }
    }
    return false;
  }

  private void checkMedia(SitePage media) throws IOException {
    robots.count(media);
    RobotsRules rules = robots.forbidding(media);
    if (rules != null) {
      findings.add(
          SiteCodes.MEDIA_BLOCKED,
          media,
          () ->
              rules.name()
                  + " disallows "
                  + media.role().words()
                  + ' '
                  + Problem.quoted(media.url())
                  + " for "
                  + rules.crawler(media.role(), media.url()));
    }
    if (!addresses.isEmpty()) {
      addresses.checkNamed(media);
    }
  }

  /** Counts urls with findings, and checks nothing. Otherwise like {@link #check}. */
  static void count(ItemStream<SitePage> pages, GroupTally groups) throws IOException {
    SitePage first = null;
    for (SitePage page = pages.next(); page != null; page = pages.next()) {
      if (first == null || !page.isOf(first)) {
        groups.endGroup();
        first = page;
      }
      if (page.isListed() || page.isFound()) {
        count(page, false, groups);
      }
    }
    groups.endGroup();
  }

  /** Counts a page of which there is no other mention. */
  static void countAlone(SitePage page, GroupTally groups) throws IOException {
    Iterator<SitePage> only = List.of(page).iterator();
    count(() -> only.hasNext() ? only.next() : null, groups);
  }

  /**
   * Counts a page.
   *
   * @param elsewhere whether findings about it may be added that are not those of its group
   */
  private static void count(SitePage page, boolean elsewhere, GroupTally groups)
      throws IOException {
    String document = page.document().name();
    if (page.isFound()) {
      var rule = new FoundRule(page.more(), Severity.valueOf(page.source()));
      groups.finding(rule, page.url(), document, RuleBits.NONE);
    } else {
      groups.entry(page.url(), document, page.found(), elsewhere || page.namesOthers());
    }
  }

  /** Checks a page that is mentioned once. */
  void checkAlone(SitePage page) throws IOException {
    Iterator<SitePage> only = List.of(page).iterator();
    check(() -> only.hasNext() ? only.next() : null);
  }

  /**
   * Reports what is only known once all pages have been checked.
   *
   * @param several whether there are several sitemaps: a single one may be that of one language
   */
  void finish(boolean several) throws IOException {
    reportShared();
    dates.finish();
    if (several && !incomplete) {
      for (LinkLanguages.Forgotten each : languages.unlisted()) {
        reportUnlisted(each);
      }
    }
  }

  private void reportUnlisted(LinkLanguages.Forgotten forgotten) throws IOException {
    findings.add(
        SiteCodes.LANGUAGE_UNLISTED,
        forgotten.first(),
        () ->
            "no page in "
                + forgotten.language()
                + " is in any sitemap, but "
                + ShownNumber.counted(forgotten.pages(), "page is", "pages are")
                + " linked to");
  }

  private void checkRobots(SitePage page) throws IOException {
    RobotsRules rules = robots.forbidding(page);
    if (rules != null) {
      findings.add(
          SiteCodes.ROBOTS_BLOCKED,
          page,
          () ->
              rules.name()
                  + " disallows "
                  + Problem.quoted(page.url())
                  + " for "
                  + rules.crawler());
    }
  }

  /** Checks the entries of one page, which are those of different documents if they are equal. */
  private void checkListed(List<SitePage> listed) throws IOException {
    Map<String, List<SitePage>> byUrl = new TreeMap<>();
    for (SitePage page : listed) {
      byUrl.computeIfAbsent(CanonicalUrl.of(page.url()), url -> new ArrayList<>()).add(page);
    }
    for (List<SitePage> same : byUrl.values()) {
      checkEqual(same);
    }
    if (byUrl.size() > 1) {
      checkVariants(listed.stream().filter(page -> page.document().isSitemap()).toList());
    }
  }

  /** Checks the entries of urls that probably lead to one page, in the order of their documents. */
  private void checkVariants(List<SitePage> listed) throws IOException {
    if (!listed.isEmpty()) {
      SitePage first = listed.get(0);
      String canonical = CanonicalUrl.of(first.url());
      for (SitePage page : listed) {
        boolean other = !CanonicalUrl.of(page.url()).equals(canonical);
        if (other && page.document() != first.document()) {
          findings.add(
              CheckCodes.LOC_EQUIVALENT,
              page,
              () -> Problem.quoted(page.url()) + " is probably the same page as " + first.named());
        }
      }
    }
  }

  /** Checks the entries of equal urls, in the order of their documents. */
  private void checkEqual(List<SitePage> same) throws IOException {
    List<SitePage> firsts = new ArrayList<>(); // one for each document
    for (SitePage page : same) {
      if (!firsts.isEmpty() && firsts.get(firsts.size() - 1).document() == page.document()) {
        continue; // what a document lists twice is checked with it
      }
      SitePage like = null;
      for (SitePage first : firsts) {
        if (like == null && first.document().isLike(page.document())) {
          like = first;
        }
      }
      if (like != null) {
        SitePage before = like;
        findings.add(
            SiteCodes.DUPLICATE_ACROSS,
            page,
            () -> Problem.quoted(page.url()) + " is also listed by " + before.place());
      } else if (!firsts.isEmpty()) {
        addShared(firsts.get(0).document(), page);
      }
      firsts.add(page);
    }
    if (firsts.size() > 1) {
      ListedValues.check(firsts, SitePage::place, findings);
    }
  }

  private void addShared(SiteDocument first, SitePage page) {
    var pair = new Pair(first, page.document());
    if (shared.containsKey(pair) || shared.size() < MOST_PAIRS) {
      Shared pages = shared.computeIfAbsent(pair, known -> new Shared());
      pages.count++;
      if (pages.example.isEmpty() || page.url().compareTo(pages.example) < 0) {
        pages.example = page.url();
      }
    }
  }

  private void reportShared() throws IOException {
    for (Map.Entry<Pair, Shared> entry : shared.entrySet()) {
      Pair pair = entry.getKey();
      Shared pages = entry.getValue();
      findings.add(
          SiteCodes.SHARED_URLS,
          Location.of(pair.later().name()),
          null,
          null,
          () ->
              ShownNumber.counted(pages.count, "url")
                  + (pages.count == 1 ? " is" : " are")
                  + " also in "
                  + pair.first().name()
                  + ", such as "
                  + Problem.quoted(pages.example));
    }
  }
}
