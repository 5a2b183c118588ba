package io.github.sitemaptoolkit.url;

/**
 * Tells from the name of a host who can reach it. No name is looked up.
 *
 * <p>Sources: RFC 6761 (localhost, test, invalid), RFC 6762 (local), RFC 7686 (onion), RFC 8375
 * (home.arpa), ICANN's resolution of 2024 (internal), RFC 1123, 2.1 (hyphens).
 */
final class HostNames {

  private static final String[] NOT_PUBLIC = {
    "localhost", "local", "test", "invalid", "internal", "onion"
  };

  /** Not reserved, but in use in many networks, and not delegated. */
  private static final String[] NETWORKS = {"lan", "home", "corp", "intranet"};

  private static final String[] MISSING = {"undefined", "null", "nan"};

  private static final String ARPA = "home.arpa";
  private static final String PREVIEW = "deploy-preview-"; // of Netlify
  private static final String BRANCH = "-git-"; // of Vercel
  private static final String VERCEL = ".vercel.app";

  private HostNames() {}

  /**
   * Returns the faults of a valid name in ASCII.
   *
   * @param last where the last label begins
   * @param end the end of the name, before the dot of the root
   */
  static int faults(String url, int begin, int last, int end) {
    int faults = hasHyphenAtEdge(url, begin, end) ? UrlFault.HOST_HYPHEN.bit() : 0;
    if (last == begin) {
      UrlFault fault =
          isAny(url, begin, end, MISSING) ? UrlFault.HOST_INVALID : UrlFault.NOT_PUBLIC;
      return faults | fault.bit();
    } else if (isAny(url, last, end, NOT_PUBLIC) || isHomeArpa(url, begin, end)) {
      return faults | UrlFault.NOT_PUBLIC.bit();
    }
    boolean doubtful = isAny(url, last, end, NETWORKS) || isPreview(url, begin, end);
    return doubtful ? faults | UrlFault.DOUBTFUL_HOST.bit() : faults;
  }

  private static boolean hasHyphenAtEdge(String url, int begin, int end) {
    for (int at = url.indexOf('-', begin); at >= 0 && at < end; at = url.indexOf('-', at + 1)) {
      boolean first = at == begin || url.charAt(at - 1) == '.';
      if (first || at + 1 == end || url.charAt(at + 1) == '.') {
        return true;
      }
    }
    return false;
  }

  private static boolean isAny(String url, int begin, int end, String[] names) {
    for (String name : names) {
      if (end - begin == name.length() && url.regionMatches(true, begin, name, 0, end - begin)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isHomeArpa(String url, int begin, int end) {
    int at = end - ARPA.length();
    return at >= begin
        && url.regionMatches(true, at, ARPA, 0, ARPA.length())
        && (at == begin || url.charAt(at - 1) == '.');
  }

  private static boolean isPreview(String url, int begin, int end) {
    if (url.regionMatches(true, begin, PREVIEW, 0, PREVIEW.length())) {
      return true;
    }
    int at = end - VERCEL.length();
    int branch = url.indexOf(BRANCH, begin);
    return branch > begin && branch < at && url.regionMatches(true, at, VERCEL, 0, VERCEL.length());
  }
}
