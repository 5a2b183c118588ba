package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * The path of a field in a document, such as {@code url[3].image[2].license}: the entry with its
 * number, the id of the extension with the number of its value in the entry, then the names of the
 * elements, those that may repeat with their number. An attribute follows {@code @}.
 *
 * @since 0.1
 */
public final class FieldPath {

  private static final String LOC = "loc";
  private static final String URL = "url[";
  private static final String SITEMAP = "sitemap[";

  private FieldPath() {}

  /**
   * Returns the path of a field in a document.
   *
   * @param entry the name of entries: {@code url}, or {@code sitemap} in an index
   * @param number the number of the entry in the document, from 1
   * @param field the path of the field in the entry; empty for the entry itself
   */
  public static String of(String entry, long number, String field) {
    return field.isEmpty() || field.charAt(0) == '@'
        ? entry + '[' + number + ']' + field
        : entry + '[' + number + "]." + field;
  }

  /**
   * Returns the number of the entry that a path in a document begins with.
   *
   * @return the number, from 1; 0 if the path is null or that of no entry
   */
  public static long entry(@Nullable String path) {
    int from = path == null ? -1 : path.startsWith(URL) ? URL.length() : ofSitemap(path);
    long number = 0;
    for (int i = from; path != null && i > 0 && i < path.length(); i++) {
      int digit = path.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return path.charAt(i) == ']' ? number : 0;
      }
      number = 10 * number + digit;
    }
    return 0;
  }

  private static int ofSitemap(String path) {
    return path.startsWith(SITEMAP) ? SITEMAP.length() : -1;
  }

  /** Returns whether a path, in the document or in the entry, is that of the url of an entry. */
  static boolean isLoc(@Nullable String path) {
    return path != null
        && path.endsWith(LOC)
        && (path.length() == LOC.length()
            || ((path.startsWith(URL) || path.startsWith(SITEMAP))
                && path.indexOf('.') == path.length() - LOC.length() - 1));
  }

  /** Returns whether a path in the document is that of a field of an entry, but not of its url. */
  static boolean isOfValue(@Nullable String path) {
    return path != null && (path.indexOf('.') > 0 || path.indexOf('@') > 0) && !isLoc(path);
  }

  /** Returns the path of a field whose path inside another one is known. */
  public static String below(String outer, String inner) {
    if (inner.isEmpty() || outer.isEmpty()) {
      return outer + inner;
    }
    return inner.charAt(0) == '@' ? outer + inner : outer + '.' + inner;
  }
}
