package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How one document is read or written.
 *
 * <p>Immutable but for its sink of problems, which belongs to one document: callers that read many
 * documents make one context and derive another for each with {@link #withProblems}.
 *
 * @since 0.1
 */
public final class Context {

  private final Extensions extensions;
  private final Problems problems;
  private final Map<Class<?>, Object> options;
  private final Limits limits;
  private final boolean strict;
  private final @Nullable String base;
  private final boolean places;
  private final KnownFormats formats;

  /** Loaded when somebody asks, once for all contexts that derive from another: it takes time. */
  private static final class KnownFormats {
    private @Nullable Formats loaded;

    KnownFormats(@Nullable Formats given) {
      this.loaded = given;
    }

    synchronized Formats get() {
      Formats known = loaded;
      if (known == null) {
        known = Formats.load();
        loaded = known;
      }
      return known;
    }
  }

  private Context(
      Extensions extensions,
      Problems problems,
      Map<Class<?>, Object> options,
      Limits limits,
      boolean strict,
      @Nullable String base,
      boolean places,
      KnownFormats formats) {
    this.extensions = Objects.requireNonNull(extensions);
    this.problems = Objects.requireNonNull(problems);
    this.options = options;
    this.limits = Objects.requireNonNull(limits);
    this.strict = strict;
    this.base = base;
    this.places = places;
    this.formats = formats;
  }

  /**
   * Returns a context with the extensions and formats of the class path and a new, empty sink for
   * problems.
   *
   * @throws IllegalArgumentException if two extensions claim the same
   * @throws java.util.ServiceConfigurationError if an extension cannot be loaded
   */
  public static Context load() {
    return of(Extensions.load());
  }

  /** Returns a context with these extensions and a new, empty sink for problems. */
  public static Context of(Extensions extensions) {
    return new Context(
        extensions,
        new Problems(),
        Map.of(),
        Limits.DEFAULT,
        false,
        null,
        false,
        new KnownFormats(null));
  }

  /** Returns this context for another document, whose problems go to this sink. */
  public Context withProblems(Problems sink) {
    return new Context(extensions, sink, options, limits, strict, base, places, formats);
  }

  /**
   * Returns this context with options of one format in place of what it had of their type.
   *
   * @param value an immutable value, such as a format's record of options
   */
  public Context with(Object value) {
    Map<Class<?>, Object> all = new HashMap<>(options);
    all.put(value.getClass(), value);
    return new Context(
        extensions, problems, Map.copyOf(all), limits, strict, base, places, formats);
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
    return new Context(extensions, problems, options, other, strict, base, places, formats);
  }

  /**
   * Returns this context, strict or lenient, with the same sink.
   *
   * @param refuses whether a document that is not well-formed is refused; else, as by default, what
   *     it says is read as far as that can be told, with a problem for each fault
   */
  public Context withStrict(boolean refuses) {
    return new Context(extensions, problems, options, limits, refuses, base, places, formats);
  }

  /**
   * Returns this context, in which relative urls are resolved, with the same sink.
   *
   * <p>Without a base they are kept and reported, because crawlers need absolute urls. A url
   * without a scheme, such as {@code www.example.com/a}, is never resolved.
   *
   * @param url the url that they are relative to, such as that of the page or feed they were found
   *     in; null for none
   * @throws IllegalArgumentException if it is not an absolute http or https url
   */
  public Context withBase(@Nullable String url) {
    if (url != null && !UrlJudge.isWeb(url)) {
      throw new IllegalArgumentException(
          "the base \"" + url + "\" is not an absolute http or https url");
    }
    return new Context(extensions, problems, options, limits, strict, url, places, formats);
  }

  /** Returns what relative urls are resolved against; null if they are kept as they are. */
  public @Nullable String base() {
    return base;
  }

  /**
   * Returns this context, with or without places, with the same sink.
   *
   * @param kept whether readers keep where each value of an entry stands; see {@link
   *     EntryReader#places}. Defaults to false
   */
  public Context withPlaces(boolean kept) {
    return new Context(extensions, problems, options, limits, strict, base, kept, formats);
  }

  /** Returns whether readers keep where each value of an entry stands. */
  public boolean places() {
    return places;
  }

  /** Returns this context with other formats, and the same sink. */
  public Context withFormats(Formats known) {
    return new Context(
        extensions, problems, options, limits, strict, base, places, new KnownFormats(known));
  }

  /**
   * Returns the formats that are known. Defaults to those of the class path, which are loaded at
   * the first call, for this context and those that derive from it.
   *
   * @throws IllegalArgumentException as {@link Formats#load()}
   * @throws java.util.ServiceConfigurationError as {@link Formats#load()}
   */
  public Formats formats() {
    return formats.get();
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
