package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.CsvLine;
import io.github.sitemaptoolkit.url.PercentEncoding;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Urls with their files and lines, as a file of CSV that is within the page.
 *
 * @param name the name of the file
 * @param number how many urls
 * @param href the file as a {@code data:} url
 */
public record KindUrls(String name, long number, String href) {

  private static final String HEAD = "data:text/csv;charset=utf-8,url,file,line%0D%0A";
  private static final String LINE_END = "%0D%0A";
  private static final String PLAIN = "-._~:/?&=@!$'()*,;+";
  private static final int ENCODED = 3; // bytes of %22
  private static final int LINE = 8; // digits and commas
  private static final int ESCAPED = 5; // bytes of &amp; and of &#39; in an attribute

  /** Returns a list of some urls of a rule, each with its first place. */
  public static KindUrls of(String code, Map<String, Location> urls) {
    var href = new StringBuilder(HEAD);
    urls.forEach(
        (url, at) ->
            href.append(PercentEncoding.encode(CsvLine.of(url, at.source(), line(at)), PLAIN)));
    return new KindUrls(Anchor.of(code) + ".csv", urls.size(), href.toString());
  }

  private static @Nullable String line(Location at) {
    return at.line() > 0 ? String.valueOf(at.line()) : null;
  }

  private static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || PLAIN.indexOf(c) >= 0;
  }

  /** Returns how many bytes a page needs for a url at most. */
  public static int size(String url, Location at) {
    return size(url) + size(at.source()) + LINE + LINE_END.length();
  }

  private static int size(String text) {
    int size = 2 * ENCODED; // quotation marks
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '&' || c == '\'') {
        size += ESCAPED;
      } else if (isPlain(c)) {
        size++;
      } else {
        size += c < 0x80 ? 2 * ENCODED : 3 * ENCODED; // a quotation mark is doubled
      }
    }
    return size;
  }
}
