package io.github.sitemaptoolkit.token;

import java.util.Arrays;

/** The elements that are open, and which end tags mean which of them. */
final class OpenElements {

  private static final XmlName NONE = new XmlName(new byte[Long.BYTES], 0, 0, 0);

  /** Says that an element that ends declared nothing. */
  static final int KEPT = -1;

  private XmlName[] names = new XmlName[16];
  private String[] namespaces = new String[16];
  private int[] scopes = new int[16];
  private int depth;
  private int deeper; // elements, which are not held
  private XmlName name = NONE; // of the innermost: it is asked for all the time
  private String namespace = "";

  int depth() {
    return depth;
  }

  /** Returns whether elements are open whose names are not held. */
  boolean isTooDeep() {
    return deeper > 0;
  }

  /** Opens an element in one that is left out for its depth: it is only counted. */
  void pushTooDeep() {
    deeper++;
    depth++;
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

  /** Closes the innermost element; returns the scope to go back to, or {@link #KEPT}. */
  int pop() {
    if (deeper > 0) {
      deeper--;
      depth--;
      return KEPT;
    }
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

  /** Returns the name of an open element; that of the root has the index 0. */
  XmlName name(int index) {
    return names[index];
  }

  /** Returns the namespace of an open element; that of the root has the index 0. */
  String namespace(int index) {
    return namespaces[index];
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
}
