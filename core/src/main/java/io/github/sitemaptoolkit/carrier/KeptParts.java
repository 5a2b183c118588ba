package io.github.sitemaptoolkit.carrier;

import io.github.sitemaptoolkit.model.Rest;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the codec of one extension's element did not take, in the order of the document. */
final class KeptParts {

  private final List<Rest.@Nullable Part> parts = new ArrayList<>(0); // null for what was dropped

  void add(Rest.Part part) {
    parts.add(part);
  }

  /** Returns where the next part will lie. */
  int next() {
    return parts.size();
  }

  /**
   * Drops what was kept of one element.
   *
   * @param first where its parts begin
   * @param path the element's path, which its parts have or begin with
   */
  void drop(int first, String path) {
    for (int i = first; i < parts.size(); i++) {
      Rest.Part part = parts.get(i);
      if (part != null && !isAtOrBelow(part.path(), path)) {
        break; // another child's
      }
      parts.set(i, null); // to take it out would move all behind it, each time
    }
  }

  private static boolean isAtOrBelow(String path, String outer) {
    return path.startsWith(outer)
        && (path.length() == outer.length() || path.charAt(outer.length()) == '/');
  }

  Rest rest() {
    List<Rest.Part> left = parts.stream().filter(Objects::nonNull).toList();
    return left.isEmpty() ? Rest.NONE : new Rest(left);
  }
}
