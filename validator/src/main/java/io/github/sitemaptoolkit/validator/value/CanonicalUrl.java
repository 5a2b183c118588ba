package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.url.UrlParts;
import java.util.HexFormat;
import java.util.Locale;

/** Makes the canonical form of urls. */
final class CanonicalUrl {

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private CanonicalUrl() {}

  /** Returns the canonical form; the same object if the url has it. */
  static String of(String url) {
    int authority = UrlParts.authority(url);
    if (authority < 0 || isCanonical(url, authority)) {
      return url;
    }
    String canonical = build(url, authority);
    return canonical.equals(url) ? url : canonical;
  }

  /** Returns true only if the url is canonical; may return false for one that is unusual. */
  private static boolean isCanonical(String url, int authority) {
    int at = authority;
    while (at < url.length() && isPlainHost(url.charAt(at))) {
      at++;
    }
    if (at == authority
        || at == url.length()
        || url.charAt(at) != '/'
        || UrlParts.hasUpperCase(url, 0, authority)) {
      return false;
    }
    for (; at < url.length(); at++) {
      char c = url.charAt(at);
      if (c == '#'
          || (c == '/' && url.startsWith(".", at + 1))
          || (c == '%' && !isCanonicalEscape(url, at))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlainHost(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_';
  }

  private static boolean isCanonicalEscape(String url, int at) {
    int value = Escapes.value(url, at);
    return value < 0
        || (!isUnreserved(value)
            && !isLowerCase(url.charAt(at + 1))
            && !isLowerCase(url.charAt(at + 2)));
  }

  private static boolean isLowerCase(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isUnreserved(int c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '-'
        || c == '.'
        || c == '_'
        || c == '~';
  }

  private static String build(String url, int authority) {
    int end = UrlParts.authorityEnd(url, authority);
    int host = UrlParts.host(url, authority, end);
    int hostEnd = UrlParts.hostEnd(url, host, end);
    if (host == hostEnd) {
      return url;
    }
    // %4%31 would become %41, which is something else again
    boolean escapes = !UrlRule.BAD_ESCAPE.isIn(Escapes.faults(url, authority));
    String scheme = url.substring(0, authority - "://".length()).toLowerCase(Locale.ROOT);
    var out = new StringBuilder(url.length() + 1).append(scheme).append("://");
    append(url, authority, host, escapes, out);
    appendLowerCase(url, host, hostEnd, out);
    int port = UrlParts.port(url, hostEnd + 1, end);
    if (hostEnd + 1 < end && (port < 0 || port != UrlParts.defaultPort(scheme))) {
      out.append(url, hostEnd, end);
    }
    int fragment = url.indexOf('#', end);
    int last = fragment < 0 ? url.length() : fragment;
    int question = url.indexOf('?', end);
    int query = question < 0 || question > last ? last : question;
    var path = new StringBuilder();
    append(url, end, query, escapes, path);
    out.append(withoutDots(path.toString()));
    append(url, query, last, escapes, out);
    return out.toString();
  }

  /** Only ASCII letters: other hosts have an ASCII form, whose letters are not these. */
  private static void appendLowerCase(String url, int begin, int end, StringBuilder out) {
    for (int i = begin; i < end; i++) {
      char c = url.charAt(i);
      out.append(c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c);
    }
  }

  private static void append(String url, int begin, int end, boolean escapes, StringBuilder out) {
    for (int i = begin; i < end; i++) {
      int value = escapes ? Escapes.value(url, i) : -1;
      if (value < 0) {
        out.append(url.charAt(i));
        continue;
      }
      if (isUnreserved(value)) {
        out.append((char) value);
      } else {
        out.append('%').append(HEX.toHexDigits((byte) value));
      }
      i += 2;
    }
  }

  /** Returns a path without the segments {@code .} and {@code ..}, as RFC 3986, 5.2.4, says. */
  private static StringBuilder withoutDots(String path) {
    var out = new StringBuilder(path.length() + 1);
    int at = 0;
    while (at < path.length()) {
      int slash = path.indexOf('/', at + 1);
      int end = slash < 0 ? path.length() : slash;
      String segment = path.substring(at + 1, end);
      if (segment.equals("..")) {
        out.setLength(Math.max(0, out.lastIndexOf("/")));
      } else if (!segment.equals(".")) {
        out.append('/').append(segment);
      }
      if (slash < 0 && (segment.equals(".") || segment.equals(".."))) {
        out.append('/');
      }
      at = end;
    }
    return out.isEmpty() ? out.append('/') : out;
  }
}
