package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/** Finds where a namespace is declared at the beginning of a document. */
final class DeclarationPlace {

  private static final String DECLARES = "xmlns";

  private DeclarationPlace() {}

  /**
   * Returns the place of the name of a namespace in its declaration; null if there is none.
   *
   * @param head the beginning of the document
   * @param source the name of the document
   */
  static @Nullable Location of(String head, String namespace, String source) {
    for (int at = head.indexOf(namespace); at > 0; at = head.indexOf(namespace, at + 1)) {
      if (isDeclared(head, at, at + namespace.length())) {
        return place(head, at, namespace.length(), source);
      }
    }
    return null;
  }

  /** Returns whether a text is the whole value of an attribute that declares a namespace. */
  private static boolean isDeclared(String head, int from, int to) {
    char quote = head.charAt(from - 1);
    if ((quote != '"' && quote != '\'') || to >= head.length() || head.charAt(to) != quote) {
      return false;
    }
    int equals = spaceBefore(head, from - 1) - 1;
    int end = equals > 0 && head.charAt(equals) == '=' ? spaceBefore(head, equals) : 0;
    int begin = end;
    while (begin > 0 && !Character.isWhitespace(head.charAt(begin - 1))) {
      begin--;
    }
    return head.startsWith(DECLARES, begin) && begin < end;
  }

  private static int spaceBefore(String text, int from) {
    int at = from;
    while (at > 0 && Character.isWhitespace(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private static Location place(String head, int at, int length, String source) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < at; i++) {
      char c = head.charAt(i);
      if (c == '\n' || (c == '\r' && head.charAt(i + 1) != '\n')) {
        line++;
        start = i + 1;
      }
    }
    int column = at - start + 1;
    return new Location(source, line, column, new Extent(line, column + length, -1, -1));
  }
}
