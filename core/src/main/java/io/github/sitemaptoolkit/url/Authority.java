package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Problem;

/** Finds the faults of the scheme, the user name, the host and the port of a url. */
final class Authority {

  private static final int LONGEST_LABEL = 63;

  private Authority() {}

  /** Returns the faults as a set. */
  static int faults(String url, int authority) {
    int end = UrlParts.authorityEnd(url, authority);
    int host = UrlParts.host(url, authority, end);
    int hostEnd = UrlParts.hostEnd(url, host, end);
    int faults = host(url, host, hostEnd) | port(url, hostEnd, end);
    if (host > authority) {
      faults |= UrlFault.USERINFO.bit();
    }
    if (UrlChars.has(UrlChars.UPPER, url, 0, authority)
        || UrlChars.has(UrlChars.UPPER, url, host, hostEnd)) {
      faults |= UrlFault.UPPERCASE_HOST.bit();
    }
    return faults;
  }

  /** Returns which part of an invalid host or port is wrong, as the end of a sentence. */
  static String explanation(String url) {
    int authority = UrlParts.authority(url);
    if (authority < 0) {
      return "";
    }
    int end = UrlParts.authorityEnd(url, authority);
    int begin = UrlParts.host(url, authority, end);
    int hostEnd = UrlParts.hostEnd(url, begin, end);
    String port = hostEnd + 1 < end ? url.substring(hostEnd + 1, end) : "";
    if ((port(url, hostEnd, end) & UrlFault.HOST_INVALID.bit()) != 0) {
      return ": the port " + Problem.quoted(port) + " is no number from 1 to 65535";
    }
    String host = url.substring(begin, hostEnd);
    if (host.isEmpty()) {
      return ": the host is empty";
    } else if (host.startsWith("[")) {
      return ": " + Problem.quoted(host) + " is no IPv6 address";
    }
    String labels = host.endsWith(".") ? host.substring(0, host.length() - 1) : host;
    for (String label : labels.split("\\.", -1)) {
      if (label.isEmpty()) {
        return ": a label between dots is empty";
      } else if (label.length() > LONGEST_LABEL) {
        return ": a label has " + label.length() + " characters; at most " + LONGEST_LABEL;
      }
      for (int i = 0; i < label.length(); i++) {
        if (label.charAt(i) < 0x80 && !isHostChar(label.charAt(i))) {
          return ": a host has no " + Problem.quoted(label.substring(i, i + 1));
        }
      }
    }
    if (UrlChars.has(UrlChars.WIDE, host, 0, host.length())) {
      return ": the host has no ASCII form";
    }
    return host.indexOf('.') < 0 ? ": a program wrote it in place of a host" : ": it is no address";
  }

  private static int port(String url, int hostEnd, int end) {
    if (hostEnd == end) {
      return 0;
    } else if (hostEnd + 1 == end) {
      return UrlFault.DEFAULT_PORT.bit();
    }
    int port = UrlChars.number(url, hostEnd + 1, end);
    if (port <= 0) {
      return UrlFault.HOST_INVALID.bit();
    }
    return port == UrlParts.defaultPort(UrlText.scheme(url)) ? UrlFault.DEFAULT_PORT.bit() : 0;
  }

  private static int host(String url, int begin, int end) {
    if (begin == end) { // https:///a has no host, but https://user@/a has an empty one
      return UrlJudge.isWeb(url) ? UrlFault.HOST_INVALID.bit() : 0;
    } else if (url.charAt(begin) == '[') {
      byte[] address = IpAddress.six(url, begin, end);
      return address == null ? UrlFault.HOST_INVALID.bit() : address(address);
    } else if (!UrlChars.has(UrlChars.WIDE, url, begin, end)) {
      return ascii(url, begin, end);
    }
    return international(url.substring(begin, end));
  }

  private static int international(String host) {
    if (host.chars().anyMatch(UrlChars::isControl)) {
      return 0; // a fault of its own
    } else if (host.length() > AsciiHost.LONGEST) {
      return UrlFault.IDN_HOST.bit() | UrlFault.HOST_TOO_LONG.bit();
    }
    String ascii = AsciiHost.of(host);
    return ascii == null
        ? UrlFault.HOST_INVALID.bit()
        : UrlFault.IDN_HOST.bit() | ascii(ascii, 0, ascii.length());
  }

  private static int ascii(String url, int begin, int end) {
    int last = url.charAt(end - 1) == '.' ? end - 1 : end; // a dot at the end is the root's
    int faults = last - begin > AsciiHost.LONGEST ? UrlFault.HOST_TOO_LONG.bit() : 0;
    int label = begin;
    for (int i = begin; i < last; i++) {
      char c = url.charAt(i);
      if (c == '.') {
        if (i == label || i - label > LONGEST_LABEL) {
          return faults | UrlFault.HOST_INVALID.bit();
        }
        label = i + 1;
      } else if (!isHostChar(c) && c > ' ' && c != 0x7F) { // white space is a fault of its own
        return faults | UrlFault.HOST_INVALID.bit();
      }
    }
    if (last == label || last - label > LONGEST_LABEL) {
      return faults | UrlFault.HOST_INVALID.bit();
    }
    return faults
        | (IpAddress.isNumber(url, label, last)
            ? number(url, begin, last)
            : HostNames.faults(url, begin, label, last));
  }

  /** Only addresses end with a number. Browsers read them in more notations than crawlers. */
  private static int number(String url, int begin, int end) {
    byte[] address = IpAddress.four(url, begin, end);
    int faults = address == null ? 0 : address(address);
    return faults != 0 || IpAddress.isOctets(url, begin, end)
        ? faults
        : UrlFault.HOST_INVALID.bit();
  }

  private static int address(byte[] address) {
    return SpecialAddresses.isLocal(address) ? UrlFault.NOT_PUBLIC.bit() : 0;
  }

  /** Underscores are against the rules of hosts, but are common and work. */
  private static boolean isHostChar(char c) {
    return UrlChars.is(UrlChars.LETTER | UrlChars.DIGIT, c) || c == '-' || c == '_';
  }

  /**
   * Tells from the name of a host who can reach it. No name is looked up.
   *
   * <p>Sources: RFC 6761 (localhost, test, invalid), RFC 6762 (local), RFC 7686 (onion), RFC 8375
   * (home.arpa), ICANN's resolution of 2024 (internal), RFC 1123, 2.1 (hyphens).
   */
  private static final class HostNames {

    private static final String[] NOT_PUBLIC = {
      "localhost", "local", "test", "invalid", "internal", "onion"
    };

    /** Not reserved, but in use in many networks, and not delegated. */
    private static final String[] NETWORKS = {"lan", "home", "corp", "intranet"};

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
            ProgramWords.isMissing(url, begin, end, true)
                ? UrlFault.HOST_INVALID
                : UrlFault.NOT_PUBLIC;
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
      return branch > begin
          && branch < at
          && url.regionMatches(true, at, VERCEL, 0, VERCEL.length());
    }
  }
}
