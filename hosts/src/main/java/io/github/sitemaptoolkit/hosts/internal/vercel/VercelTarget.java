package io.github.sitemaptoolkit.hosts.internal.vercel;

import io.github.sitemaptoolkit.hosts.internal.text.FormQuery;
import io.github.sitemaptoolkit.hosts.internal.text.PathTemplate;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The target of a redirect or rewrite of Vercel, whose names become the numbers of groups: {@code
 * /blog/:slug} becomes {@code /blog/$1}.
 */
final class VercelTarget {

  private final String origin;
  private final String path;
  private final String query;
  private final String hash;

  VercelTarget(String target) {
    origin = target.substring(0, UrlParts.path(target));
    String rest = target.substring(origin.length());
    int sign = rest.indexOf('#');
    hash = sign < 0 ? "" : rest.substring(sign);
    rest = sign < 0 ? rest : rest.substring(0, sign);
    // a question mark behind a name makes it optional
    int mark = rest.replaceAll("(:\\w+)\\?(?=$|/)", "$1_").indexOf('?');
    query = mark < 0 ? "" : rest.substring(mark);
    path = mark < 0 ? rest : rest.substring(0, mark);
  }

  /** Returns a name of the target that the source has not; null if there is none. */
  @Nullable String unknown(List<String> names) {
    String found = unknown(path, names);
    for (Map.Entry<String, String> value : FormQuery.parse(query)) {
      found = found == null ? unknown(value.getValue(), names) : found;
    }
    return found;
  }

  private static @Nullable String unknown(String part, List<String> names) {
    PathTemplate template = PathTemplate.parse(part);
    List<String> used = template == null ? List.of() : template.names();
    for (String name : used) {
      boolean unnamed = Character.isDigit(name.charAt(0));
      boolean known =
          unnamed ? names.stream().anyMatch(it -> it.matches("\\d+")) : names.contains(name);
      if (!known) {
        return name;
      }
    }
    return null;
  }

  /**
   * Returns the target with numbers for names.
   *
   * @param names the names of the source, in their order
   * @param given names of other values, which keep them
   */
  String numbered(List<String> names, List<String> given) {
    Map<String, String> values = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      if (!Character.isDigit(names.get(i).charAt(0))) {
        values.put(names.get(i), "$" + (i + 1));
      }
    }
    given.forEach(name -> values.put(name, "$" + name));
    String absolute = path.isEmpty() && !origin.isEmpty() ? "/" : path;
    if (values.isEmpty() || !(origin + path + query + hash).contains(":")) {
      return origin + path + query + hash;
    }
    var out = new StringBuilder(origin).append(filled(absolute, values));
    char sign = '?';
    for (Map.Entry<String, String> pair : FormQuery.parse(query)) {
      out.append(sign).append(WebUrl.encodeUriComponent(pair.getKey())).append('=');
      String value = filled(pair.getValue(), values);
      out.append(WebUrl.encodeUriComponent(value).replace("%24", "$"));
      sign = '&';
    }
    return out.append(hash.isEmpty() ? "" : filled(hash, values)).toString();
  }

  private static String filled(String part, Map<String, String> values) {
    PathTemplate template = PathTemplate.parse(part);
    String direct = template == null ? null : template.format(values).orElse(null);
    if (direct != null) {
      return direct;
    }
    String text = part;
    for (Map.Entry<String, String> value : values.entrySet()) {
      String name = ":" + value.getKey();
      text = text.replaceAll(name + "(?!\\w)[*+?]?", "\\" + value.getValue());
    }
    return text;
  }
}
