package io.github.sitemaptoolkit.content.statement;

/** Shortens the names of types and properties, which may be addresses or have a prefix. */
final class TypeNames {

  private TypeNames() {}

  /** Returns the last part of an address, {@code Article} of {@code https://schema.org/Article}. */
  static String last(String name) {
    int end = name.endsWith("/") ? name.length() - 1 : name.length();
    for (int i = end - 1; i >= 0; i--) {
      char c = name.charAt(i);
      if (c == '/' || c == ':' || c == '#') {
        return name.substring(i + 1, end);
      }
    }
    return name.substring(0, end);
  }
}
