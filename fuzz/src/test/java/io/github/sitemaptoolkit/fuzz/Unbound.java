package io.github.sitemaptoolkit.fuzz;

import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
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
    return entry.toBuilder().nodes(nodes(entry.nodes())).rest(rest(entry.rest())).build();
  }

  static IndexEntry sitemap(IndexEntry entry) {
    return new IndexEntry(entry.loc(), entry.lastmod(), nodes(entry.nodes()), rest(entry.rest()));
  }

  private static List<Node<?>> nodes(List<Node<?>> nodes) {
    return nodes.stream().<Node<?>>map(Unbound::node).toList();
  }

  private static Node<?> node(Node<?> node) {
    Rest rest = rest(node.rest());
    return node.value() instanceof ForeignElement element
        ? new Node<>(element(element), rest)
        : new Node<>(node.value(), rest);
  }

  private static Rest rest(Rest rest) {
    return new Rest(rest.parts().stream().map(Unbound::part).toList());
  }

  private static Rest.Part part(Rest.Part part) {
    List<ForeignElement> children = part.children().stream().map(Unbound::element).toList();
    return new Rest.Part(part.path(), part.attributes(), children, Map.of());
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
