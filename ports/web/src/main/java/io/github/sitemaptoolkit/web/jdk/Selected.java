package io.github.sitemaptoolkit.web.jdk;

import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.jspecify.annotations.Nullable;

/** The selectors that the toolkit uses: {@code name}, {@code .class}, {@code > name}. */
final class Selected {

  private Selected() {}

  /** Returns the first element that is selected, in the order of the document; null for none. */
  static @Nullable Element first(Element root, String selector) {
    Elements all = all(root, selector);
    return all.isEmpty() ? null : all.get(0);
  }

  /** Returns all elements that are selected, in the order of the document. */
  static Elements all(Element root, String selector) {
    if (selector.startsWith("> ")) {
      var children = new Elements();
      for (Element child : root.children()) {
        if (child.normalName().equals(selector.substring(2))) {
          children.add(child);
        }
      }
      return children;
    }
    return selector.startsWith(".")
        ? root.getElementsByClass(selector.substring(1))
        : root.getElementsByTag(selector);
  }
}
