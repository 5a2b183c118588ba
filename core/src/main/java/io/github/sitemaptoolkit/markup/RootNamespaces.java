package io.github.sitemaptoolkit.markup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The namespace declarations of a document's root: those that are needed before the root is
 * written. Later ones are declared on the elements that need them.
 */
final class RootNamespaces {

  private final String defaultNamespace;
  private final Map<String, String> reserved;
  private final boolean reservedOnly;
  private final Map<String, String> declared = new HashMap<>();
  private final List<String> order = new ArrayList<>();
  private boolean closed;

  /**
   * Creates the declarations of a root with its own namespace as the default.
   *
   * @param reserved prefixes that are reserved for one namespace, with that namespace
   * @param reservedOnly whether the root declares only reserved prefixes
   */
  RootNamespaces(String defaultNamespace, Map<String, String> reserved, boolean reservedOnly) {
    this.defaultNamespace = defaultNamespace;
    this.reserved = reserved;
    this.reservedOnly = reservedOnly;
  }

  /** Uses a prefix for a namespace; returns whether the root declares it that way. */
  boolean use(String prefix, String namespace) {
    if (prefix.isEmpty()) {
      return namespace.equals(defaultNamespace);
    }
    if (prefix.equals("xml")) {
      return true; // predefined by XML
    }
    String bound = declared.get(prefix);
    if (bound != null) {
      return bound.equals(namespace);
    }
    String owner = reserved.get(prefix);
    if (closed
        || namespace.isEmpty()
        || (owner == null ? reservedOnly : !owner.equals(namespace))) {
      return false;
    }
    declared.put(prefix, namespace);
    order.add(prefix);
    return true;
  }

  /** Declares a prefix that an attribute value of the root uses, so that it cannot be renamed. */
  void bind(String prefix, String namespace) {
    declared.put(prefix, namespace);
  }

  /** Returns a mark for {@link #since} and {@link #forget}. */
  int mark() {
    return order.size();
  }

  /** Returns the prefixes that were declared since a mark. */
  List<String> since(int mark) {
    return List.copyOf(order.subList(mark, order.size()));
  }

  /** Removes the prefixes that were declared since a mark. */
  void forget(int mark) {
    while (!closed && order.size() > mark) {
      declared.remove(order.remove(order.size() - 1));
    }
  }

  /** Returns all declarations, sorted by prefix; none can be added any more. */
  Map<String, String> close() {
    closed = true;
    return new TreeMap<>(declared);
  }
}
