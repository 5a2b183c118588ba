package io.github.sitemaptoolkit.testkit;

import java.util.Set;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;

/** The paths of what the elements of an extension contain, as columns name them. */
final class WrittenPaths {

  private WrittenPaths() {}

  /** Returns whether a path is that of a parent of others. */
  static boolean isParentOf(String name, Set<String> written) {
    return written.stream()
        .anyMatch(path -> path.startsWith(name + '.') || path.startsWith(name + '@'));
  }

  /**
   * Adds the paths of an element.
   *
   * @param path the path of the element itself; empty for that of the extension
   * @param hasText its first item is set if the element of the extension has a text of its own
   */
  static void collect(Element element, String path, Set<String> written, boolean[] hasText) {
    boolean hasAttributes = false;
    for (int i = 0; i < element.getAttributes().getLength(); i++) {
      var attribute = (Attr) element.getAttributes().item(i);
      if (!attribute.getName().startsWith("xmlns")) {
        hasAttributes = true;
        written.add(path + '@' + attribute.getName());
      }
    }
    boolean leaf = true;
    for (var child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        leaf = false;
        String step = inner.getLocalName();
        collect(inner, path.isEmpty() ? step : path + '.' + step, written, hasText);
      }
    }
    boolean onlyAttributes = hasAttributes && element.getTextContent().isEmpty();
    if (leaf && !path.isEmpty() && !onlyAttributes) {
      written.add(path);
    } else if (leaf && !element.getTextContent().isBlank()) {
      hasText[0] = true;
    }
  }
}
