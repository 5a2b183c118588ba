package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.name.XmlName;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The structure of a kind of document, which limits the damage of a missing end tag to one entry.
 * Case is ignored. Immutable.
 *
 * @param entries the names of entries
 * @param leaves the names of their children that may only contain text
 * @param containers the names of children of the root that may contain entries, as the root may
 * @param key the name of the child that entries require; empty for none
 * @param namespaces tests for the namespaces of entries, in addition to that of the root and none
 * @since 0.1
 */
public record Nesting(
    Set<String> entries,
    Set<String> leaves,
    Set<String> containers,
    String key,
    Predicate<String> namespaces) {

  /** The nesting of a document of which nothing is known. */
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
    Set<String> lower = new HashSet<>();
    for (String name : names) {
      lower.add(name.toLowerCase(Locale.ROOT));
    }
    return Set.copyOf(lower);
  }

  /** Returns the role of elements with a name, which is cached in the name. */
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

  /** Returns the names of children of which an entry has at least one. */
  Set<String> signs() {
    return key.isEmpty() ? leaves : Set.of(key);
  }

  /** Returns whether entries may have a namespace in a root of another, or of the same. */
  boolean isNamespace(String namespace, String ofRoot) {
    return namespace.isEmpty() || namespace.equals(ofRoot) || namespaces.test(namespace);
  }

  /**
   * Returns the number of open elements around which, and between which, nothing is unknown: the
   * root, a container, an entry.
   */
  int around(OpenElements open) {
    int depth = open.depth();
    int around = depth > 1 && isOwn(open, 1, CONTAINER) ? 2 : 1;
    return around < depth && isOwn(open, around, ENTRY) ? around + 1 : around;
  }

  private boolean isOwn(OpenElements open, int index, int role) {
    return role(open.name(index)) == role && isNamespace(open.namespace(index), open.namespace(0));
  }

  /** Returns whether an element at a depth would be in the place of entries. */
  boolean isAroundEntries(OpenElements open, int depth) {
    return (depth == 1 && !entries.isEmpty()) || (depth == 2 && role(open.name(1)) == CONTAINER);
  }
}
