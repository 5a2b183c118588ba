package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.code.LimitCodes;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Encoding;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.Reach;
import io.github.sitemaptoolkit.url.UrlParts;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Checks what can only be said of the entries of a document together. */
final class FileCheck {

  private static final String DECLARATION = "<?xml ";
  private static final String STANDARD = "-";
  private static final String GZIP = ".gz";
  private static final String LOC = "loc";
  private static final String TXT = "txt";
  private static final String ROBOTS = "robots";
  private static final long BYTES_BAIDU = 10_485_760;
  private static final int MOST_HOSTS = 100; // that are counted

  /** A host that urls have. */
  private static final class Host {
    private final String name;
    private final Location first; // url with it
    private long count; // of the urls

    Host(String name, Location first) {
      this.name = name;
      this.first = first;
    }
  }

  /** A value that all entries of a document may share. */
  private static final class Shared {
    private @Nullable String first;
    private long count;
    private boolean equal = true;

    private void add(@Nullable String value) {
      if (value != null) {
        count++;
        if (first == null) {
          first = value;
        } else if (equal) {
          equal = first.equals(value);
        }
      }
    }

    /** Returns whether this is a habit: all of a good number of entries have the same value. */
    private boolean isHabit(long entries) {
      return equal && count >= LatestTimes.ENOUGH && count == entries;
    }
  }

  private final FindingSink sink;
  private final boolean index;
  private final int lastmodMissing; // the numbers of rules
  private final int priorityIgnored;
  private final int changefreqIgnored;
  private final PageUrls urls;
  private final RepeatedUrls repeated;
  private final Shared lastmod = new Shared();
  private final LatestTimes times = new LatestTimes();
  private final Shared priority = new Shared();
  private boolean staging; // the host of a staging site was found
  private boolean robots; // a robots.txt often lists one sitemap
  private long changefreqs;
  private long entries;
  private @Nullable String site; // of the latest url
  private @Nullable Host host; // of the latest url; null if that is an error
  private final Map<String, Host> hosts = new LinkedHashMap<>();
  private @Nullable Location firstTooMany; // the first entry that is one too many

  /**
   * Creates a check.
   *
   * @param urls knows the beginnings of the urls
   * @param repeated the check of those that occur twice
   * @param index whether the document is a sitemap index
   */
  FileCheck(FindingSink sink, PageUrls urls, RepeatedUrls repeated, boolean index) {
    this.sink = sink;
    this.urls = urls;
    this.repeated = repeated;
    this.index = index;
    this.lastmodMissing = sink.number(EntryCodes.LASTMOD_MISSING);
    this.priorityIgnored = sink.number(CheckCodes.PRIORITY_IGNORED);
    this.changefreqIgnored = sink.number(CheckCodes.CHANGEFREQ_IGNORED);
  }

  /** Checks the name and the encoding of a file. */
  void begin(Source source, String format) {
    robots = format.equals(ROBOTS);
    String name = source.name().toLowerCase(Locale.ROOT);
    Location file = Location.of(source.name());
    boolean named = Sink.isCompressedName(name);
    if (source.isCompressed() && !named && !name.equals(STANDARD)) {
      report(CheckCodes.GZIP_EXTENSION, file, () -> "the file is compressed but not named .gz");
    } else if (named && !source.isCompressed()) {
      report(CheckCodes.GZIP_EXTENSION, file, () -> "the file is named .gz but not compressed");
    }
    String plain = named ? name.substring(0, name.length() - GZIP.length()) : name;
    if (format.equals(TXT) && !plain.endsWith('.' + TXT) && !name.equals(STANDARD)) {
      report(CheckCodes.TXT_EXTENSION, file, () -> "a text sitemap must be named .txt");
    }
    String head = source.head().text();
    int at = version(head);
    String version = head.substring(at, at == 0 ? 0 : head.indexOf(head.charAt(at - 1), at));
    if (at > 0 && !version.equals("1.0")) {
      report(
          CheckCodes.XML_VERSION,
          place(source, head, at, version.length()),
          () -> "the document is in version " + version + " of XML; crawlers expect 1.0");
    }
    Charset charset = Encoding.of(source.head()).charset();
    if (source.head().isMarkup() && !charset.equals(StandardCharsets.UTF_8)) {
      report(
          XmlCodes.ENCODING_NOT_UTF8,
          file,
          () -> "the document is encoded in " + charset.name() + ", not in UTF-8");
    }
  }

  /** Returns where a document declares its version of XML, behind the quote; 0 if it does not. */
  private static int version(String head) {
    int end = head.startsWith(DECLARATION) ? head.indexOf("?>") : -1;
    int name = end < 0 ? -1 : head.indexOf("version", DECLARATION.length());
    if (name < 0 || name > end) {
      return 0;
    }
    int from = name + "version".length();
    while (from < end && head.charAt(from) != '"' && head.charAt(from) != '\'') {
      from++;
    }
    int to = from < end ? head.indexOf(head.charAt(from), from + 1) : -1;
    return to < 0 || to > end ? 0 : from + 1;
  }

  /** Returns the place of a text in the declaration, which is ASCII; its bytes may be others. */
  private static Location place(Source source, String head, int from, int length) {
    String before = head.substring(0, from);
    long line = 1 + before.chars().filter(c -> c == '\n').count();
    int column = from - before.lastIndexOf('\n');
    var extent = new Extent(line, column + length, -1, -1);
    return new Location(source.name(), line, column, extent);
  }

  /** Allows a url to occur several times, as in a list of changes. */
  void allowRepeats() {
    repeated.allow();
  }

  /** Returns the number of entries so far. */
  long entries() {
    return entries;
  }

  /** Adds a page. */
  void add(UrlEntry entry, Places places) {
    add(entry.loc(), entry.lastmod(), places);
    priority.add(entry.priority());
    if (entry.lastmod() == null) {
      sink.met(lastmodMissing);
    }
    if (entry.priority() != null) {
      sink.met(priorityIgnored);
    }
    if (entry.changefreq() != null) {
      changefreqs++;
      sink.met(changefreqIgnored);
    }
  }

  /** Adds a page or a sitemap. */
  void add(String loc, @Nullable String changed, Places places) {
    entries++;
    lastmod.add(changed);
    if (changed != null) {
      times.add(changed);
    }
    if (entries == ProtocolLimits.ENTRIES + 1) {
      firstTooMany = places.of("");
    }
    addHost(loc, places);
    repeated.add(loc, places);
  }

  @SuppressWarnings("ReferenceEquality") // the same object for urls of the same site
  private void addHost(String loc, Places places) {
    String known = site;
    String own = urls.siteOf(loc);
    if (known == null || own != known) {
      site = own;
      checkStaging(loc, places);
      host = isWrong(urls.reach(own == null ? loc : own)) ? null : host(loc, places);
    }
    if (host != null) {
      host.count++;
    }
  }

  /** Returns whether a host is an error, and told as that. */
  private static boolean isWrong(Reach reach) {
    return reach == Reach.NOBODY || reach == Reach.NOT_PUBLIC;
  }

  private @Nullable Host host(String loc, Places places) {
    Host latest = host;
    if (latest != null && UrlParts.hasHost(loc, latest.name)) {
      return latest;
    }
    String name = UrlParts.hostName(loc);
    Host known = name == null ? null : hosts.get(name);
    if (known == null && name != null && hosts.size() < MOST_HOSTS) {
      known = new Host(name, places.of(LOC));
      hosts.put(name, known);
    }
    return known;
  }

  private void checkStaging(String loc, Places places) {
    String name = staging ? null : UrlParts.hostName(loc);
    if (name != null && isStaging(name)) {
      staging = true;
      sink.report(
          CheckCodes.STAGING_HOST,
          places,
          LOC,
          loc,
          () -> "the host " + name + " is probably that of a staging site");
    }
  }

  /** Returns whether a host is named so by its owner, and is not somebody's domain, as dev.to. */
  private static boolean isStaging(String name) {
    String domain =
        name.startsWith("staging.") || name.startsWith("preview.")
            ? name.substring(name.indexOf('.') + 1)
            : "";
    int dot = domain.indexOf('.');
    boolean suffix = dot == domain.length() - 3 && dot <= 3; // as co.uk and com.au
    return dot > 0 && !suffix;
  }

  /**
   * Checks the document as a whole.
   *
   * @param bytes its size before compression; 0 if it is not a file
   */
  void finish(Location file, long bytes) {
    repeated.finish(file);
    limits(file, bytes);
    if (hosts.size() > 1) {
      hosts();
    }
    if (!index) {
      habits(file);
    } else if (entries == 1 && !robots) {
      report(CheckCodes.INDEX_SMALL, file, () -> "the index lists a single sitemap");
    }
  }

  private void limits(Location file, long bytes) {
    if (entries > ProtocolLimits.ENTRIES) {
      report(
          index ? LimitCodes.INDEX_COUNT : LimitCodes.URL_COUNT,
          firstTooMany == null ? file : firstTooMany,
          () ->
              entries
                  + (index ? " sitemaps" : " urls")
                  + "; a file may have at most "
                  + ProtocolLimits.ENTRIES);
    }
    if (bytes > ProtocolLimits.BYTES) {
      report(
          LimitCodes.FILE_SIZE,
          file,
          () ->
              ShownNumber.of(bytes)
                  + " bytes; a file may have at most "
                  + ShownNumber.of(ProtocolLimits.BYTES)
                  + " uncompressed");
    }
    if (bytes > BYTES_BAIDU) {
      report(
          CheckCodes.FILE_SIZE_10MB,
          file,
          () ->
              ShownNumber.of(bytes)
                  + " bytes; Baidu takes at most "
                  + ShownNumber.of(BYTES_BAIDU)
                  + " uncompressed");
    }
  }

  /** Reports the first url that does not have the host of most. */
  private void hosts() {
    Host most = Collections.max(hosts.values(), Comparator.comparingLong(it -> it.count));
    Host odd = hosts.values().stream().filter(it -> it != most).findFirst().orElseThrow();
    long all = hosts.values().stream().mapToLong(it -> it.count).sum();
    report(
        CheckCodes.MIXED_HOSTS,
        odd.first,
        () ->
            (index ? "the sitemaps" : "the urls")
                + " are of several hosts: this one is of "
                + odd.name
                + ", "
                + ShownNumber.of(most.count)
                + " of "
                + ShownNumber.of(all)
                + " are of "
                + most.name);
  }

  private void habits(Location file) {
    long without = entries - lastmod.count;
    if (without > 0) {
      count(EntryCodes.LASTMOD_MISSING, file, "entries without lastmod", without);
    }
    if (lastmod.isHabit(entries)) {
      report(
          CheckCodes.LASTMOD_IDENTICAL,
          file,
          () -> "all " + ShownNumber.of(entries) + " entries have the lastmod " + lastmod.first);
    } else if (times.count() >= LatestTimes.ENOUGH && times.count() > entries / 2) {
      report(
          CheckCodes.LASTMOD_GENERATION,
          file,
          () ->
              ShownNumber.of(times.count())
                  + " of "
                  + ShownNumber.of(entries)
                  + " entries have a lastmod in one minute, the latest one: "
                  + times.latest());
    }
    if (priority.isHabit(entries)) {
      report(
          CheckCodes.PRIORITY_EQUAL,
          file,
          () -> "all " + ShownNumber.of(entries) + " entries have the priority " + priority.first);
    }
    if (priority.count > 0) {
      count(CheckCodes.PRIORITY_IGNORED, file, "entries with a priority", priority.count);
    }
    if (changefreqs > 0) {
      count(CheckCodes.CHANGEFREQ_IGNORED, file, "entries with a changefreq", changefreqs);
    }
  }

  private void count(Code code, Location file, String which, long number) {
    String message = which + ": " + ShownNumber.of(number) + " of " + ShownNumber.of(entries);
    sink.report(code, Problem.of(code, message, file).met(number, number));
  }

  private void report(Code code, Location file, Supplier<String> message) {
    sink.report(code, file, message);
  }
}
