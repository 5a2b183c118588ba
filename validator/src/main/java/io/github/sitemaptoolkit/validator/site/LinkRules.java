package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.PageKey;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Checks the links to one page, as a page in another language. Source: <a
 * href="https://developers.google.com/search/docs/specialty/international/localized-versions">
 * Google's localized versions</a>: each version lists itself and all others.
 */
final class LinkRules {

  private static final int MOST_TARGETS = 1_000;

  /** A url of the page that is listed, and what its entries say together. */
  private static final class Target {
    private final String url; // canonical
    private final List<SitePage> entries = new ArrayList<>(1);
    private final List<String> written = new ArrayList<>(1); // languages that entries clearly say
    private @Nullable Map<String, String> links; // urls as written, by canonical ones
    private final Set<String> ownLanguages = new TreeSet<>(); // once the links are known
    private @Nullable String firstSource;
    private final Set<String> firstLanguages = new TreeSet<>(); // that the first source says
    private @Nullable SitePage
        linking; // of all pages that link to it and are linked, the first by url

    private Target(String url) {
      this.url = url;
    }

    private void add(SitePage entry, LinkLanguages ofLinks) {
      entries.add(entry);
      for (String language : AlternateSet.languages(entry.more(), entry.url())) {
        ofLinks.listed(language);
        written.add(language);
      }
    }

    /** Returns the links of all entries, which are looked into where something may be wrong. */
    private Map<String, String> links() {
      Map<String, String> known = links;
      if (known == null) {
        known = new HashMap<>();
        links = known;
        for (SitePage entry : entries) {
          addLinks(entry, known);
        }
      }
      return known;
    }

    private void addLinks(SitePage entry, Map<String, String> target) {
      for (Alternate alternate : AlternateSet.parse(entry.more())) {
        String canonical = CanonicalUrl.of(alternate.url());
        target.putIfAbsent(canonical, alternate.url());
        String language = AlternateSet.language(alternate);
        if (canonical.equals(url)
            && !language.equals(AlternateSet.DEFAULT)
            && !AlternateSet.isWrong(alternate)) {
          ownLanguages.add(language);
        }
      }
    }

    /**
     * Returns whether an entry has the same links as the one that a link is of, which is among
     * them, and says the same language: then it links back, and nothing is wrong.
     */
    private boolean agrees(SitePage link) {
      String language = link.more();
      boolean same = language.equals(AlternateSet.DEFAULT) || written.contains(language);
      return same && AlternateSet.hasOwn(link.set()) && hasSet(link);
    }

    private boolean hasSet(SitePage link) {
      for (SitePage entry : entries) {
        if (AlternateSet.isSame(entry.set(), link.set())) {
          return true;
        }
      }
      return false;
    }

    /** Notes that a page links to this one, and this one to it. */
    private void link(SitePage link) {
      SitePage before = linking;
      if ((before == null || link.source().compareTo(before.source()) < 0)
          && !CanonicalUrl.of(link.source()).equals(url)) {
        linking = link;
      }
    }
  }

  private final SiteFindings findings;
  private final LinkLanguages ofLinks;
  private final Set<String> hosts;
  private final boolean incomplete;
  private final List<SitePage> listed;
  private final Map<String, Target> targets = new HashMap<>(); // by canonical urls
  private final Set<String> unlisted = new HashSet<>();
  private final List<SitePage> ofSource = new ArrayList<>(); // links of the same entry

  /**
   * Creates the rules.
   *
   * @param ofLinks collects the languages of all links
   * @param hosts the hosts whose pages are listed
   * @param incomplete whether sitemaps of the site could not be read
   * @param listed the entries of the page
   */
  LinkRules(
      SiteFindings findings,
      LinkLanguages ofLinks,
      Set<String> hosts,
      boolean incomplete,
      List<SitePage> listed) {
    this.findings = findings;
    this.ofLinks = ofLinks;
    this.hosts = hosts;
    this.incomplete = incomplete;
    this.listed = listed;
    for (SitePage entry : listed) {
      String canonical = CanonicalUrl.of(entry.url());
      targets.computeIfAbsent(canonical, Target::new).add(entry, ofLinks);
    }
  }

  /** Adds a link to the page, in the order of links. */
  void add(SitePage link) throws IOException {
    if (!ofSource.isEmpty() && !isOfSame(ofSource.get(0), link)) {
      finishSource();
    }
    ofSource.add(link);
  }

  private static boolean isOfSame(SitePage link, SitePage other) {
    return link.document() == other.document() && link.entry() == other.entry();
  }

  /** Checks the links of one entry, which were added last. */
  private void finishSource() throws IOException {
    if (ofSource.size() == 1) { // as nearly always
      SitePage link = ofSource.get(0);
      ofSource.clear();
      String url = canonical(link.url());
      Target target = targets.get(url);
      if (target != null && target.agrees(link)) {
        ofLinks.listed(link.more());
        target.link(link);
      } else {
        checkLinks(url, List.of(link));
      }
      return;
    }
    Map<String, List<SitePage>> byUrl = new HashMap<>();
    for (SitePage link : ofSource) {
      byUrl.computeIfAbsent(CanonicalUrl.of(link.url()), url -> new ArrayList<>()).add(link);
    }
    ofSource.clear();
    for (Map.Entry<String, List<SitePage>> links : byUrl.entrySet()) {
      checkLinks(links.getKey(), links.getValue());
    }
  }

  /** Returns the canonical form of the url of a link, which mostly is as its entry has it. */
  private String canonical(String url) {
    boolean known = targets.size() == 1 && url.equals(listed.get(0).url());
    return known ? targets.keySet().iterator().next() : CanonicalUrl.of(url);
  }

  /** Checks the links of one entry to a url. */
  private void checkLinks(String url, List<SitePage> links) throws IOException {
    Target target = targets.get(url);
    if (target != null) {
      links.forEach(link -> ofLinks.listed(link.more()));
      check(url, links, target);
    } else {
      checkUnlisted(url, links);
    }
  }

  private void checkUnlisted(String url, List<SitePage> links) throws IOException {
    SitePage link = links.get(0);
    String host = UrlParts.hostName(link.url());
    if (host == null
        || !hosts.contains(host)
        || unlisted.size() >= MOST_TARGETS
        || !unlisted.add(url)) {
      return;
    }
    links.forEach(ofLinks::unlisted);
    findings.add(
        SiteCodes.TARGET_UNLISTED,
        link,
        () ->
            Problem.quoted(link.url())
                + (incomplete ? " is in no sitemap that could be read" : " is in no sitemap")
                + (listed.isEmpty() ? "" : ", but " + listed.get(0).named() + " is"));
  }

  /** Checks the links of one entry to a page that is listed. */
  private void check(String url, List<SitePage> links, Target target) throws IOException {
    SitePage link = links.get(0);
    String source = CanonicalUrl.of(link.source());
    checkLanguages(links, target);
    if (source.equals(url)) {
      return;
    }
    if (!target.links().containsKey(source)) {
      String similar = similar(link.source(), target);
      findings.add(
          SiteCodes.NO_RETURN,
          link,
          () ->
              target.entries.get(0).named()
                  + " does not link back to "
                  + Problem.quoted(link.source())
                  + (similar == null ? "" : ", but to " + Problem.quoted(similar)));
    } else if (link.set() != AlternateSet.UNSURE) {
      target.link(link);
    }
  }

  private static @Nullable String similar(String source, Target target) {
    return target.links().values().stream()
        .filter(url -> PageKey.isSame(url, source))
        .findFirst()
        .orElse(null);
  }

  /** Checks that pages which link to each other have the same links. To be called at the end. */
  void finish() throws IOException {
    finishSource();
    for (Target target : targets.values()) {
      checkSet(target);
    }
  }

  private void checkSet(Target target) throws IOException {
    SitePage link = target.linking;
    SitePage entry = target.entries.get(0);
    if (link == null
        || link.source().compareTo(entry.url()) > 0 // then the other one is told
        || target.hasSet(link)
        || target.entries.stream().anyMatch(it -> it.set() == AlternateSet.UNSURE)) {
      return;
    }
    findings.add(
        SiteCodes.SET_MISMATCH,
        entry,
        () ->
            Problem.quoted(entry.url())
                + " has other alternates than "
                + Problem.quoted(link.source())
                + " in "
                + link.place()
                + ", which links to it");
  }

  /** Returns the languages that links say, in the order of the alphabet. */
  private static Set<String> languages(List<SitePage> links) {
    String first = links.get(0).more();
    if (links.size() == 1) {
      return first.equals(AlternateSet.DEFAULT) ? Set.of() : Set.of(first);
    }
    Set<String> languages = new TreeSet<>();
    links.forEach(link -> languages.add(link.more()));
    languages.remove(AlternateSet.DEFAULT);
    return languages;
  }

  /** Checks that all pages say the same languages of a page. */
  private void checkLanguages(List<SitePage> links, Target target) throws IOException {
    Set<String> languages = languages(links);
    if (languages.isEmpty()) {
      return;
    }
    SitePage link = links.get(0);
    target.links(); // and its own languages
    boolean own = !target.ownLanguages.isEmpty();
    String before = target.firstSource;
    Set<String> expected = own ? target.ownLanguages : target.firstLanguages;
    if (before == null) {
      target.firstSource = link.source();
      target.firstLanguages.addAll(languages);
    }
    if (!expected.isEmpty() && Collections.disjoint(languages, expected)) {
      findings.add(
          SiteCodes.CONFLICT,
          link,
          () ->
              "here the language of "
                  + Problem.quoted(link.url())
                  + " is "
                  + String.join(", ", languages)
                  + "; "
                  + (own
                      ? "its own entry says "
                      : Problem.quoted(String.valueOf(before)) + " says ")
                  + String.join(", ", expected));
    }
  }
}
