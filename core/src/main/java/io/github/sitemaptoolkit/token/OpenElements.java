package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.name.XmlName;
import java.util.Arrays;

/** The stack of open elements, which finds the one that an end tag belongs to. */
final class OpenElements {

  private static final XmlName NONE = new XmlName(new byte[Long.BYTES], 0, 0, 0);

  /** The scope of an element without declarations. */
  static final int KEPT = -1;

  private XmlName[] names = new XmlName[16];
  private String[] namespaces = new String[16];
  private int[] scopes = new int[16];
  private int depth;
  private int deeper; // elements that are only counted
  private XmlName name = NONE; // of the innermost, as it is needed most
  private String namespace = "";

  int depth() {
    return depth;
  }

  /** Returns whether elements are open that are only counted. */
  boolean isTooDeep() {
    return deeper > 0;
  }

  /** Opens an element that is nested too deeply and is only counted. */
  void pushTooDeep() {
    deeper++;
    depth++;
  }

  /**
   * Opens an element.
   *
   * @param scope the scope to return to when it ends
   */
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

  /** Closes the innermost element; returns the scope to return to, or {@link #KEPT}. */
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
   * Returns how many elements an end tag closes that does not match the innermost one; 0 if it
   * matches none. First looks for the exact name, then ignores case, then allows one byte to
   * differ.
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

  /** Returns whether two names differ by one byte that was changed, removed or added. */
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
