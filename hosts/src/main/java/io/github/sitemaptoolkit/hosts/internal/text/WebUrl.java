package io.github.sitemaptoolkit.hosts.internal.text;

import io.github.sitemaptoolkit.url.PercentEncoding;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A url of the web, as browsers and servers on Node.js read and write it: the parser of the WHATWG,
 * for http and https.
 *
 * @param origin scheme, host and port, such as {@code https://e.com}
 * @param path the path, escaped, with a slash at the beginning
 * @param query the query with its question mark, escaped; empty if there is none
 * @param fragment the fragment with its number sign; empty if there is none
 */
public record WebUrl(String origin, String path, String query, String fragment) {

  /** The longest url that is looked at, in characters. */
  public static final int LONGEST = 2048;

  private static final HexFormat HEX = HexFormat.of().withUpperCase();
  private static final String IN_PATH = " \"#<>?^`{}";
  private static final String IN_QUERY = " \"#<>'";
  private static final String IN_FRAGMENT = " \"<>`";

  /** Returns the url without its fragment. */
  public String whole() {
    return origin + path + query;
  }

  /** Returns everything behind the origin. */
  public String local() {
    return path + query + fragment;
  }

  /** Returns the text of the whole url. */
  public String href() {
    return origin + path + query + fragment;
  }

  /** Returns the path without its escapes; null if these are not UTF-8. */
  public @Nullable String decodedPath() {
    return decode(path);
  }

  /** Returns the host and port. */
  public String host() {
    return origin.substring(origin.indexOf("//") + 2);
  }

  /** Returns the host without the port. */
  public String hostName() {
    String host = host();
    int colon = host.lastIndexOf(':');
    return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
  }

  /** Returns the scheme, without its colon. */
  public String scheme() {
    return origin.substring(0, origin.indexOf(':'));
  }

  /** Returns the same url with another path, which is escaped already. */
  public WebUrl withEscapedPath(String other) {
    return new WebUrl(origin, other, query, fragment);
  }

  /** Returns the same url with another query, which has its question mark or is empty. */
  public WebUrl withQuery(String other) {
    return new WebUrl(origin, path, other, fragment);
  }

  /** Parses a url; null if it is none of the web, or too long. */
  public static @Nullable WebUrl parse(String text, @Nullable WebUrl base) {
    String url = text.strip().replaceAll("[\t\n\r]", "");
    if (url.length() > LONGEST) {
      return null;
    }
    String lower = url.toLowerCase(Locale.ROOT);
    if (lower.startsWith("https:") || lower.startsWith("http:")) {
      int colon = lower.indexOf(':');
      int at = colon + 1;
      while (at < url.length() && isSlash(url.charAt(at))) {
        at++;
      }
      boolean relative = base != null && at == colon + 1 && lower.startsWith(base.scheme() + ':');
      return relative && base != null
          ? below(url.substring(at), base)
          : withHost(lower.substring(0, colon), url, at);
    } else if (base == null || hasScheme(lower)) {
      return null;
    }
    return below(url, base);
  }

  private static boolean hasScheme(String url) {
    int at = 0;
    while (at < url.length()
        && (isLetter(url.charAt(at)) || (at > 0 && "0123456789+-.".indexOf(url.charAt(at)) >= 0))) {
      at++;
    }
    return at > 0 && at < url.length() && url.charAt(at) == ':';
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isSlash(char c) {
    return c == '/' || c == '\\';
  }

  private static @Nullable WebUrl below(String url, WebUrl base) {
    if (url.length() > 1 && isSlash(url.charAt(0)) && isSlash(url.charAt(1))) {
      int at = 2;
      while (at < url.length() && isSlash(url.charAt(at))) {
        at++;
      }
      return withHost(base.scheme(), url, at);
    } else if (url.isEmpty()) {
      return new WebUrl(base.origin, base.path, base.query, "");
    } else if (url.startsWith("#")) {
      return new WebUrl(base.origin, base.path, base.query, escape(url, IN_FRAGMENT));
    } else if (url.startsWith("?")) {
      return split(base.origin, base.path, url);
    }
    String folder =
        isSlash(url.charAt(0)) ? "" : base.path.substring(0, base.path.lastIndexOf('/') + 1);
    return split(base.origin, folder, url);
  }

  private static @Nullable WebUrl withHost(String scheme, String url, int at) {
    int end = at;
    while (end < url.length() && "/\\?#".indexOf(url.charAt(end)) < 0) {
      end++;
    }
    String host =
        url.substring(url.lastIndexOf('@', end) + 1 > at ? url.lastIndexOf('@', end) + 1 : at, end);
    host = host.toLowerCase(Locale.ROOT);
    String port = scheme.equals("https") ? ":443" : ":80";
    host = host.endsWith(port) ? host.substring(0, host.length() - port.length()) : host;
    if (host.isEmpty() || host.chars().anyMatch(c -> c <= ' ' || "^<>|%\"`{}".indexOf(c) >= 0)) {
      return null;
    }
    return split(scheme + "://" + host, "", url.substring(end));
  }

  /** Takes a path, which follows a folder that is escaped already, its query and fragment. */
  private static WebUrl split(String origin, String folder, String text) {
    int hash = text.indexOf('#');
    String fragment = hash < 0 ? "" : text.substring(hash);
    String rest = hash < 0 ? text : text.substring(0, hash);
    int mark = rest.indexOf('?');
    String query = mark < 0 ? "" : rest.substring(mark);
    String path = (mark < 0 ? rest : rest.substring(0, mark)).replace('\\', '/');
    path = folder + escape(path, IN_PATH);
    return new WebUrl(
        origin,
        withoutDots(path.startsWith("/") ? path : '/' + path),
        query.length() < 2 ? "" : escape(query, IN_QUERY),
        fragment.length() < 2 ? "" : escape(fragment, IN_FRAGMENT));
  }

  private static String withoutDots(String path) {
    List<String> kept = new ArrayList<>();
    String[] segments = path.substring(1).split("/", -1);
    for (int i = 0; i < segments.length; i++) {
      String plain = segments[i].toLowerCase(Locale.ROOT).replace("%2e", ".");
      boolean last = i == segments.length - 1;
      if (plain.equals("..") && !kept.isEmpty()) {
        kept.remove(kept.size() - 1);
      } else if (!plain.equals(".") && !plain.equals("..")) {
        kept.add(segments[i]);
      }
      if (last && (plain.equals(".") || plain.equals(".."))) {
        kept.add("");
      }
    }
    return '/' + String.join("/", kept);
  }

  private static String escape(String text, String special) {
    var out = new StringBuilder(text.length());
    text.codePoints().forEach(c -> appendEscaped(c, special, out));
    return out.toString();
  }

  private static void appendEscaped(int c, String special, StringBuilder out) {
    // a query has its mark, and a fragment its sign, at the beginning
    boolean first = out.length() == 0 && (c == '?' || c == '#') && !special.equals(IN_PATH);
    if (first || (c > ' ' && c < 0x7f && special.indexOf(c) < 0)) {
      out.appendCodePoint(c);
    } else {
      for (byte b : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
        out.append('%').append(HEX.toHexDigits(b));
      }
    }
  }

  /** Escapes a text as {@code encodeURI} of JavaScript does. */
  public static String encodeUri(String text) {
    return PercentEncoding.encode(text, ";/?:@&=+$,#-_.!~*'()");
  }

  /** Escapes a text as {@code encodeURIComponent} of JavaScript does. */
  public static String encodeUriComponent(String text) {
    return PercentEncoding.encode(text, "-_.!~*'()");
  }

  /**
   * Decodes all escapes, as {@code decodeURIComponent} of JavaScript does; null if there is a
   * percent sign without two digits, or what is not UTF-8.
   */
  public static @Nullable String decode(String text) {
    for (int at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1)) {
      boolean digits =
          at + 2 < text.length()
              && HexFormat.isHexDigit(text.charAt(at + 1))
              && HexFormat.isHexDigit(text.charAt(at + 2));
      if (!digits) {
        return null;
      }
    }
    String decoded = PercentEncoding.decode(text);
    return decoded.equals(text) && text.indexOf('%') >= 0 ? null : decoded;
  }

  /**
   * Decodes the escapes of all but the characters that structure urls, as {@code decodeURI} of
   * JavaScript does; null if there is a percent sign without two digits, or what is not UTF-8.
   */
  public static @Nullable String decodeUri(String text) {
    if (text.indexOf('%') < 0) {
      return text;
    }
    // what stays escaped is escaped once more, so that decoding leaves it
    return decode(text.replaceAll("(?i)%(3B|2F|3F|3A|40|26|3D|2B|24|2C|23)", "%25$1"));
  }
}
