package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks what sitemaps list against what a crawl has found. */
final class CrawlRules {

  private final SiteFindings findings;
  private final Set<String> crawled;
  private final Set<String> listed;

  /**
   * Creates the rules.
   *
   * @param crawled the hosts of which a crawl has found all pages; empty if there is no crawl
   * @param listed the hosts of the pages that are listed
   */
  CrawlRules(SiteFindings findings, Set<String> crawled, Set<String> listed) {
    this.findings = findings;
    this.crawled = crawled;
    this.listed = listed;
  }

  /**
   * Checks a page.
   *
   * @param entries where it is listed, in whatever spelling
   * @param found where a crawl names it, in whatever spelling
   */
  void check(List<SitePage> entries, List<SitePage> found) throws IOException {
    if (found.isEmpty() && crawled.isEmpty()) {
      return;
    }
    Map<String, SitePage> byUrl = new HashMap<>();
    found.forEach(page -> byUrl.putIfAbsent(CanonicalUrl.of(page.url()), page));
    Set<String> urls = new HashSet<>();
    for (SitePage entry : entries) {
      String url = CanonicalUrl.of(entry.url());
      urls.add(url);
      checkEntry(entry, byUrl.get(url), found);
    }
    for (Map.Entry<String, SitePage> page : byUrl.entrySet()) {
      boolean isPage = page.getValue().more().isEmpty();
      if (isPage && !urls.contains(page.getKey()) && isOf(listed, page.getKey())) {
        checkUnlisted(page.getValue(), entries);
      }
    }
  }

  private static boolean isOf(Set<String> hosts, String url) {
    String host = UrlParts.hostName(url);
    return host != null && hosts.contains(host);
  }

  /** Checks an entry against what the crawl says of its url, if it has found it. */
  private void checkEntry(SitePage entry, @Nullable SitePage page, List<SitePage> found)
      throws IOException {
    if (page != null) {
      if (!page.more().isEmpty()) {
        findings.add(
            Code.warning(page.more()),
            entry,
            () -> PageRules.place(page) + " says " + page.source());
      }
    } else if (isOf(crawled, entry.url())) {
      findings.add(
          SiteCodes.CRAWL_NOT_FOUND,
          entry,
          () ->
              "the crawl did not find "
                  + Problem.quoted(entry.url())
                  + (found.isEmpty() ? "" : ", but " + PageRules.named(found.get(0))));
    }
  }

  private void checkUnlisted(SitePage page, List<SitePage> entries) throws IOException {
    findings.add(
        SiteCodes.CRAWL_UNLISTED,
        page,
        () ->
            Problem.quoted(page.url())
                + " is in no sitemap"
                + (entries.isEmpty() ? "" : ", but " + PageRules.named(entries.get(0)) + " is"));
  }
}
