package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Problems;

/**
 * How one document is read or written.
 *
 * @param extensions the extensions that are known
 * @param problems where problems go; belongs to one document
 */
public record Context(Extensions extensions, Problems problems) {

  /** Returns a context with the extensions of the class path and a new, empty sink for problems. */
  public static Context load() {
    return new Context(Extensions.load(), new Problems());
  }

  /** Returns a context with these extensions and a new, empty sink for problems. */
  public static Context of(Extensions extensions) {
    return new Context(extensions, new Problems());
  }
}
