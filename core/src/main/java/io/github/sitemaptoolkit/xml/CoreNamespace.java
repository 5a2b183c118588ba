package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The namespace of the sitemap protocol, and other namespaces that files use for it. */
final class CoreNamespace {

  static final String URI = Extensions.SITEMAP_NAMESPACE;

  private static final Set<String> GOOGLE =
      Set.of(
          "http://www.google.com/schemas/sitemap/0.84",
          "https://www.google.com/schemas/sitemap/0.84",
          "http://www.google.com/schemas/sitemap/0.9",
          "https://www.google.com/schemas/sitemap/0.9",
          "http://www.google.com/schemas/sitemap/0.90",
          "http://www.google.com/schemas/sitemap/1.0");

  private static final Set<String> SLASHED =
      Set.of(
          "http://www.sitemaps.org/schemas/sitemap/0.9/",
          "https://www.sitemaps.org/schemas/sitemap/0.9/");

  private static final Set<String> SECURE =
      Set.of(
          "https://www.sitemaps.org/schemas/sitemap/0.9",
          "https://sitemaps.org/schemas/sitemap/0.9",
          "http://sitemaps.org/schemas/sitemap/0.9");

  /**
   * A fault of the namespace of a root element.
   *
   * @param code the code of the problem
   * @param message what is wrong
   */
  record Fault(Code code, String message) {}

  private CoreNamespace() {}

  /** Returns whether a namespace is the protocol's or one that is always accepted for it. */
  static boolean isKnown(String namespace) {
    return URI.equals(namespace)
        || GOOGLE.contains(namespace)
        || SLASHED.contains(namespace)
        || SECURE.contains(namespace);
  }

  /** Returns the fault of a root's namespace; null if it is the protocol's own. */
  static @Nullable Fault fault(String namespace) {
    if (URI.equals(namespace)) {
      return null;
    }
    String advice = "; search engines require " + URI;
    if (namespace.isEmpty()) {
      return new Fault(NamespaceCodes.MISSING, "the root element has no namespace" + advice);
    } else if (GOOGLE.contains(namespace)) {
      return new Fault(NamespaceCodes.LEGACY_GOOGLE, "the namespace is Google's old one" + advice);
    } else if (SLASHED.contains(namespace)) {
      return new Fault(NamespaceCodes.TRAILING_SLASH, "the namespace ends with a slash" + advice);
    } else if (SECURE.contains(namespace)) {
      return new Fault(NamespaceCodes.HTTPS, "the namespace is " + namespace + advice);
    }
    return new Fault(NamespaceCodes.INCORRECT, "the namespace is \"" + namespace + '"' + advice);
  }
}
