package io.github.sitemaptoolkit.internal.xml;

import java.util.Arrays;

/** The elements that are open, and which end tags mean which of them. */
final class OpenElements {

  private static final XmlName NONE = new XmlName(new byte[Long.BYTES], 0, 0, 0);

  private XmlName[] names = new XmlName[16];
  private String[] namespaces = new String[16];
  private int[] scopes = new int[16];
  private int depth;
  private XmlName name = NONE; // of the innermost: it is asked for all the time
  private String namespace = "";

  int depth() {
    return depth;
  }

  /** Opens an element; the scope is what to go back to when it ends. */
  void push(XmlName opened, String itsNamespace, int scope) {
    if (depth == names.length) {
      names = Arrays.copyOf(names, depth * 2);
      namespaces = Arrays.copyOf(namespaces, depth * 2);
      scopes = Arrays.copyOf(scopes, depth * 2);
    }
    names[depth] = opened;
    namespaces[depth] = itsNamespace;
    scopes[depth++] = scope;
    name = opened;
    namespace = itsNamespace;
  }

  /** Closes the innermost element; returns the scope to go back to. */
  int pop() {
    int scope = scopes[--depth];
    if (depth > 0) {
      name = names[depth - 1];
      namespace = namespaces[depth - 1];
    }
    return scope;
  }

  XmlName name() {
    return name;
  }

  String namespace() {
    return namespace;
  }

  /**
   * Returns how many elements an end tag closes that is not the innermost one's: 0 if it is
   * nobody's. The name as it is written counts first, then without its case, then what differs by
   * one byte.
   */
  int closedBy(XmlName end) {
    for (int i = depth - 1; i >= 0; i--) {
      if (names[i].isSame(end)) {
        return depth - i;
      }
    }
    for (int i = depth - 1; i >= 0; i--) {
      if (names[i].toString().equalsIgnoreCase(end.toString())) {
        return depth - i;
      }
    }
    return isNear(names[depth - 1].raw, end.raw) ? 1 : 0;
  }

  /** Returns whether two names differ in one byte that was changed, lost or added. */
  static boolean isNear(byte[] one, byte[] other) {
    int difference = Arrays.mismatch(one, other);
    if (difference < 0) {
      return true;
    }
    int i = difference + (one.length >= other.length ? 1 : 0);
    int j = difference + (other.length >= one.length ? 1 : 0);
    return i <= one.length
        && j <= other.length
        && Arrays.equals(one, i, one.length, other, j, other.length);
  }

  /**
   * Returns how many open elements must have ended where an element begins, because it cannot stand
   * in them.
   *
   * @param extension whether the element is of an extension, which no text-only element holds
   */
  int endedBefore(XmlName name, String namespace, boolean extension, Nesting nesting) {
    int role = nesting.role(name);
    if (role == Nesting.OTHER || depth < 2) {
      boolean inLeaf = extension && depth > 1 && nesting.role(name()) == Nesting.LEAF;
      return inLeaf && !namespace.equals(namespace()) ? 1 : 0;
    }
    int ended = 0;
    for (int i = depth - 1; i > 0 && isOwn(i, namespace, nesting); i--) {
      int open = nesting.role(names[i]);
      if (open == Nesting.LEAF
          || (role == Nesting.ENTRY && (open == Nesting.ENTRY || i == nesting.entryDepth()))) {
        ended = depth - i; // at the entry's depth: a start tag that is not to be recognised
      }
    }
    return ended;
  }

  private boolean isOwn(int index, String namespace, Nesting nesting) {
    return namespaces[index].equals(namespace)
        || namespaces[index].startsWith(Nesting.UNBOUND)
        || nesting.role(names[index]) == Nesting.ENTRY;
  }
}
