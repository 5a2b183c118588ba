package io.github.sitemaptoolkit.url;

import java.util.Set;
import java.util.TreeSet;

/**
 * Who can request a url, judged by its text alone: no name is looked up.
 *
 * <p>Sources: RFC 3986 and RFC 3987; the registries of special names (RFC 6761) and addresses (RFC
 * 6890).
 *
 * @since 0.1
 */
public enum Reach {
  /** Nothing in the url speaks against it. */
  ANYBODY,
  /** Probably not everybody: the host is named like one of a local network, or of a preview. */
  DOUBTFUL,
  /** Only who is on the same machine or in the same network, such as {@code http://localhost/}. */
  NOT_PUBLIC,
  /** Nobody: it is not absolute, is no url, or has a host that cannot exist. */
  NOBODY;

  /** The errors that all readers report, and hosts that cannot exist. */
  private static final int IMPOSSIBLE =
      UrlJudge.ERRORS | UrlFault.HOST_INVALID.bit() | UrlFault.HOST_TOO_LONG.bit();

  /** Returns the first of these faults because of which nobody can request a url. */
  static UrlFault fault(int faults) {
    return UrlFault.in(faults & IMPOSSIBLE).get(0);
  }

  /**
   * Returns the codes of the faults because of which nobody, or not the public, can request the
   * address of a picture, a film or a link. Schemes are none of them: there are players for {@code
   * rtmp}.
   */
  public static Set<String> mediaCodes() {
    Set<String> codes = new TreeSet<>();
    int faults = UrlFault.SCHEME.without(IMPOSSIBLE) | UrlFault.NOT_PUBLIC.bit();
    UrlFault.in(faults).forEach(fault -> codes.add(fault.code().id()));
    return codes;
  }

  /** Returns who can request the page or sitemap with a url. */
  public static Reach of(String url) {
    return of(UrlRules.page(url));
  }

  /**
   * Returns whether the host of a url is none that only one machine or one network can reach.
   * Nothing else of the url is looked at; a text without a host has none of these.
   */
  public static boolean hasPublicHost(String url) {
    int authority = UrlParts.authority(url);
    return authority < 0 || !UrlFault.NOT_PUBLIC.isIn(Authority.faults(url, authority));
  }

  /**
   * Returns who can request a url with these faults.
   *
   * @param faults as {@link UrlRules} returns them
   */
  static Reach of(int faults) {
    if (faults == 0) {
      return ANYBODY;
    } else if ((faults & IMPOSSIBLE) != 0) {
      return NOBODY;
    } else if (UrlFault.NOT_PUBLIC.isIn(faults)) {
      return NOT_PUBLIC;
    }
    return UrlFault.DOUBTFUL_HOST.isIn(faults) ? DOUBTFUL : ANYBODY;
  }
}
