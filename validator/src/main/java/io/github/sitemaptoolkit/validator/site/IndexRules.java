package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.check.CheckCodes;
import io.github.sitemaptoolkit.validator.check.LatestTimes;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks the documents of a site as a whole: indexes against sitemaps, and what all have. */
final class IndexRules {

  private static final int DAY = 10; // characters of a date without time
  private static final String XML = "xml";

  private final SiteFindings findings;
  private final List<SiteDocument> documents;
  private final Map<String, SiteDocument> byLocation = new HashMap<>();

  /**
   * Creates the rules.
   *
   * @param documents all documents, in the order of their names
   */
  IndexRules(SiteFindings findings, List<SiteDocument> documents) {
    this.findings = findings;
    this.documents = documents;
    for (SiteDocument document : documents) {
      if (document.location() != null) {
        byLocation.putIfAbsent(CanonicalUrl.of(document.location()), document);
      }
    }
  }

  /** Checks all documents. */
  void check() throws IOException {
    Set<String> directories = new HashSet<>(); // with an index and at least one of its sitemaps
    for (SiteDocument index : documents) {
      for (SiteDocument.Child child : index.children()) {
        SiteDocument sitemap = byLocation.get(CanonicalUrl.of(child.loc()));
        if (sitemap != null) {
          directories.add(SiteDocument.directory(index.name()) + '\n' + sitemap.host());
          checkLastmod(child, sitemap);
        }
      }
    }
    checkUnlisted(directories);
    checkMinute();
  }

  private void checkLastmod(SiteDocument.Child child, SiteDocument sitemap) throws IOException {
    String lastmod = child.lastmod();
    String newest = sitemap.newest();
    if (newest == null || !isOlder(lastmod, newest)) {
      return;
    }
    findings.add(
        SiteCodes.LASTMOD_OLDER,
        child.at(),
        FieldPath.of("sitemap", child.number(), "lastmod"),
        child.loc(),
        () -> "lastmod " + lastmod + " is older than " + newest + " in " + sitemap.name());
  }

  /** Returns whether a date is surely older; dates without a time are compared by their days. */
  private static boolean isOlder(@Nullable String date, String other) {
    if (date == null || !W3cDates.isDate(date)) {
      return false;
    } else if (date.length() > DAY && other.length() > DAY) {
      return W3cDates.compare(date, other) < 0;
    }
    int length = Math.min(DAY, Math.min(date.length(), other.length()));
    return date.substring(0, length).compareTo(other.substring(0, length)) < 0;
  }

  /** Checks that the indexes list all sitemaps of their site that lie in their directories. */
  private void checkUnlisted(Set<String> directories) throws IOException {
    for (SiteDocument sitemap : documents) {
      boolean listed = sitemap.location() != null || sitemap.isIndex();
      if (listed || !sitemap.format().equals(XML) || sitemap.entries() == 0) {
        continue;
      }
      if (isIn(directories, sitemap)) {
        findings.add(
            SiteCodes.UNLISTED,
            Location.of(sitemap.name()),
            null,
            null,
            () -> "no index lists this sitemap, so crawlers do not find it there");
      }
    }
  }

  /** Returns whether a sitemap lies in one of the directories, or below. */
  private static boolean isIn(Set<String> directories, SiteDocument sitemap) {
    String above = sitemap.name();
    do {
      above = SiteDocument.directory(above);
      if (directories.contains(above + '\n' + sitemap.host())) {
        return true;
      }
    } while (!above.isEmpty());
    return false;
  }

  /** Checks whether the lastmods of all documents are those of the minute of their making. */
  private void checkMinute() throws IOException {
    String minute = null;
    long dated = 0;
    long largest = 0;
    int sitemaps = 0;
    for (SiteDocument document : documents) {
      if (document.dated() > 0) {
        if (document.minute() == null || (minute != null && !minute.equals(document.minute()))) {
          return;
        }
        minute = document.minute();
        dated += document.dated();
        largest = Math.max(largest, document.dated());
        sitemaps++;
      }
    }
    if (dated < LatestTimes.ENOUGH || sitemaps < 2 || largest >= LatestTimes.ENOUGH) {
      return; // a large document is told by itself
    }
    String of = minute + " in " + ShownNumber.counted(sitemaps, "sitemap");
    long count = dated;
    findings.add(
        CheckCodes.LASTMOD_GENERATION,
        Location.of(documents.get(0).name()),
        null,
        null,
        () -> "all " + ShownNumber.of(count) + " entries with a lastmod have the minute " + of);
  }
}
