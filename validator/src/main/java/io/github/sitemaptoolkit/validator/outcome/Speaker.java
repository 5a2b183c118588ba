package io.github.sitemaptoolkit.validator.outcome;

import io.github.sitemaptoolkit.url.UrlParts;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who says what a source says. */
final class Speaker {

  private static final Map<String, String> OWNERS =
      Map.of(
          "google.com", "Google",
          "bing.com", "Bing",
          "yandex.ru", "Yandex",
          "yandex.com", "Yandex",
          "baidu.com", "Baidu",
          "sitemaps.org", "sitemaps.org");

  private static final Pattern STANDARD = Pattern.compile("(RFC \\d+|XML 1\\.0).*");

  private Speaker() {}

  /**
   * Returns such as {@code Google}, {@code RFC 9309}; of a document of this project, {@code the
   * Sitemap Toolkit}.
   *
   * @param source the page or the specification, with what it says
   */
  static String of(String source) {
    String host = UrlParts.isHttp(source) ? UrlParts.hostName(source) : null;
    if (host != null) {
      for (Map.Entry<String, String> owner : OWNERS.entrySet()) {
        if (host.equals(owner.getKey()) || host.endsWith('.' + owner.getKey())) {
          return owner.getValue();
        }
      }
      return host;
    }
    Matcher standard = STANDARD.matcher(source);
    if (standard.matches()) {
      return standard.group(1);
    }
    return source.startsWith("docs/") ? "the Sitemap Toolkit" : source;
  }
}
