package io.github.sitemaptoolkit.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What entries and documents have in common: a list of extension nodes. */
final class Nodes {

  private Nodes() {}

  static <E extends UrlExtension> List<E> values(List<Node<?>> nodes, Class<E> type) {
    List<E> values = new ArrayList<>();
    for (Node<?> node : nodes) {
      if (type.isInstance(node.value())) {
        values.add(type.cast(node.value()));
      }
    }
    return List.copyOf(values);
  }

  static <E extends UrlExtension> Optional<E> first(List<Node<?>> nodes, Class<E> type) {
    for (Node<?> node : nodes) {
      if (type.isInstance(node.value())) {
        return Optional.of(type.cast(node.value()));
      }
    }
    return Optional.empty();
  }

  /** Compares the order within a type, not between types: writers group nodes by type. */
  static boolean equal(List<Node<?>> a, List<Node<?>> b) {
    return a.equals(b) || (a.size() == b.size() && byKind(a).equals(byKind(b)));
  }

  static int hash(List<Node<?>> nodes) {
    return nodes.isEmpty() ? 0 : byKind(nodes).hashCode();
  }

  private static Map<Class<?>, List<Node<?>>> byKind(List<Node<?>> nodes) {
    Map<Class<?>, List<Node<?>>> kinds = new HashMap<>();
    for (Node<?> node : nodes) {
      kinds.computeIfAbsent(node.value().getClass(), kind -> new ArrayList<>()).add(node);
    }
    return kinds;
  }
}
