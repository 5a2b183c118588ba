package io.github.sitemaptoolkit.token;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The namespace declarations in scope, innermost last. */
final class Scopes {

  static final String XML = "http://www.w3.org/XML/1998/namespace";
  static final String XMLNS = "http://www.w3.org/2000/xmlns/";

  private String[] prefixes = new String[16];
  private String[] namespaces = new String[16];
  private boolean[] used = new boolean[16];
  private int size;
  private int ofRoot = -1; // number of declarations of the root; -1 before it is read
  private @Nullable Scopes root; // the declarations of the root, when it has ended
  private List<String> unused = List.of();
  private int version;
  private int versions;

  int size() {
    return size;
  }

  /** Returns a number that is unique for each set of declarations in this document. */
  int version() {
    return version;
  }

  void declare(String prefix, String namespace) {
    if (size == prefixes.length) {
      prefixes = Arrays.copyOf(prefixes, size * 2);
      namespaces = Arrays.copyOf(namespaces, size * 2);
      used = Arrays.copyOf(used, size * 2);
    }
    used[size] = false;
    prefixes[size] = prefix;
    namespaces[size++] = namespace;
    version = ++versions;
  }

  /** Removes all declarations from an index on. */
  void leave(int to) {
    if (size != to) {
      if (to < ofRoot) {
        endRoot();
      }
      size = to;
      version = ++versions;
    }
  }

  /** Marks the beginning of the root element's content. */
  void inRoot() {
    if (ofRoot < 0) {
      ofRoot = size;
    }
  }

  private void endRoot() {
    unused = new ArrayList<>();
    for (int i = 0; i < ofRoot; i++) {
      if (!used[i]) {
        unused.add(namespaces[i]);
      }
    }
    root = new Scopes();
    root.copy(this, ofRoot);
    ofRoot = 0;
  }

  /** Puts the declarations of the root, which has ended, in scope again. */
  void resumeRoot() {
    if (root != null) {
      copy(root, root.size);
      ofRoot = size;
      version = ++versions;
    }
  }

  private void copy(Scopes other, int count) {
    prefixes = other.prefixes.clone();
    namespaces = other.namespaces.clone();
    used = other.used.clone();
    size = count;
  }

  /** Returns the namespace that the root, which has ended, binds a prefix to; null for none. */
  @Nullable String lookInRoot(String prefix) {
    return root == null ? predefined(prefix) : root.look(prefix);
  }

  /** Returns the unused namespaces that the root declares; known at its end. */
  List<String> unused() {
    return unused;
  }

  /** Returns the namespace of a prefix without marking it as used. */
  @Nullable String look(String prefix) {
    int index = index(prefix);
    return index < 0 ? predefined(prefix) : namespaces[index];
  }

  /**
   * Returns the namespace of a prefix and marks it as used; null if it is not bound, "" if it was
   * unbound.
   */
  @Nullable String find(String prefix) {
    int index = index(prefix);
    if (index < 0) {
      return predefined(prefix);
    }
    used[index] = true;
    return namespaces[index];
  }

  /** Returns whether a prefix was found before, or is the empty one and not declared. */
  boolean isUsed(String prefix) {
    int index = index(prefix);
    return index < 0 ? prefix.isEmpty() : used[index];
  }

  private int index(String prefix) {
    int index = size - 1;
    while (index >= 0 && !prefixes[index].equals(prefix)) {
      index--;
    }
    return index;
  }

  private static @Nullable String predefined(String prefix) {
    return prefix.equals("xml") ? XML : prefix.equals("xmlns") ? XMLNS : null;
  }
}
