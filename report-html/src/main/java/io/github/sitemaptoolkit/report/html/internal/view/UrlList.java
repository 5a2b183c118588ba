package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.text.CsvLine;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HexFormat;

/**
 * Urls as a file of CSV that is within the page.
 *
 * @param name the name of the file
 * @param number how many urls
 * @param href the file as a {@code data:} url
 */
public record UrlList(String name, long number, String href) {

  private static final String HEAD = "data:text/csv;charset=utf-8,url%0D%0A";
  private static final String LINE_END = "%0D%0A";
  private static final String PLAIN = "-._~:/?&=@!$'()*,;+";
  private static final int ESCAPED = 5; // bytes of &amp; and of &#39; in an attribute
  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  /** Returns a list of some urls of a rule. */
  public static UrlList of(String code, Collection<String> urls) {
    var href = new StringBuilder(HEAD);
    for (String url : urls) {
      encode(CsvLine.of(url), href);
    }
    return new UrlList(Anchor.of(code) + ".csv", urls.size(), href.toString());
  }

  private static void encode(String text, StringBuilder to) {
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      if (isPlain(c)) {
        to.append(c);
      } else {
        to.append('%').append(HEX.toHexDigits(b));
      }
    }
  }

  private static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || PLAIN.indexOf(c) >= 0;
  }

  /** Returns how many bytes a page needs for a url at most. */
  public static int size(String url) {
    int size = LINE_END.length() + 2 * "%22".length();
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      if (c == '&' || c == '\'') {
        size += ESCAPED;
      } else if (isPlain(c)) {
        size++;
      } else {
        size += c < 0x80 ? 2 * "%22".length() : 3 * "%22".length(); // a quotation mark is doubled
      }
    }
    return size;
  }
}
