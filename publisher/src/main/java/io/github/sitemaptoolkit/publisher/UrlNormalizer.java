package io.github.sitemaptoolkit.publisher;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/**
 * Normalizes urls, so that two urls that are equivalent by syntax become equal.
 *
 * <p>In the normal form, the scheme and host are in lower case, the default port and dot segments
 * are removed, and an empty path is {@code /}. Percent-encodings are in upper case; unreserved
 * characters are decoded, and characters outside of ASCII are encoded. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc3986#section-6.2">RFC 3986, 6.2.2 and 6.2.3</a>. Query
 * and fragment are kept.
 *
 * @since 0.1
 */
public final class UrlNormalizer {

  private static final String UNRESERVED = "-._~";

  private UrlNormalizer() {}

  /**
   * Returns the normal form of a url. If it is not an absolute url, only its percent-encodings are
   * normalized.
   */
  public static String normalize(String url) {
    int scheme = url.indexOf("://");
    if (scheme <= 0) {
      return escapes(url);
    }
    int begin = scheme + "://".length();
    int path = firstOf(url, "/?#", begin);
    int end = firstOf(url, "?#", path);
    String name = url.substring(0, scheme).toLowerCase(Locale.ROOT);
    return name
        + "://"
        + authority(name, url.substring(begin, path))
        + withoutDots(escapes(url.substring(path, end)))
        + escapes(url.substring(end));
  }

  private static int firstOf(String text, String characters, int from) {
    for (int i = from; i < text.length(); i++) {
      if (characters.indexOf(text.charAt(i)) >= 0) {
        return i;
      }
    }
    return text.length();
  }

  private static String authority(String scheme, String authority) {
    int host = authority.lastIndexOf('@') + 1;
    String user = authority.substring(0, host);
    String place = authority.substring(host).toLowerCase(Locale.ROOT);
    String port = scheme.equals("http") ? ":80" : scheme.equals("https") ? ":443" : ":";
    if (place.endsWith(port)) {
      place = place.substring(0, place.length() - port.length());
    } else if (place.endsWith(":")) {
      place = place.substring(0, place.length() - 1);
    }
    return user + place;
  }

  private static String withoutDots(String path) {
    if (path.isEmpty()) {
      return "/";
    }
    if (!path.contains("/.")) {
      return path;
    }
    Deque<String> kept = new ArrayDeque<>();
    String[] segments = path.substring(1).split("/", -1);
    for (int i = 0; i < segments.length; i++) {
      boolean up = segments[i].equals("..");
      if (up) {
        kept.pollLast();
      } else if (!segments[i].equals(".")) {
        kept.addLast(segments[i]);
      }
      if (i == segments.length - 1 && (up || segments[i].equals("."))) {
        kept.addLast(""); // what is left is a directory
      }
    }
    return "/" + String.join("/", kept);
  }

  private static String escapes(String text) {
    boolean plain = true;
    for (int i = 0; i < text.length() && plain; i++) {
      plain = text.charAt(i) != '%' && text.charAt(i) < 0x80;
    }
    if (plain) {
      return text;
    }
    var normal = new StringBuilder(text.length() + 16);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      int escaped = bytes[i] == '%' && i + 2 < bytes.length ? hex(bytes[i + 1], bytes[i + 2]) : -1;
      int value = escaped < 0 ? bytes[i] & 0xFF : escaped;
      i += escaped < 0 ? 0 : 2;
      if (value >= 0x80 || (escaped >= 0 && !isUnreserved(value))) {
        normal.append('%').append(digit(value >> 4)).append(digit(value & 0xF));
      } else {
        normal.append((char) value);
      }
    }
    return normal.toString();
  }

  private static int hex(byte high, byte low) {
    int first = Character.digit(high, 16);
    int second = Character.digit(low, 16);
    return first < 0 || second < 0 ? -1 : first << 4 | second;
  }

  private static char digit(int value) {
    return Character.toUpperCase(Character.forDigit(value, 16));
  }

  private static boolean isUnreserved(int c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || UNRESERVED.indexOf(c) >= 0;
  }
}
