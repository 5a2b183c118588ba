package io.github.sitemaptoolkit.url;

import org.jspecify.annotations.Nullable;

/**
 * Tells of one url after the other what {@link UrlRules} says, but faster: most urls of a document
 * have the same site, which is looked at once, and only usual characters, for which one look at
 * them is enough.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class PageUrls {

  /** The kinds of characters that must be looked at more closely. */
  private static final int UNUSUAL =
      UrlChars.SUSPECT | UrlChars.ILLEGAL | UrlChars.WIDE | UrlChars.FRAGMENT;

  /** The kinds of characters that a {@linkplain PageKey key} has as the url has them. */
  private static final int PLAIN = UrlChars.UNRESERVED & ~UrlChars.UPPER;

  private static final int UNKNOWN = -1;

  private final PrivateUrls privateUrls;
  private @Nullable String site; // the latest one without a fault
  private int siteKinds; // those of its characters
  private int plainAuthority; // where its authority begins; 0 if a key has it in another form
  private @Nullable String latest; // the latest url of that site
  private int pathKinds; // those of the characters of its path; UNKNOWN before they are needed
  private int keyEnd = UNKNOWN; // where its key ends; 0 if that has to be found otherwise
  private long hash; // of its key
  private long hashFactor; // of this hash; 0 before there is one

  /** Creates a judge to whom no host is private. */
  public PageUrls() {
    this(PrivateUrls.NONE);
  }

  /**
   * Creates a judge.
   *
   * @param privateUrls the hosts that are meant although the public cannot reach them
   */
  public PageUrls(PrivateUrls privateUrls) {
    this.privateUrls = privateUrls;
  }

  /** Returns the faults of a url, as {@link UrlRules#page} does. */
  public int faults(String url) {
    int faults = isOne(url) ? usualFaults(url) : UNKNOWN;
    return faults == UNKNOWN ? privateUrls.without(UrlRules.page(url), url) : faults;
  }

  /**
   * Returns those of the faults of a url that each reader reports, as {@link UrlJudge#page} does.
   */
  public int reported(String url) {
    boolean usual = isOne(url) && usualKinds(url) != UNKNOWN;
    return usual ? 0 : UrlJudge.page(url);
  }

  private static boolean isOne(String url) {
    return url.length() <= UrlFault.LONGEST && UrlJudge.isOneUrl(url);
  }

  /** Returns who can request a url; anybody if its host is private and listed as such. */
  public Reach reach(String url) {
    int kinds = isOne(url) ? usualKinds(url) : UNKNOWN;
    boolean usual = kinds != UNKNOWN && (kinds & UrlChars.ESCAPE) == 0;
    return usual
        ? Reach.ANYBODY
        : Reach.of(faults(url)); // what is wrong in a path keeps nobody out
  }

  /** Returns the faults of any other url, as {@link UrlRules#resource} does. */
  public int resourceFaults(String url) {
    int faults = usualFaults(url);
    return faults == UNKNOWN ? privateUrls.without(UrlRules.resource(url), url) : faults;
  }

  private int usualFaults(String url) {
    int kinds = usualKinds(url);
    return kinds == UNKNOWN || site == null
        ? UNKNOWN
        : UrlRules.pathFaults(url, site.length() - 1, kinds);
  }

  /** Returns the kinds of all characters of a url; UNKNOWN if it has to be looked at closely. */
  private int usualKinds(String url) {
    String known = siteOf(url);
    if (known == null) {
      return UNKNOWN;
    }
    pathKinds = UrlChars.kinds(url, known.length());
    int kinds = siteKinds | pathKinds;
    boolean usual =
        (kinds & UNUSUAL) == 0 && ((kinds & UrlChars.AMPERSAND) == 0 || !hasEntity(url));
    return usual ? kinds : UNKNOWN;
  }

  /**
   * Returns the hash of the key of a url, as {@link PageKey#hash} does. Of the url that was judged
   * last, it is only computed once for a factor.
   */
  @SuppressWarnings("ReferenceEquality") // mostly it is the url that was judged last
  public long pageHash(String url, long factor) {
    if (url != latest) {
      return PageKey.hash(url, factor);
    } else if (factor != hashFactor) {
      hash = latestHash(url, factor);
      hashFactor = factor;
    }
    return hash;
  }

  private long latestHash(String url, long factor) {
    boolean plain = plainAuthority > 0 && (pathKinds & ~PLAIN) == 0;
    if (plain && keyEnd == UNKNOWN) {
      keyEnd = PageKey.hasUnusualSegment(url, plainAuthority) ? 0 : PageKey.plainEnd(url);
    }
    return plain && keyEnd > 0
        ? PageKey.plainHash(url, plainAuthority, keyEnd, factor)
        : PageKey.hash(url, factor);
  }

  private static boolean hasEntity(String url) {
    int at = url.indexOf('&');
    while (at >= 0 && !UrlText.isEntity(url, at)) {
      at = url.indexOf('&', at + 1);
    }
    return at >= 0;
  }

  /**
   * Returns the beginning of an http url: the scheme, the host, and the slash of the path; null if
   * it has a fault, or if there is no path. For one url after the other of the same site, it is the
   * same object.
   */
  @SuppressWarnings("ReferenceEquality") // the same url is asked for several times in a row
  public @Nullable String siteOf(String url) {
    String known = site;
    if (known != null && url == latest) {
      return known;
    } else if (known == null || !url.startsWith(known)) {
      known = newSite(url);
    }
    if (known != null) {
      site = known;
      latest = url;
      pathKinds = UNKNOWN;
      keyEnd = UNKNOWN;
      hashFactor = 0;
    }
    return known;
  }

  private @Nullable String newSite(String url) {
    int authority = UrlParts.http(url);
    int end = authority < 0 ? 0 : UrlParts.authorityEnd(url, authority);
    boolean sound =
        end < url.length()
            && url.charAt(end) == '/'
            && UrlJudge.isWeb(url)
            && Authority.faults(url, authority) == 0;
    if (!sound) {
      return null;
    }
    String found = url.substring(0, end + 1);
    siteKinds = UrlChars.kinds(found);
    plainAuthority = PageKey.isPlain(found) ? authority : 0;
    return found;
  }
}
