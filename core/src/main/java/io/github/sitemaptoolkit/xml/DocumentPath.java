package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.problem.FieldPath;

/**
 * Paths of fields as paths of the elements of sitemap XML, also where these are in other documents.
 *
 * @since 0.1
 */
public final class DocumentPath {

  private DocumentPath() {}

  /**
   * Returns the path of an element or attribute, such as {@code
   * urlset/url[3]/image:image[2]/image:loc}.
   *
   * @param outer the path of what the field is in
   * @param field the {@link FieldPath} from there, such as {@code image[2].loc}; empty for itself
   */
  public static String of(Extensions known, String outer, String field) {
    if (field.isEmpty()) {
      return outer;
    }
    int end = 0;
    while (end < field.length() && !endsName(field.charAt(end))) {
      end++;
    }
    Registration owner = known.find(field.substring(0, end)).orElse(null);
    String first = owner == null ? field.substring(0, end) : owner.element().toString();
    if (end == field.length()) {
      return outer + '/' + first;
    }
    String prefix = owner == null ? "" : owner.element().prefix();
    var path = new StringBuilder(outer.length() + field.length() + 2 * first.length());
    path.append(outer);
    if (!first.isEmpty()) {
      path.append('/').append(first);
    }
    for (int i = end; i < field.length(); i++) {
      char c = field.charAt(i);
      if (c == '.' && owner != null) {
        path.append('/').append(prefix).append(':');
      } else if (c == '.' || c == '@') {
        path.append(c == '.' ? "/" : "/@");
      } else {
        path.append(c);
      }
    }
    return path.toString();
  }

  private static boolean endsName(char c) {
    return c == '.' || c == '@' || c == '[';
  }
}
