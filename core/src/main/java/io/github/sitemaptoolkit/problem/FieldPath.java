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

  private FieldPath() {}

  /**
   * Returns the path of a field in a document.
   *
   * @param entry the name of entries: {@code url}, or {@code sitemap} in an index
   * @param number the number of the entry in the document, from 1
   * @param field the path of the field in the entry; empty for the entry itself
   */
  public static String of(String entry, long number, String field) {
    return below(entry + '[' + number + ']', field);
  }

  /** Returns whether a path, in the document or in the entry, is that of the url of an entry. */
  static boolean isLoc(@Nullable String path) {
    return path != null
        && path.endsWith(LOC)
        && (path.length() == LOC.length()
            || ((path.startsWith("url[") || path.startsWith("sitemap["))
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
