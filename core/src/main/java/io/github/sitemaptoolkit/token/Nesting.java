package io.github.sitemaptoolkit.token;

import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What stands in what in a kind of document, so that a missing end tag costs no more than its
 * entry. Case does not count.
 *
 * @param entries the names of entries
 * @param leaves the names of their children that hold only text
 * @param containers the names of elements in the root that may hold entries, as the root may
 * @param key the name of the child without which there is no entry; empty for none
 * @param namespaces tells the namespaces of entries, besides that of the root and none
 * @since 0.1
 */
public record Nesting(
    Set<String> entries,
    Set<String> leaves,
    Set<String> containers,
    String key,
    Predicate<String> namespaces) {

  /** Nothing is known of the document. */
  public static final Nesting NONE =
      new Nesting(Set.of(), Set.of(), Set.of(), "", namespace -> false);

  static final int OTHER = 1;
  static final int LEAF = 2;
  static final int ENTRY = 3;
  static final int CONTAINER = 4;

  /** Keeps the names in lower case. */
  public Nesting {
    entries = lower(entries);
    leaves = lower(leaves);
    containers = lower(containers);
  }

  private static Set<String> lower(Set<String> names) {
    return names.stream()
        .map(name -> name.toLowerCase(Locale.ROOT))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Returns what elements of a name are; each name keeps it. */
  int role(XmlName name) {
    if (name.role == 0) {
      String lower = name.localName.toLowerCase(Locale.ROOT);
      name.role =
          entries.contains(lower)
              ? ENTRY
              : leaves.contains(lower) ? LEAF : containers.contains(lower) ? CONTAINER : OTHER;
    }
    return name.role;
  }

  /** Returns whether a local name is that of an entry. */
  boolean isEntry(String localName) {
    return entries.contains(localName.toLowerCase(Locale.ROOT));
  }

  /** Returns whether an entry may have a namespace in a document. */
  boolean isNamespace(String namespace, OpenElements open) {
    return namespace.isEmpty() || namespace.equals(open.namespace(0)) || namespaces.test(namespace);
  }

  /** Returns whether so many open elements are those around each entry. */
  boolean isAroundEntries(OpenElements open, int depth) {
    return (depth == 1 && !entries.isEmpty()) || (depth == 2 && role(open.name(1)) == CONTAINER);
  }
}
