package io.github.sitemaptoolkit.internal.xml;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The declarations of namespaces that are in force, innermost last. */
final class Scopes {

  static final String XML = "http://www.w3.org/XML/1998/namespace";
  static final String XMLNS = "http://www.w3.org/2000/xmlns/";

  private String[] prefixes = new String[16];
  private String[] namespaces = new String[16];
  private int size;
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
    }
    prefixes[size] = prefix;
    namespaces[size++] = namespace;
    version = ++versions;
  }

  /** Forgets all declarations after the first so many. */
  void leave(int to) {
    if (size != to) {
      size = to;
      version = ++versions;
    }
  }

  /** Returns what a prefix stands for; null if it is not bound, and "" if that is said. */
  @Nullable String find(String prefix) {
    for (int i = size - 1; i >= 0; i--) {
      if (prefixes[i].equals(prefix)) {
        return namespaces[i];
      }
    }
    return prefix.equals("xml") ? XML : prefix.equals("xmlns") ? XMLNS : null;
  }
}
