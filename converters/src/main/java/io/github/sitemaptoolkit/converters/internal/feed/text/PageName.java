package io.github.sitemaptoolkit.converters.internal.feed.text;

import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Makes titles from urls, for pages without a title: feeds require one. */
public final class PageName {

  private PageName() {}

  /**
   * Returns the last step of the path, decoded, without the kind of file and with spaces between
   * the words: {@code my first post} for {@code https://example.com/blog/my-first-post.html}. Where
   * that is a number only, the step before it; where there is no step, or a query tells the pages
   * apart, the url without its scheme.
   */
  public static String of(String url) {
    int begin = url.indexOf("://");
    String rest = begin < 0 ? url : url.substring(begin + 3);
    int fragment = rest.indexOf('#');
    String path = withoutSlashes(fragment < 0 ? rest : rest.substring(0, fragment));
    int last = path.lastIndexOf('/');
    if (last < 0 || path.indexOf('?') >= 0) {
      return path;
    }
    String name = readable(path.substring(last + 1));
    int before = path.lastIndexOf('/', last - 1);
    if (!hasLetter(name) && before >= 0) {
      String named = readable(path.substring(before + 1, last));
      name = hasLetter(named) ? named : name;
    }
    return name.isBlank() ? path : name;
  }

  private static boolean hasLetter(String text) {
    for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      if (Character.isLetter(text.codePointAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the host, for a feed of which nothing else is known; empty if there is none. */
  public static String host(String url) {
    String origin = origin(url);
    String host = origin.substring(origin.indexOf("://") + 3);
    host = host.substring(host.lastIndexOf('@') + 1);
    int port = host.lastIndexOf(':');
    boolean hasPort = port > host.lastIndexOf(']');
    return hasPort ? host.substring(0, port) : host;
  }

  /** Returns scheme, host and port without a slash; {@code ://} if it is no url of the web. */
  public static String origin(String url) {
    if (!UrlJudge.isWeb(url)) {
      return "://";
    }
    int end = url.indexOf("://") + 3;
    while (end < url.length() && "/?#\\".indexOf(url.charAt(end)) < 0) {
      end++;
    }
    return url.substring(0, end);
  }

  private static String withoutSlashes(String path) {
    int end = path.length();
    while (end > 0 && path.charAt(end - 1) == '/') {
      end--;
    }
    return end == 0 ? path : path.substring(0, end);
  }

  private static String readable(String step) {
    String name = decoded(step);
    int dot = name.lastIndexOf('.');
    String ending = name.substring(dot + 1).toLowerCase(Locale.ROOT);
    name = dot > 0 && UrlEnding.kind(ending) == UrlEnding.Kind.PAGE ? name.substring(0, dot) : name;
    return PlainText.ofText(name.replace('-', ' ').replace('_', ' ').replace('+', ' '));
  }

  /** Returns a step with its percent codes as UTF-8; as it is where they are something else. */
  private static String decoded(String step) {
    if (step.indexOf('%') < 0) {
      return step;
    }
    ByteBuffer bytes = ByteBuffer.allocate(step.length() * 3);
    for (int i = 0; i < step.length(); ) {
      int code = step.charAt(i) == '%' ? code(step, i + 1) : -1;
      if (code >= 0) {
        bytes.put((byte) code);
        i += 3;
      } else {
        int end = step.offsetByCodePoints(i, 1);
        bytes.put(step.substring(i, end).getBytes(StandardCharsets.UTF_8));
        i = end;
      }
    }
    try {
      CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(bytes.flip());
      return text.chars().anyMatch(Character::isISOControl) ? step : text.toString();
    } catch (CharacterCodingException e) {
      return step;
    }
  }

  private static int code(String text, int at) {
    int high = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
    int low = at + 1 < text.length() ? Character.digit(text.charAt(at + 1), 16) : -1;
    return high < 0 || low < 0 ? -1 : high * 16 + low;
  }
}
