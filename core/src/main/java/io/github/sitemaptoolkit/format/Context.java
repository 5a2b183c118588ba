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
  private final Limits limits;
  private final boolean strict;

  private Context(
      Extensions extensions,
      Problems problems,
      Map<Class<?>, Object> options,
      Limits limits,
      boolean strict) {
    this.extensions = Objects.requireNonNull(extensions);
    this.problems = Objects.requireNonNull(problems);
    this.options = options;
    this.limits = Objects.requireNonNull(limits);
    this.strict = strict;
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
    return new Context(extensions, new Problems(), Map.of(), Limits.DEFAULT, false);
  }

  /** Returns this context for another document, whose problems go to this sink. */
  public Context withProblems(Problems sink) {
    return new Context(extensions, sink, options, limits, strict);
  }

  /**
   * Returns this context with options of one format in place of what it had of their type.
   *
   * @param value an immutable value, such as a format's record of options
   */
  public Context with(Object value) {
    Map<Class<?>, Object> all = new HashMap<>(options);
    all.put(value.getClass(), value);
    return new Context(extensions, problems, Map.copyOf(all), limits, strict);
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

  /** Returns this context with other limits, and the same sink. */
  public Context withLimits(Limits other) {
    return new Context(extensions, problems, options, other, strict);
  }

  /**
   * Returns this context, strict or lenient, with the same sink.
   *
   * @param refuses whether a document that is not well-formed is refused; else, as by default, what
   *     it says is read as far as that can be told, with a problem for each fault
   */
  public Context withStrict(boolean refuses) {
    return new Context(extensions, problems, options, limits, refuses);
  }

  /** Returns the extensions that are known. */
  public Extensions extensions() {
    return extensions;
  }

  /** Returns where problems go. */
  public Problems problems() {
    return problems;
  }

  /** Returns how much of a document is taken. */
  public Limits limits() {
    return limits;
  }

  /** Returns whether a document that is not well-formed is refused. */
  public boolean strict() {
    return strict;
  }
}
