package io.github.sitemaptoolkit.fuzz;

import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import java.util.Map;

/**
 * Entries without the bindings of prefixes that their values speak of: a prefix that nobody
 * declared is declared in a copy, where others need it.
 */
final class Unbound {

  private Unbound() {}

  static UrlEntry page(UrlEntry entry) {
    return entry.toBuilder().nodes(nodes(entry.nodes())).unknown(rest(entry.unknown())).build();
  }

  static IndexEntry sitemap(IndexEntry entry) {
    return new IndexEntry(
        entry.loc(), entry.lastmod(), nodes(entry.nodes()), rest(entry.unknown()));
  }

  private static List<Node<?>> nodes(List<Node<?>> nodes) {
    return nodes.stream().<Node<?>>map(Unbound::node).toList();
  }

  private static Node<?> node(Node<?> node) {
    UnknownMarkup rest = rest(node.unknown());
    return node.value() instanceof ForeignElement element
        ? new Node<>(element(element), rest)
        : new Node<>(node.value(), rest);
  }

  private static UnknownMarkup rest(UnknownMarkup rest) {
    return new UnknownMarkup(rest.parts().stream().map(Unbound::part).toList());
  }

  private static UnknownMarkup.Part part(UnknownMarkup.Part part) {
    List<ForeignElement> children = part.children().stream().map(Unbound::element).toList();
    return new UnknownMarkup.Part(part.path(), part.attributes(), children, Map.of());
  }

  private static ForeignElement element(ForeignElement element) {
    return new ForeignElement(
        element.name(),
        element.attributes(),
        element.content().stream().map(Unbound::content).toList(),
        Map.of());
  }

  private static ForeignContent content(ForeignContent content) {
    return content instanceof ForeignElement element ? element(element) : content;
  }
}
