package io.github.sitemaptoolkit.token;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The declarations of namespaces that are in force, innermost last. */
final class Scopes {

  static final String XML = "http://www.w3.org/XML/1998/namespace";
  static final String XMLNS = "http://www.w3.org/2000/xmlns/";

  private String[] prefixes = new String[16];
  private String[] namespaces = new String[16];
  private boolean[] used = new boolean[16];
  private int size;
  private int ofRoot = -1; // how many the root declares; -1 before it was read
  private List<String> unused = List.of();
  private int version;
  private int versions;

  int size() {
    return size;
  }

  /** Returns a number that no other set of declarations of this document has. */
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

  /** Forgets all declarations after the first so many. */
  void leave(int to) {
    if (size != to) {
      if (to < ofRoot) {
        endRoot();
      }
      size = to;
      version = ++versions;
    }
  }

  /** Begins what is inside of the root element, whose declarations are all known. */
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
    ofRoot = 0;
  }

  /** Returns the namespaces that the root declares and nothing used, once it has ended. */
  List<String> unused() {
    return unused;
  }

  /** Returns what a prefix stands for, which counts as no use of it. */
  @Nullable String look(String prefix) {
    int index = index(prefix);
    return index < 0 ? predefined(prefix) : namespaces[index];
  }

  /** Returns what a prefix stands for; null if it is not bound, and "" if that is said. */
  @Nullable String find(String prefix) {
    int index = index(prefix);
    if (index < 0) {
      return predefined(prefix);
    }
    used[index] = true;
    return namespaces[index];
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
