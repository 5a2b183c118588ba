package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.Objects;

/**
 * How one document is read or written.
 *
 * <p>Immutable but for its sink of problems, which belongs to one document: who reads many
 * documents makes one context and derives another for each, by {@link #withProblems}.
 */
public final class Context {

  private final Extensions extensions;
  private final Problems problems;

  private Context(Extensions extensions, Problems problems) {
    this.extensions = Objects.requireNonNull(extensions);
    this.problems = Objects.requireNonNull(problems);
  }

  /**
   * Returns a context with the extensions of the class path and a new, empty sink for problems.
   *
   * @throws IllegalArgumentException if two extensions claim the same
   * @throws java.util.ServiceConfigurationError if an extension cannot be loaded
   */
  public static Context load() {
    return of(Extensions.load());
  }

  /** Returns a context with these extensions and a new, empty sink for problems. */
  public static Context of(Extensions extensions) {
    return new Context(extensions, new Problems());
  }

  /** Returns this context for another document, whose problems go to this sink. */
  public Context withProblems(Problems sink) {
    return new Context(extensions, sink);
  }

  /** Returns the extensions that are known. */
  public Extensions extensions() {
    return extensions;
  }

  /** Returns where problems go. */
  public Problems problems() {
    return problems;
  }
}
