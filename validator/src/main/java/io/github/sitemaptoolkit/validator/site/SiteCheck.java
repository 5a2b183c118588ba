package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.sort.GroupSorter;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.check.CheckCodes;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.internal.affected.GroupTally;
import io.github.sitemaptoolkit.validator.internal.affected.RefusedDocuments;
import io.github.sitemaptoolkit.validator.internal.affected.UrlTally;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.robots.RobotsRules;
import io.github.sitemaptoolkit.validator.rule.Cost;
import java.io.Closeable;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Checks the documents of a site, each by itself and then all against each other: pages that are
 * listed twice, pages in other languages that do not link back, sitemaps that no index lists.
 *
 * <pre>{@code
 * try (SiteCheck site = SiteCheck.begin(Validator.of(Profile.GOOGLE))) {
 *   for (Path file : files) {
 *     site.check(Source.open(file), null, System.out::println, count -> {});
 *   }
 *   site.finish(false, System.out::println);
 * }
 * }</pre>
 *
 * <p>Documents may be those of several sites: only what has to do with each other is compared. The
 * findings are the same for any order of the documents. Urls are sorted in temporary files, so that
 * memory use does not grow with their number.
 *
 * <p>Several threads may {@linkplain #check check} documents at the same time; everything else is
 * done by one thread. The caller closes it, which removes the temporary files.
 *
 * @since 0.1
 */
public final class SiteCheck implements Closeable {

  private final Validator validator;
  private final TemporaryDirectory directory = new TemporaryDirectory("sitemap-site-");
  private final List<SiteDocument> documents = new ArrayList<>();
  private final SiteContent content = new SiteContent();
  private final KnownSources sources = new KnownSources();
  private @Nullable PageSample sample;
  private final SitePageCodec codec;
  private final GroupSorter<SitePage> pages;
  private boolean onlyListed = true; // no page is mentioned but in the entry of its own
  private final UrlTally tally;
  private final GroupTally groups;
  private final SiteFindings findings;
  private final List<RobotsRules> robots = new ArrayList<>();
  private final Instant now;
  private final RefusedDocuments refused;
  private boolean finished; // documents were checked against each other
  private @Nullable IOException failure; // of a temporary file

  private SiteCheck(Validator validator) {
    this.validator = validator;
    this.now = validator.now();
    this.codec = new SitePageCodec(documents);
    var order = new SortOrder<>(SitePage::hash, SitePage.ORDER);
    this.pages = new GroupSorter<>(directory, "pages", order, codec);
    Function<String, Cost> costs = it -> validator.table().cost(it, profile()).cost();
    this.refused = new RefusedDocuments(costs);
    this.tally = new UrlTally(costs);
    this.groups = new GroupTally(tally, directory);
    this.findings = new SiteFindings(validator.verdicts(), directory, groups);
  }

  /**
   * Begins the check of a site. What does not fit in memory is written to the temporary directory
   * of the system.
   *
   * @param validator checks each document
   */
  public static SiteCheck begin(Validator validator) {
    return new SiteCheck(validator);
  }

  /** Returns whose rules the site is checked against. */
  public Profile profile() {
    return validator.profile();
  }

  /**
   * Checks a document by itself, as {@link Validator#check(Source, Consumer, LongConsumer)} does,
   * and remembers what is needed to check it against others.
   *
   * @param source the document, which is closed
   * @param location its url, if an index lists it; null otherwise
   * @param listener called with each finding as soon as it is known
   * @param progress called after each entry with the number of entries read so far
   * @throws IOException if it cannot be read
   * @throws java.io.UncheckedIOException if reading it fails
   */
  public Validation check(
      Source source, @Nullable String location, Consumer<Problem> listener, LongConsumer progress)
      throws IOException {
    Validator own = location == null ? validator : validator.withLocation(location);
    var collector = new DocumentCollector(this, own);
    try {
      return own.check(source, refused.noting(listener), progress, collector);
    } finally {
      collector.end(); // of a document that cannot be read to its end, too
    }
  }

  /**
   * Reads the rules of a robots.txt, which apply to the host of the pages that the documents in its
   * directory and below list, or, if these are of several hosts, to that of the sitemaps that it
   * names. To be called before {@link #finish}. Programs that run as modules need {@code
   * --add-modules crawler.commons,org.slf4j} for this method.
   *
   * @param robotsTxt the file, which is closed; what is beyond its first 500 KiB is not read
   * @throws IOException if it cannot be read
   */
  public void readRobots(Source robotsTxt) throws IOException {
    readRobots(robotsTxt, null);
  }

  /**
   * Reads the rules of the robots.txt of a host. Otherwise like {@link #readRobots(Source)}.
   *
   * @param host the name of the host; null if it is to be found out
   */
  public void readRobots(Source robotsTxt, @Nullable String host) throws IOException {
    try (robotsTxt) {
      byte[] text = robotsTxt.stream().readNBytes(RobotsRules.MOST_BYTES);
      robots.add(new RobotsRules(robotsTxt.name(), text, validator.profile(), host));
    }
  }

  /**
   * Adds what a source knows of addresses, which is read at once: then also found are listed pages
   * that redirect, are gone or must not be indexed, and the same of the other addresses that
   * entries name. If the source names all pages of a host, pages that no sitemap lists are found,
   * too, and listed pages that the source does not name.
   *
   * <p>To be called before the first document is checked, or else only pages are compared with it,
   * and before {@link #finish}.
   *
   * @throws IOException if the source cannot be read, or a temporary file cannot be written
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it cannot be understood
   */
  @Incubating
  public void addEvidence(EvidenceSource source) throws IOException {
    var known =
        new KnownSource(
            source,
            new SiteDocument(
                documents.size(), source.name(), SiteDocument.EVIDENCE, false, null, now));
    documents.add(known.document());
    onlyListed = false;
    sources.read(known, page -> add(List.of(page)));
    if (failure != null) {
      throw failure;
    }
  }

  /**
   * Adds a finding about a document as a whole that only its server can tell.
   *
   * @param code such as {@link SiteCodes#FETCH_REDIRECT}
   * @param document its name
   * @throws IOException if a temporary file cannot be written
   */
  public void addFetched(Code code, String document, String message) throws IOException {
    findings.add(code, Location.of(document), null, null, () -> message);
  }

  /**
   * Sets what takes a sample of the entries that are checked. To be called before the first
   * document is.
   */
  public void sample(PageSample taken) {
    sample = taken;
  }

  /** Returns what takes a sample; null for none. */
  @Nullable PageSample sample() {
    return sample;
  }

  /** Adds a document of which the first entry follows. */
  synchronized SiteDocument add(
      String name, String format, boolean index, @Nullable String location) {
    var document = new SiteDocument(documents.size(), name, format, index, location, now);
    documents.add(document);
    return document;
  }

  /** Returns what the documents have, which collects it. */
  SiteContent content() {
    return content;
  }

  /** Adds mentions of pages. A failure ends the check of the site, not that of the document. */
  synchronized void add(List<SitePage> mentions) {
    try {
      for (SitePage page : mentions) {
        if (failure == null) {
          onlyListed &= page.isListed() || page.isFound();
          if (!sources.isEmpty() && page.isListed()) {
            sources.count(page.url());
          }
          pages.add(page);
        }
      }
    } catch (IOException e) {
      failure = e;
    }
  }

  /** Returns whether dates of entries are compared with something. */
  boolean asksForDates() {
    return sources.haveDates();
  }

  /** Returns whether media are compared with something. */
  boolean asksForMedia() {
    return !sources.isEmpty() || !robots.isEmpty();
  }

  SiteFindings findings() {
    return findings;
  }

  UrlTally tally() {
    return tally;
  }

  /**
   * Returns how many urls have findings. To be called after {@link #finish}, or after {@link
   * #count}.
   */
  @Incubating
  public AffectedUrls affected() {
    return tally.result(content.result(sources, finished, hasRobots()));
  }

  /**
   * Counts the urls with findings, without checking the documents against each other. To be called
   * in place of {@link #finish}.
   *
   * @throws IOException if a temporary file cannot be written or read
   */
  @Incubating
  public void count() throws IOException {
    if (failure != null) {
      throw failure;
    }
    groups.refused(refused.names());
    PageRules.count(
        pages.sorted(refused.isEmpty() ? null : it -> PageRules.countAlone(it, groups)), groups);
  }

  /** Notes that a temporary file could not be written. */
  synchronized void fail(IOException e) {
    failure = failure == null ? e : failure;
  }

  /** Returns the number of documents that were checked so far. */
  public int documents() {
    return documents.size() - sources.size();
  }

  /** Returns whether pages were compared with what a crawl or a server says of them. */
  public boolean hasCrawl() {
    return sources.haveVerdicts();
  }

  /** Returns whether a robots.txt was read. */
  public boolean hasRobots() {
    return !robots.isEmpty();
  }

  /**
   * Checks all documents against each other. To be called once, after the last of them.
   *
   * @param incomplete whether documents of the site could not be read, so that it is not certain
   *     what is listed nowhere
   * @param listener called with each finding, in the order of documents and lines
   * @throws IOException if a temporary file cannot be written or read
   */
  public void finish(boolean incomplete, Consumer<Problem> listener) throws IOException {
    if (failure != null) {
      throw failure;
    }
    groups.refused(refused.names());
    List<SiteDocument> byName = new ArrayList<>(documents);
    byName.removeIf(SiteDocument::isEvidence);
    byName.sort(Comparator.comparing(SiteDocument::name));
    new IndexRules(findings, byName).check();
    var ofHosts = new HostRobots(robots, byName);
    ofHosts.check(findings);
    for (SiteDocument document : byName) {
      checkRobots(document, ofHosts);
    }
    checkPages(ofHosts, incomplete);
    if (content.hasMoreHosts()) {
      findings.add(
          CheckCodes.BOUND_REACHED,
          Location.of(byName.get(0).name()),
          null,
          null,
          () ->
              "links to pages of more than " + SiteContent.MOST_HOSTS + " hosts are not followed");
    }
    for (RobotsRules file : ofHosts.partly()) {
      findings.add(
          CheckCodes.BOUND_REACHED,
          Location.of(file.name()),
          null,
          null,
          () ->
              "the file has so many rules that only one in "
                  + ofHosts.every(file)
                  + " pages was compared with it");
    }
    ofHosts.reportNotAsked(findings);
    groups.finish();
    findings.report(listener);
    finished = true;
  }

  /** Checks all mentions of each page, and all addresses that entries name. */
  private void checkPages(HostRobots ofHosts, boolean incomplete) throws IOException {
    for (KnownSource source : sources.sorted()) {
      if (source.isOfAnotherFolder()) {
        findings.add(
            SiteCodes.OTHER_FOLDER,
            source.place(),
            null,
            null,
            () -> source.missing() + " listed pages have no file here: is it the right folder?");
      }
    }
    var facts = new AddressFacts(sources.sorted());
    NavigableSet<String> hosts = content.hosts();
    try (var chains = new RedirectChains(facts, hosts, directory, codec)) {
      var addresses =
          new AddressRules(findings, facts, chains, sources.completeHosts(), hosts, ofHosts);
      var dates = new EntryDates(findings, facts);
      var rules = new PageRules(findings, groups, hosts, incomplete, ofHosts, addresses, dates);
      boolean fine =
          onlyListed
              && ofHosts.isEmpty()
              && refused.isEmpty(); // nothing is wrong with a page listed once
      rules.check(pages.sorted(fine ? null : rules::checkAlone));
      rules.finish(documents.stream().filter(SiteDocument::isSitemap).count() > 1);
      chains.finish(addresses);
    }
  }

  /** Checks that crawlers may read a document whose url is known. */
  private void checkRobots(SiteDocument document, HostRobots ofHosts) throws IOException {
    String location = document.location();
    String url = location == null && UrlParts.isHttp(document.name()) ? document.name() : location;
    RobotsRules rules = url == null ? null : ofHosts.forbidding(url);
    if (rules != null) {
      findings.add(
          SiteCodes.FETCH_BLOCKED,
          Location.of(document.name()),
          null,
          null,
          () -> rules.name() + " disallows it for " + rules.crawler());
    }
  }

  @Override
  public void close() throws IOException {
    try (findings;
        groups;
        pages) {
      // both remove their files
    } finally {
      directory.close();
    }
  }
}
