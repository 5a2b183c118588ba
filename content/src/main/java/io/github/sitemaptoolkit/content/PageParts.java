package io.github.sitemaptoolkit.content;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.select.NodeVisitor;
import org.jspecify.annotations.Nullable;

/** Finds the elements that say something about a page, in one pass. */
final class PageParts implements NodeVisitor {

  private final List<Element> metas = new ArrayList<>();
  private final List<Element> links = new ArrayList<>();
  private final List<Element> data = new ArrayList<>();
  private @Nullable Element base;
  private @Nullable Element title;
  private @Nullable Element root;

  @Override
  public void head(Node node, int depth) {
    if (!(node instanceof Element element)) {
      return;
    }
    switch (element.normalName()) {
      case "meta" -> metas.add(element);
      case "link" -> links.add(element);
      case "script" -> {
        if (element.attr("type").strip().equalsIgnoreCase("application/ld+json")) {
          data.add(element);
        }
      }
      case "base" -> base = base == null && element.hasAttr("href") ? element : base;
      case "title" -> title = title == null ? element : title; // pictures have some, too
      case "html" -> root = element;
      default -> {}
    }
  }

  List<Element> metas() {
    return metas;
  }

  List<Element> links() {
    return links;
  }

  /** Returns the scripts of JSON-LD. */
  List<Element> data() {
    return data;
  }

  @Nullable Element base() {
    return base;
  }

  @Nullable Element title() {
    return title;
  }

  @Nullable Element root() {
    return root;
  }
}
