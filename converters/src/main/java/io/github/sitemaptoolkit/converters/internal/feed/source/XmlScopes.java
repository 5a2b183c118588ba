package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.url.UrlText;
import org.jspecify.annotations.Nullable;

/** The {@code xml:base} and {@code xml:lang} that the open elements set. */
final class XmlScopes {

  private record Scope(
      int depth, @Nullable String base, @Nullable String language, @Nullable Scope outer) {}

  private @Nullable Scope scope;

  /** Enters an element with its attributes, of which one may be absent. */
  void enter(int depth, @Nullable String base, @Nullable String language) {
    String outer = base();
    String resolved = base == null ? outer : resolved(base, outer);
    scope = new Scope(depth, resolved, language == null ? language() : language, scope);
  }

  private static @Nullable String resolved(String base, @Nullable String outer) {
    if (UrlText.isAbsolute(base) || outer == null) {
      return base;
    }
    String resolved = UrlResolver.resolve(outer, base);
    // kept even if it cannot be resolved, so that urls below it do not get another base
    return resolved == null && UrlText.isAbsolute(outer) ? base : resolved;
  }

  /** Leaves the elements below a depth. */
  void leave(int depth) {
    Scope inner = scope;
    if (inner != null && inner.depth() > depth) {
      scope = inner.outer();
    }
  }

  @Nullable String base() {
    Scope inner = scope;
    return inner == null ? null : inner.base();
  }

  @Nullable String language() {
    Scope inner = scope;
    return inner == null ? null : inner.language();
  }
}
