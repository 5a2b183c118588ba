package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The settings for reading or writing one document.
 *
 * <p>Immutable, so that many documents, and several threads, can share one: each reader and writer
 * has problems of its own. Only the {@link Problems} that a context was given with {@link
 * #withProblems} are shared by all that is read and written with it, and belong to one document.
 *
 * @since 0.1
 */
public final class Context {

  private final Extensions extensions;
  private final @Nullable Problems problems; // null if none were given
  private final Map<Class<?>, Object> options; // a HashMap: writers look for some for each entry
  private final Limits limits;
  private final boolean strict;
  private final @Nullable String base;
  private final boolean places;
  private final boolean foreign;
  private final KnownFormats formats;

  /**
   * Loads formats on first use, once for all derived contexts, because that takes time. Which ones
   * does not depend on the thread that is first to use them, but on the one that made the context.
   */
  private static final class KnownFormats {
    private @Nullable Formats loaded;
    private @Nullable ClassLoader ofThread;

    KnownFormats(Formats given) {
      this.loaded = given;
    }

    KnownFormats() {
      this.ofThread = Thread.currentThread().getContextClassLoader();
    }

    synchronized Formats get() {
      Formats known = loaded;
      if (known == null) {
        known = Formats.ofThread(ofThread);
        loaded = known;
        ofThread = null;
      }
      return known;
    }
  }

  private Context(
      Extensions extensions,
      @Nullable Problems problems,
      Map<Class<?>, Object> options,
      Limits limits,
      boolean strict,
      @Nullable String base,
      boolean places,
      boolean foreign,
      KnownFormats formats) {
    this.extensions = Objects.requireNonNull(extensions);
    this.problems = problems;
    this.options = options;
    this.limits = Objects.requireNonNull(limits);
    this.strict = strict;
    this.base = base;
    this.places = places;
    this.foreign = foreign;
    this.formats = formats;
  }

  /**
   * Returns a context with the extensions and formats on the class path, and without problems.
   *
   * @throws IllegalArgumentException if two extensions claim the same element, id, type or prefix
   * @throws java.util.ServiceConfigurationError if an extension cannot be loaded
   */
  public static Context load() {
    return of(Extensions.load());
  }

  /**
   * Returns a context with these extensions, the formats on the class path, and without problems.
   */
  public static Context of(Extensions extensions) {
    return new Context(
        extensions, null, Map.of(), Limits.DEFAULT, false, null, false, true, new KnownFormats());
  }

  /**
   * Returns a copy of this context for another document, whose problems are added to {@code sink}.
   */
  public Context withProblems(Problems sink) {
    Objects.requireNonNull(sink, "sink");
    return new Context(extensions, sink, options, limits, strict, base, places, foreign, formats);
  }

  /**
   * Returns this context if it was given problems; otherwise a copy with new, empty ones. What
   * opens a document begins with it: a {@link SitemapFormat} is always given a context with
   * problems.
   */
  public Context withOwnProblems() {
    return hasProblems() ? this : withProblems(new Problems());
  }

  /** Returns whether this context was given problems, with {@link #withProblems}. */
  public boolean hasProblems() {
    return problems != null;
  }

  /**
   * Returns a copy of this context with the options of a format, which replace any of the same
   * class.
   *
   * @param value an immutable value, such as a record of options
   */
  public Context with(Object value) {
    Map<Class<?>, Object> all = new HashMap<>(options);
    all.put(value.getClass(), value);
    return new Context(extensions, problems, all, limits, strict, base, places, foreign, formats);
  }

  /**
   * Returns the options of a format.
   *
   * @param defaults the options to return if the context has none of their class
   */
  @SuppressWarnings("unchecked") // with() puts each value under its own class
  public <T> T options(T defaults) {
    return (T) options.getOrDefault(defaults.getClass(), defaults);
  }

  /** Returns a copy of this context with the given limits and the same problems. */
  public Context withLimits(Limits other) {
    return new Context(
        extensions, problems, options, other, strict, base, places, foreign, formats);
  }

  /**
   * Returns a copy of this context that is strict or lenient, with the same problems.
   *
   * @param refuses whether to reject documents that are not well-formed; if false, they are read as
   *     far as possible, and each fault is reported as a problem. Defaults to false
   */
  public Context withStrict(boolean refuses) {
    return new Context(
        extensions, problems, options, limits, refuses, base, places, foreign, formats);
  }

  /**
   * Returns a copy of this context that resolves relative urls, with the same problems.
   *
   * <p>Without a base, relative urls are kept and reported, because crawlers need absolute urls. A
   * url without a scheme, such as {@code www.example.com/a}, is not regarded as relative.
   *
   * @param url the base that urls are relative to, such as the url of the feed that contains them;
   *     null for none
   * @throws IllegalArgumentException if it is not an absolute http or https url
   */
  public Context withBase(@Nullable String url) {
    if (url != null && !UrlJudge.isWeb(url)) {
      throw new IllegalArgumentException(
          "the base \"" + url + "\" is not an absolute http or https url");
    }
    return new Context(
        extensions, problems, options, limits, strict, url, places, foreign, formats);
  }

  /** Returns the url that relative urls are resolved against; null if they are kept as they are. */
  public @Nullable String base() {
    return base;
  }

  /**
   * Returns a copy of this context that keeps the places of values or does not, with the same
   * problems.
   *
   * @param kept whether readers keep the line and column of each value of an entry; see {@link
   *     EntryReader#places}. Defaults to false
   */
  public Context withPlaces(boolean kept) {
    return new Context(extensions, problems, options, limits, strict, base, kept, foreign, formats);
  }

  /** Returns whether readers keep the line and column of each value of an entry. */
  public boolean places() {
    return places;
  }

  /**
   * Returns a copy of this context that keeps foreign elements or does not, with the same problems.
   *
   * <p>Without them, and with an {@link Extensions} that holds only those that are needed, the
   * elements of all others are skipped as fast as possible, without a problem.
   *
   * @param kept whether readers of sitemap XML keep elements of other namespaces that no extension
   *     claims; other formats may keep them in any case. Defaults to true
   */
  public Context withForeign(boolean kept) {
    return new Context(extensions, problems, options, limits, strict, base, places, kept, formats);
  }

  /** Returns whether readers keep elements that no extension claims. */
  public boolean foreign() {
    return foreign;
  }

  /** Returns a copy of this context with the given formats and the same problems. */
  public Context withFormats(Formats known) {
    return new Context(
        extensions,
        problems,
        options,
        limits,
        strict,
        base,
        places,
        foreign,
        new KnownFormats(known));
  }

  /**
   * Returns the formats. Defaults to those on the class path, which are loaded by the first call on
   * this context or one derived from it.
   *
   * @throws IllegalArgumentException if two formats have the same id
   * @throws java.util.ServiceConfigurationError if a format cannot be loaded
   */
  public Formats formats() {
    return formats.get();
  }

  /** Returns the extensions. */
  public Extensions extensions() {
    return extensions;
  }

  /**
   * Returns the class loaders of the library, the formats and the extensions. They find the tables
   * that come with them, such as {@link io.github.sitemaptoolkit.code.CodeTable}.
   *
   * @return a new set
   */
  public Set<ClassLoader> classLoaders() {
    Set<ClassLoader> loaders = new LinkedHashSet<>();
    loaders.add(Context.class.getClassLoader());
    formats().forEach(format -> loaders.add(format.getClass().getClassLoader()));
    extensions.forEach(extension -> loaders.add(extension.getClass().getClassLoader()));
    return loaders;
  }

  /**
   * Returns the problems that readers and writers report to. Formats and extensions may always ask
   * for them.
   *
   * @throws IllegalStateException if none were given, so that each document has its own: ask its
   *     reader or writer, such as with {@link EntryReader#problems}
   */
  public Problems problems() {
    Problems given = problems;
    if (given == null) {
      throw new IllegalStateException(
          "this context has no problems of its own, each document has: ask reader.problems() or"
              + " writer.problems(), or give it some with withProblems(new Problems())");
    }
    return given;
  }

  /** Returns the limits for documents that are read. */
  public Limits limits() {
    return limits;
  }

  /** Returns whether documents that are not well-formed are rejected. */
  public boolean strict() {
    return strict;
  }

  /** Returns the extensions, the options and the numbers of the problems it was given so far. */
  @Override
  public String toString() {
    return "Context["
        + extensions
        + (base == null ? "" : ", base=" + base)
        + (strict ? ", strict" : "")
        + (options.isEmpty() ? "" : ", " + options.values())
        + (problems == null ? "" : ", " + problems)
        + ']';
  }
}
