package io.github.sitemaptoolkit.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which prefixes a document's root declares: those that are used while the root can still be
 * written to. What comes later is declared where it stands.
 */
final class RootNamespaces {

  private final String defaultNamespace;
  private final Map<String, String> reserved;
  private final boolean reservedOnly;
  private final Map<String, String> declared = new TreeMap<>();
  private final List<String> order = new ArrayList<>();
  private boolean closed;

  /**
   * Creates the declarations of a root that declares its own namespace as the default.
   *
   * @param reserved prefixes that stand for one namespace only, with that namespace
   * @param reservedOnly whether no other prefix is declared at the root
   */
  RootNamespaces(String defaultNamespace, Map<String, String> reserved, boolean reservedOnly) {
    this.defaultNamespace = defaultNamespace;
    this.reserved = reserved;
    this.reservedOnly = reservedOnly;
  }

  /** Uses a prefix for a namespace; returns whether the root declares it so. */
  boolean use(String prefix, String namespace) {
    if (prefix.isEmpty()) {
      return namespace.equals(defaultNamespace);
    }
    if (prefix.equals("xml")) {
      return true; // bound by XML itself
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

  /** Declares a prefix that a value at the root uses: there it cannot be another. */
  void bind(String prefix, String namespace) {
    declared.put(prefix, namespace);
  }

  /** Returns a mark to go back to with {@link #forget}. */
  int mark() {
    return order.size();
  }

  /** Returns the prefixes that were declared since a mark. */
  List<String> since(int mark) {
    return List.copyOf(order.subList(mark, order.size()));
  }

  /** Takes back what was declared since a mark. */
  void forget(int mark) {
    while (!closed && order.size() > mark) {
      declared.remove(order.remove(order.size() - 1));
    }
  }

  /** Ends the time in which declarations can be added. */
  Map<String, String> close() {
    closed = true;
    return declared;
  }
}
