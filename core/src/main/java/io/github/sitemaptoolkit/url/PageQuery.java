package io.github.sitemaptoolkit.url;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The query in the {@linkplain PageKey key} of a page: the parameters in the order of their names,
 * without empty ones and those that only serve to track visitors. Parameters of one name, as those
 * of a list, keep their order.
 */
final class PageQuery {

  private static final Comparator<String> BY_NAME = Comparator.comparing(PageQuery::name);

  private PageQuery() {}

  /**
   * Returns whether a query is its own key, and has no character that may be written otherwise.
   *
   * @param from where its question mark is; it ends with the url
   */
  static boolean isPlain(String url, int from) {
    int last = -1; // where the parameter before begins
    int begin = from + 1;
    for (int at = begin; at <= url.length(); at++) {
      char c = at == url.length() ? '&' : url.charAt(at);
      if (c <= ' ' || c >= 0x7F || c == '%' || c == '#') {
        return false;
      } else if (c == '&') {
        if (at == begin
            || TrackingParameters.isAt(url, begin, at)
            || (last >= 0 && compareNames(url, last, begin) > 0)) {
          return false;
        }
        last = begin;
        begin = at + 1;
      }
    }
    return true;
  }

  private static int compareNames(String url, int first, int second) {
    int at = 0;
    while (true) {
      int a = nameChar(url, first + at);
      int b = nameChar(url, second + at);
      if (a != b || a < 0) {
        return a - b;
      }
      at++;
    }
  }

  /** Returns a character of a name; -1 behind its end. */
  private static int nameChar(String url, int at) {
    char c = at < url.length() ? url.charAt(at) : '&';
    return c == '=' || c == '&' ? -1 : c;
  }

  /**
   * Returns the key of a query, with its question mark; empty if nothing remains of it.
   *
   * @param query begins with a question mark; may be empty
   */
  static String key(String query) {
    List<String> parameters = new ArrayList<>();
    for (int from = 1; from < query.length(); ) {
      int end = query.indexOf('&', from);
      end = end < 0 ? query.length() : end;
      String parameter = query.substring(from, end);
      if (!parameter.isEmpty() && !TrackingParameters.isAt(query, from, end)) {
        parameters.add(parameter);
      }
      from = end + 1;
    }
    parameters.sort(BY_NAME);
    return parameters.isEmpty() ? "" : '?' + String.join("&", parameters);
  }

  private static String name(String parameter) {
    int equals = parameter.indexOf('=');
    return equals < 0 ? parameter : parameter.substring(0, equals);
  }
}
