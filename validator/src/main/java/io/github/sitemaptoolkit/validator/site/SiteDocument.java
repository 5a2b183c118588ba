package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.check.LatestTimes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is remembered of one document of a site. */
final class SiteDocument {

  /** A sitemap that an index lists. */
  record Child(String loc, @Nullable String lastmod, Location at, long number) {}

  /** The format of a source of facts, which is no document of the site. */
  static final String EVIDENCE = "evidence";

  /** The formats that search engines read; tables and JSON are what sitemaps are made of. */
  private static final Set<String> SITEMAPS = Set.of("xml", "txt", "rss", "atom");

  private static final int MOST_CHILDREN = 50_000; // as an index may have

  private final int number;
  private final String name;
  private final String format;
  private final boolean index;
  private final @Nullable String location;
  private final Instant now;
  private final List<Child> children = new ArrayList<>();
  private long entries;
  private long dated;
  private long inEach = -1; // a bit for each extension that all entries have
  private @Nullable String host;
  private @Nullable String newest;
  private final LatestTimes times = new LatestTimes();
  private String linkPath = "";

  /**
   * Creates what is known before the first entry.
   *
   * @param number the number of the document among those of the site
   * @param location its url; null if it is unknown
   * @param now the current time
   */
  SiteDocument(
      int number,
      String name,
      String format,
      boolean index,
      @Nullable String location,
      Instant now) {
    this.number = number;
    this.name = name;
    this.format = format;
    this.index = index;
    this.location = location;
    this.now = now;
  }

  /**
   * Adds a page.
   *
   * @param extensions a bit for each extension that it has
   */
  void add(String loc, @Nullable String lastmod, long extensions) {
    entries++;
    inEach &= extensions;
    if (host == null) {
      host = UrlParts.hostName(loc);
    }
    if (lastmod != null) {
      addDate(XmlText.trim(lastmod));
    }
  }

  private void addDate(String date) {
    dated++;
    times.add(date);
    if (location != null // then an index may say a date, too
        && !date.equals(newest)
        && W3cDates.isDate(date)
        && !W3cDates.isAfter(date, now) // a wrong one, which no index can know
        && (newest == null || W3cDates.compare(date, newest) > 0)) {
      newest = date;
    }
  }

  /**
   * Adds a sitemap of an index.
   *
   * @param at where its lastmod is
   */
  void add(IndexEntry entry, Location at) {
    entries++;
    if (host == null) {
      host = UrlParts.hostName(entry.loc());
    }
    if (children.size() < MOST_CHILDREN) {
      String lastmod = entry.lastmod() == null ? null : XmlText.trim(entry.lastmod());
      children.add(new Child(entry.loc(), lastmod, at, entries));
    }
  }

  /** Sets the name of links to other languages in the paths of this document. */
  void nameLinks(String path) {
    linkPath = path;
  }

  String linkPath() {
    return linkPath;
  }

  int number() {
    return number;
  }

  String name() {
    return name;
  }

  String format() {
    return format;
  }

  boolean isEvidence() {
    return format.equals(EVIDENCE);
  }

  boolean isIndex() {
    return index;
  }

  @Nullable String location() {
    return location;
  }

  List<Child> children() {
    return children;
  }

  long entries() {
    return entries;
  }

  /** Returns the number of entries with a lastmod. */
  long dated() {
    return dated;
  }

  /** Returns the host of the first entry; null if there is none. */
  @Nullable String host() {
    return host;
  }

  /** Returns the latest lastmod if the url of the document is known; null if there is none. */
  @Nullable String newest() {
    return newest;
  }

  /** Returns the minute of the lastmods of all entries; null if they differ. */
  @Nullable String minute() {
    return times.count() == dated ? times.minute() : null;
  }

  /**
   * Returns the directory of a file, or the one above a directory, with a slash at its end; empty
   * for the current one.
   */
  static String directory(String name) {
    int from = name.length() - 2; // before the slash of a directory
    return name.substring(
        0, Math.max(name.lastIndexOf('/', from), name.lastIndexOf('\\', from)) + 1);
  }

  /** Returns whether search engines read documents of this format. */
  boolean isSitemap() {
    return SITEMAPS.contains(format);
  }

  /**
   * Returns whether this document and another one have the same kind of content: they are sitemaps
   * of the same format, with entries that all have the same extensions. Not so for a file and its
   * compressed copy.
   */
  boolean isLike(SiteDocument other) {
    return isSitemap()
        && inEach == other.inEach
        && format.equals(other.format)
        && !name.equals(other.name + ".gz")
        && !other.name.equals(name + ".gz");
  }
}
