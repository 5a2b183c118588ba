package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.HashMap;
import java.util.Map;
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
  private final Map<Class<?>, Object> options;

  private Context(Extensions extensions, Problems problems, Map<Class<?>, Object> options) {
    this.extensions = Objects.requireNonNull(extensions);
    this.problems = Objects.requireNonNull(problems);
    this.options = options;
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
    return new Context(extensions, new Problems(), Map.of());
  }

  /** Returns this context for another document, whose problems go to this sink. */
  public Context withProblems(Problems sink) {
    return new Context(extensions, sink, options);
  }

  /**
   * Returns this context with options of one format in place of what it had of their type.
   *
   * @param value an immutable value, such as a format's record of options
   */
  public Context with(Object value) {
    Map<Class<?>, Object> all = new HashMap<>(options);
    all.put(value.getClass(), value);
    return new Context(extensions, problems, Map.copyOf(all));
  }

  /**
   * Returns the options of a format, or those to use where none were given.
   *
   * @param defaults options of that format
   */
  @SuppressWarnings("unchecked") // with() puts each value under its own class
  public <T> T options(T defaults) {
    return (T) options.getOrDefault(defaults.getClass(), defaults);
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
