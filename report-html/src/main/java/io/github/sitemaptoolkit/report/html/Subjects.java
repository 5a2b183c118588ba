package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.affected.CheckedContent;
import io.github.sitemaptoolkit.validator.affected.CheckedContent.Compared;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Says what was checked and is good, and what nobody looked at. */
final class Subjects {

  private static final List<String> FILE =
      List.of("xml.", "ns.", "doc.", "ext.", "csv.", "json.", "feed.", "txt.", "xlsx.");

  private static final List<String> PAGE =
      List.of("page.", "crawl.", "media.", "link.target-", "pages.");

  private static final List<String> ROBOTS =
      List.of("page.robots-", "media.robots-", "robots.", "fetch.blocked");

  private final KeptFindings findings;
  private final AffectedUrls affected;
  private final CheckedContent content;

  Subjects(KeptFindings findings) {
    this.findings = findings;
    this.affected = findings.affected();
    this.content = affected.content();
  }

  /** Returns what was checked and has neither errors nor warnings; only of what is there. */
  List<String> passed() {
    List<String> passed = new ArrayList<>();
    FileCounts files = findings.files();
    if (files.failures() == 0) {
      add(passed, files.count(), "file", "read to the end", FILE);
    }
    add(passed, affected.listed(), "url", "(the addresses themselves)", List.of("url.", "loc."));
    add(passed, content.dated(), "date", "of last change", List.of("lastmod.", "date."));
    add(passed, content.elements("image"), "picture", "", List.of("image.", "media."));
    add(passed, content.elements("video"), "video", "", List.of("video.", "media."));
    add(passed, content.elements("news"), "news article", "", List.of("news."));
    add(passed, content.elements("link"), "link", "to other languages", List.of("link."));
    add(passed, files.sitemaps(), "sitemap", "that others list", List.of("index."));
    if (content.compared().contains(Compared.PAGES)) {
      add(passed, affected.listed(), "url", "compared with the pages", PAGE);
    }
    if (content.compared().contains(Compared.ROBOTS)) {
      add(passed, affected.listed(), "url", "compared with robots.txt", ROBOTS);
    }
    return passed;
  }

  private void add(List<String> passed, long number, String noun, String what, List<String> areas) {
    boolean faulty =
        findings.found().all().stream()
            .map(FoundKind::rule)
            .filter(rule -> rule.severity() != Severity.INFO)
            .anyMatch(rule -> areas.stream().anyMatch(rule.code()::startsWith));
    if (number > 0 && !faulty) {
      passed.add(
          ShownText.counted(number, noun) + (what.isEmpty() ? "" : ' ' + what) + ": nothing found");
    }
  }

  /** Returns what was not checked, with the option that does. */
  List<String> unchecked(boolean baseline) {
    List<String> unchecked = new ArrayList<>();
    Set<Compared> compared = content.compared();
    if (!compared.contains(Compared.SITEMAPS)) {
      unchecked.add("Whether sitemaps fit together, as each was checked alone: leave out --each");
    }
    if (!compared.contains(Compared.ROBOTS)) {
      unchecked.add(
          "Whether crawlers may read the pages: put the site's robots.txt beside the sitemaps");
    }
    if (!compared.contains(Compared.PAGES)) {
      unchecked.add(
          "Whether the pages are there, lead elsewhere or must not be indexed: --pages, --crawl or"
              + " --check-pages");
    }
    if (!compared.contains(Compared.INDEX)) {
      unchecked.add("What a search engine says of the pages: --indexing");
    }
    if (!baseline) {
      unchecked.add("What is new since an earlier check: --baseline");
    }
    return unchecked;
  }
}
