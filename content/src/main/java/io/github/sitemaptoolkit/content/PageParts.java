package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.statement.StatementReader;
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
  private final StatementReader statements = new StatementReader();
  private @Nullable Element base;
  private @Nullable Element title;
  private @Nullable Element root;
  private int inert; // how many elements are open whose content is not used

  @Override
  public void head(Node node, int depth) {
    if (!(node instanceof Element element)) {
      return;
    }
    if (isInert(element)) {
      inert++;
    }
    if (inert > 0) {
      if (element.normalName().equals("script")) {
        statements.script(element); // one in noscript is read as ever
      }
      return;
    }
    statements.open(element, depth);
    switch (element.normalName()) {
      case "meta" -> metas.add(element);
      case "link" -> links.add(element);
      case "script" -> statements.script(element);
      case "base" -> base = base == null && element.hasAttr("href") ? element : base;
      case "title" -> title = title == null ? element : title; // pictures have some, too
      case "html" -> root = element;
      default -> {}
    }
  }

  @Override
  public void tail(Node node, int depth) {
    if (node instanceof Element element) {
      if (isInert(element)) {
        inert--;
      }
      statements.close(depth);
    }
  }

  /** Returns whether search engines, which run scripts, have nothing of what is in an element. */
  private static boolean isInert(Element element) {
    return switch (element.normalName()) {
      case "noscript", "template" -> true;
      default -> false;
    };
  }

  /** Returns the metas of head and body, but not of what only browsers without scripts show. */
  List<Element> metas() {
    return metas;
  }

  List<Element> links() {
    return links;
  }

  /** Returns what collects structured data. */
  StatementReader statements() {
    return statements;
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
