package io.github.sitemaptoolkit.hosts.internal.text;

import io.github.sitemaptoolkit.url.PercentEncoding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The query of a url as names and values, as forms and {@code URLSearchParams} write them. */
public final class FormQuery {

  private FormQuery() {}

  /** Returns the names and values of a query, with or without its question mark, decoded. */
  public static List<Map.Entry<String, String>> parse(String query) {
    List<Map.Entry<String, String>> pairs = new ArrayList<>();
    String text = query.startsWith("?") ? query.substring(1) : query;
    for (String pair : text.split("&", -1)) {
      if (!pair.isEmpty()) {
        int sign = pair.indexOf('=');
        String name = sign < 0 ? pair : pair.substring(0, sign);
        pairs.add(Map.entry(decode(name), sign < 0 ? "" : decode(pair.substring(sign + 1))));
      }
    }
    return pairs;
  }

  private static String decode(String text) {
    return PercentEncoding.decode(text.replace('+', ' '));
  }

  /** Returns the last value of a name; null if there is none. */
  public static @Nullable String last(List<Map.Entry<String, String>> pairs, String name) {
    String found = null;
    for (Map.Entry<String, String> pair : pairs) {
      found = pair.getKey().equals(name) ? pair.getValue() : found;
    }
    return found;
  }

  /** Returns a query with its question mark; empty if there are no pairs. */
  public static String format(List<Map.Entry<String, String>> pairs) {
    var out = new StringBuilder();
    for (Map.Entry<String, String> pair : pairs) {
      out.append(out.length() == 0 ? '?' : '&').append(encode(pair.getKey()));
      out.append('=').append(encode(pair.getValue()));
    }
    return out.toString();
  }

  /** Escapes a name or value. */
  public static String encode(String text) {
    return PercentEncoding.encode(text, " *-._").replace(' ', '+');
  }
}
