package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.PageKey;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.validator.internal.affected.RuleBits;
import io.github.sitemaptoolkit.validator.robots.AddressRole;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** One mention of a page: a document lists it, a crawl found it, or a listed page links to it. */
final class SitePage {

  /**
   * Pages by their urls; of one page, first where it is listed, then what was found at the end of
   * its document, then what sources say of it, then what its entries say, then redirects to it that
   * are followed, then media with its address, then links to it.
   */
  static final Comparator<SitePage> ORDER =
      Comparator.<SitePage>comparingLong(page -> page.hash ^ Long.MIN_VALUE)
          .thenComparing(SitePage::compareKeys)
          .thenComparingInt(SitePage::kind)
          .thenComparing(page -> page.document.name())
          .thenComparingLong(page -> page.entry)
          .thenComparingInt(page -> page.link);

  static final int LISTED = 0;
  static final int CRAWLED = -1;
  static final int FOUND = -2;
  static final int MEDIA = -3;
  static final int QUESTION = -4;
  static final int STATE = -5;

  /** Of a listed page whose entry may name media. */
  static final int NAMING = -6;

  private static final char SEPARATOR = ' ';

  private final long hash;
  private final SiteDocument document;
  private final String url;
  private final int link;
  private final long entry;
  private final Location at;
  private final long set;
  private final String more;
  private final String source;
  private final RuleBits found;
  private @Nullable String key;

  /**
   * Creates a mention.
   *
   * @param url the url of the page, as written
   * @param link {@link #LISTED}, {@link #FOUND}, {@link #CRAWLED}, {@link #MEDIA}, {@link #NAMING},
   *     {@link #QUESTION}, or the number of the link in its entry
   * @param entry the number of the entry in its document
   * @param at where the url is; of a link, where the link is
   * @param set a hash of the alternates of the entry: see {@link AlternateSet}; 0 if it has none
   * @param more of a listed page, its alternates: see {@link AlternateSet}; of a crawled one, what
   *     is said: see {@link StatedFact}; of a rule, its code; of a link, its language; of media,
   *     the role and the path; of a question, a {@link RedirectChain}; of a state, an {@link
   *     io.github.sitemaptoolkit.validator.evidence.EntryState}
   * @param source of a listed page, what its entry says: see {@link ListedValues}; of a link or
   *     media, the url of the page that names it; of a crawled page, the words of the source; of a
   *     rule, its severity
   * @param found what the entry violates by itself
   */
  SitePage(
      long hash,
      SiteDocument document,
      String url,
      int link,
      long entry,
      Location at,
      long set,
      String more,
      String source,
      RuleBits found) {
    this.hash = hash;
    this.document = document;
    this.url = url;
    this.link = link;
    this.entry = entry;
    this.at = at;
    this.set = set;
    this.more = more;
    this.source = source;
    this.found = found;
  }

  /** Returns the hash of a url that brings the mentions of a page together. */
  static long hash(String url) {
    return PageKey.hash(url, PageKey.FACTOR);
  }

  /** Returns this hash of the url that a judge was asked about last, at less cost. */
  static long hash(String url, PageUrls judge) {
    return judge.pageHash(url, PageKey.FACTOR);
  }

  private int compareKeys(SitePage other) {
    return url.equals(other.url) ? 0 : key().compareTo(other.key());
  }

  private String key() {
    String known = key;
    if (known == null) {
      known = PageKey.of(url);
      key = known;
    }
    return known;
  }

  /** Returns whether this is a mention of the same page as another one. */
  boolean isOf(SitePage other) {
    return hash == other.hash && compareKeys(other) == 0;
  }

  long hash() {
    return hash;
  }

  SiteDocument document() {
    return document;
  }

  String url() {
    return url;
  }

  boolean isListed() {
    return link == LISTED || link == NAMING;
  }

  boolean isCrawled() {
    return link == CRAWLED;
  }

  /** Returns whether this only says which rule the page violates. */
  boolean isFound() {
    return link == FOUND;
  }

  private int kind() {
    return switch (link) {
      case LISTED, NAMING -> 0;
      case FOUND -> 1;
      case CRAWLED -> 2;
      case STATE -> 3;
      case QUESTION -> 4;
      case MEDIA -> 5;
      default -> 6;
    };
  }

  int link() {
    return link;
  }

  long entry() {
    return entry;
  }

  /** Returns where the url is; of a link, where the link is. */
  Location at() {
    return at;
  }

  long set() {
    return set;
  }

  String more() {
    return more;
  }

  String source() {
    return source;
  }

  /** Returns whether this is a picture or a film, or its player. */
  boolean isMedia() {
    return link == MEDIA;
  }

  /** Returns whether this says what the entry of a listed page says. */
  boolean isState() {
    return link == STATE;
  }

  /** Returns whether the entry of a listed page may name addresses of other pages. */
  boolean namesOthers() {
    return set != 0 || link == NAMING;
  }

  /** Returns what the address is to the entry that names it. */
  AddressRole role() {
    return isMedia()
        ? AddressRole.valueOf(more.substring(0, more.indexOf(SEPARATOR)))
        : isListed() || isState() ? AddressRole.PAGE : AddressRole.ALTERNATE;
  }

  /** Returns what is remembered of media besides their address. */
  static String text(AddressRole role, String path) {
    return role.name() + SEPARATOR + path;
  }

  /** Returns the path of the url, of the media, or of the link. */
  String path() {
    String field =
        switch (link) {
          case LISTED, NAMING -> "loc";
          case STATE -> "lastmod";
          case MEDIA -> more.substring(more.indexOf(SEPARATOR) + 1);
          default -> document.linkPath() + '[' + link + ']';
        };
    return FieldPath.of("url", entry, field);
  }

  RuleBits found() {
    return found;
  }

  /** Returns the url of the entry that this is a mention in. */
  String owner() {
    return isListed() || isCrawled() ? url : source;
  }

  /** Returns the url and where it is, for messages. */
  String named() {
    return Problem.quoted(url) + " in " + place();
  }

  /** Returns where the page is listed, for messages. */
  String place() {
    String name = document.name();
    return at.line() > 0 ? name + ", line " + at.line() : name;
  }
}
