package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.model.UnknownMarkup;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The unknown markup in one extension's element, in document order. */
final class KeptMarkup {

  private final List<UnknownMarkup.@Nullable Part> parts = new ArrayList<>(0); // null if dropped

  void add(UnknownMarkup.Part part) {
    parts.add(part);
  }

  /** Returns the index of the next part. */
  int next() {
    return parts.size();
  }

  /**
   * Drops the parts of one element.
   *
   * @param first the index of its first part
   * @param path the element's path, with which the paths of its parts begin
   */
  void drop(int first, String path) {
    for (int i = first; i < parts.size(); i++) {
      UnknownMarkup.Part part = parts.get(i);
      if (part != null && !isAtOrBelow(part.path(), path)) {
        break; // another child's
      }
      parts.set(i, null); // removing it would move all that follow
    }
  }

  private static boolean isAtOrBelow(String path, String outer) {
    return path.startsWith(outer)
        && (path.length() == outer.length() || path.charAt(outer.length()) == '/');
  }

  UnknownMarkup unknown() {
    if (parts.isEmpty()) {
      return UnknownMarkup.NONE;
    }
    List<UnknownMarkup.Part> left = parts.stream().filter(Objects::nonNull).toList();
    return left.isEmpty() ? UnknownMarkup.NONE : new UnknownMarkup(left);
  }
}
