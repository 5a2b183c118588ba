package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlText;

/** Finds the faults of the scheme, the user name, the host and the port of a url. */
final class Authority {

  private static final int LONGEST_LABEL = 63;
  private static final int OCTETS = 4;

  private Authority() {}

  /** Returns the faults as a set of {@link UrlRule}s. */
  static int faults(String url, int authority) {
    return isPlain(url, authority) ? 0 : all(url, authority);
  }

  /** Returns whether it is a host of ordinary labels in lower case and nothing else. */
  private static boolean isPlain(String url, int authority) {
    int label = authority;
    int at = authority;
    for (; at < url.length(); at++) {
      char c = url.charAt(at);
      if (c == '.') {
        if (at == label || at - label > LONGEST_LABEL) {
          return false;
        }
        label = at + 1;
      } else if (c < 'a' || c > 'z') {
        if (c == '/' || c == '?' || c == '#') {
          break;
        } else if (c != '-' && (c < '0' || c > '9')) {
          return false;
        }
      }
    }
    return at > label
        && at - label <= LONGEST_LABEL
        && at - authority <= AsciiHost.LONGEST
        && url.charAt(label) > '9' // otherwise it may be an address
        && !UrlParts.hasUpperCase(url, 0, authority);
  }

  private static int all(String url, int authority) {
    int end = UrlParts.authorityEnd(url, authority);
    int host = UrlParts.host(url, authority, end);
    int hostEnd = UrlParts.hostEnd(url, host, end);
    int faults = host(url, host, hostEnd) | port(url, hostEnd, end);
    if (host > authority) {
      faults |= UrlRule.USERINFO.bit();
    }
    if (UrlParts.hasUpperCase(url, 0, authority) || UrlParts.hasUpperCase(url, host, hostEnd)) {
      faults |= UrlRule.UPPERCASE_HOST.bit();
    }
    return faults;
  }

  private static int port(String url, int hostEnd, int end) {
    if (hostEnd == end) {
      return 0;
    } else if (hostEnd + 1 == end) {
      return UrlRule.DEFAULT_PORT.bit();
    }
    int port = UrlParts.port(url, hostEnd + 1, end);
    if (port == UrlParts.NONE) {
      return UrlRule.HOST_INVALID.bit();
    }
    return port == UrlParts.defaultPort(UrlText.scheme(url)) ? UrlRule.DEFAULT_PORT.bit() : 0;
  }

  private static int host(String url, int begin, int end) {
    if (begin == end) { // readers report https:///a themselves, but not https://user@/a
      return UrlJudge.isWeb(url) ? UrlRule.HOST_INVALID.bit() : 0;
    } else if (url.charAt(begin) == '[') {
      return Addresses.isLiteral(url, begin, end) ? 0 : UrlRule.HOST_INVALID.bit();
    } else if (AsciiHost.isAscii(url, begin, end)) {
      return ascii(url, begin, end);
    }
    return international(url.substring(begin, end));
  }

  private static int international(String host) {
    if (host.chars().anyMatch(c -> UrlJudge.isSpace((char) c))) {
      return 0; // readers report it
    } else if (host.length() > AsciiHost.LONGEST) {
      return UrlRule.IDN_HOST.bit() | UrlRule.HOST_TOO_LONG.bit();
    }
    String ascii = AsciiHost.of(host);
    return ascii == null
        ? UrlRule.HOST_INVALID.bit()
        : UrlRule.IDN_HOST.bit() | ascii(ascii, 0, ascii.length());
  }

  private static int ascii(String url, int begin, int end) {
    int last = url.charAt(end - 1) == '.' ? end - 1 : end; // a dot at the end is the root's
    int faults = last - begin > AsciiHost.LONGEST ? UrlRule.HOST_TOO_LONG.bit() : 0;
    int label = begin;
    int labels = 1;
    for (int i = begin; i < last; i++) {
      char c = url.charAt(i);
      if (c == '.') {
        if (i == label || i - label > LONGEST_LABEL) {
          return faults | UrlRule.HOST_INVALID.bit();
        }
        label = i + 1;
        labels++;
      } else if (!isHostChar(c) && c > ' ' && c != 0x7F) { // readers report white space
        return faults | UrlRule.HOST_INVALID.bit();
      }
    }
    boolean valid = last > label && last - label <= LONGEST_LABEL;
    if (valid && isNumber(url, label, last)) { // no domain ends with a number, but addresses do
      valid = labels == OCTETS && Addresses.isOctets(url, begin, last);
    }
    return valid ? faults : faults | UrlRule.HOST_INVALID.bit();
  }

  /** Underscores are against the rules of hosts, but are common and work. */
  private static boolean isHostChar(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '-'
        || c == '_';
  }

  private static boolean isNumber(String url, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (url.charAt(i) < '0' || url.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }
}
