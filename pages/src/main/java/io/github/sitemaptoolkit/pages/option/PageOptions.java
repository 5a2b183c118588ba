package io.github.sitemaptoolkit.pages.option;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The options for reading pages: {@code Context.with(PageOptions.DEFAULTS.withDocuments(true))}.
 * Immutable.
 *
 * @param extensionless whether urls have no {@code .html}. Defaults to false
 * @param trailingSlash whether urls end with a slash. Defaults to {@link TrailingSlash#AS_IS}
 * @param mostBytes how much of a page is read, in bytes; pages that are read at the same time share
 *     it. Defaults to 2 MiB
 * @param documents whether PDFs and other documents that search engines read are pages, too.
 *     Defaults to false
 * @param lastmod where dates come from: the first of these that a page has counts. Defaults to
 *     structured data, meta, git
 * @param sources the files that pages are made of, for git: patterns such as {@code
 *     content/{path}.md}, relative to the working directory, in which {@code {path}} is the path of
 *     the page without {@code .html} and {@code /index.html}. Defaults to none: the page itself
 * @param alternates the pattern of paths that tells the languages of pages that do not say so
 *     themselves, such as {@code /{lang}/**}; null, the default, for none
 * @param defaultLanguage the language of {@code alternates} that is also {@code x-default}; null,
 *     the default, for none
 * @param videos a CSV table with data of videos that pages lack, see docs/static-sites.md; null,
 *     the default, for none
 * @param base the url of the folder if the context has no base; null, the default, for none
 * @param threads how many pages are read at the same time. Defaults to the number of processors
 * @since 0.1
 */
@Incubating
public record PageOptions(
    boolean extensionless,
    TrailingSlash trailingSlash,
    int mostBytes,
    boolean documents,
    List<LastmodSource> lastmod,
    List<String> sources,
    @Nullable String alternates,
    @Nullable String defaultLanguage,
    @Nullable Path videos,
    @Nullable String base,
    int threads) {

  /** The default options. */
  public static final PageOptions DEFAULTS =
      new PageOptions(
          false,
          TrailingSlash.AS_IS,
          2 << 20,
          false,
          List.of(LastmodSource.DATA, LastmodSource.META, LastmodSource.GIT),
          List.of(),
          null,
          null,
          null,
          null,
          Runtime.getRuntime().availableProcessors());

  /**
   * Creates options. Copies the lists.
   *
   * @throws IllegalArgumentException if the number of bytes or threads is not positive, or a
   *     pattern lacks its name in braces
   */
  public PageOptions {
    lastmod = List.copyOf(lastmod);
    sources = List.copyOf(sources);
    if (mostBytes < 1) {
      throw new IllegalArgumentException("the size of a page must be at least 1 byte");
    } else if (threads < 1) {
      throw new IllegalArgumentException("there must be at least 1 thread");
    }
    for (String source : sources) {
      if (!source.contains("{path}")) {
        throw new IllegalArgumentException("there is no {path} in \"" + source + '"');
      }
    }
    if (alternates != null && !(alternates.startsWith("/{lang}/") && alternates.endsWith("/**"))) {
      throw new IllegalArgumentException(
          "the pattern \"" + alternates + "\" is not /{lang}/** or /{lang}/DIRECTORY/**");
    }
  }

  /** Returns a copy whose urls have no {@code .html}, or have it. */
  public PageOptions withExtensionless(boolean value) {
    return new Copy().with(copy -> copy.extensionless = value);
  }

  /** Returns a copy whose urls end with a slash or not. */
  public PageOptions withTrailingSlash(TrailingSlash value) {
    return new Copy().with(copy -> copy.trailingSlash = value);
  }

  /** Returns a copy that reads so many bytes of a page at most. */
  public PageOptions withMostBytes(int value) {
    return new Copy().with(copy -> copy.mostBytes = value);
  }

  /** Returns a copy that takes documents as pages, or does not. */
  public PageOptions withDocuments(boolean value) {
    return new Copy().with(copy -> copy.documents = value);
  }

  /** Returns a copy that takes dates from these. */
  public PageOptions withLastmod(List<LastmodSource> value) {
    return new Copy().with(copy -> copy.lastmod = value);
  }

  /** Returns a copy that knows what pages are made of. */
  public PageOptions withSources(List<String> value) {
    return new Copy().with(copy -> copy.sources = value);
  }

  /**
   * Returns a copy that tells languages by paths.
   *
   * @param pattern see {@link #alternates}
   * @param language see {@link #defaultLanguage}
   */
  public PageOptions withAlternates(@Nullable String pattern, @Nullable String language) {
    return new Copy()
        .with(
            copy -> {
              copy.alternates = pattern;
              copy.defaultLanguage = language;
            });
  }

  /** Returns a copy with a table of videos; null for none. */
  public PageOptions withVideos(@Nullable Path table) {
    return new Copy().with(copy -> copy.videos = table);
  }

  /** Returns a copy with the url of the folder for contexts without a base; null for none. */
  public PageOptions withBase(@Nullable String url) {
    return new Copy().with(copy -> copy.base = url);
  }

  /** Returns the url of the folder that is read in a context; null if it is not known. */
  public static @Nullable String base(Context context) {
    String base = context.base();
    return base == null ? context.options(DEFAULTS).base() : base;
  }

  /** Returns a copy that reads so many pages at the same time. */
  public PageOptions withThreads(int value) {
    return new Copy().with(copy -> copy.threads = value);
  }

  /** The values of a copy, of which some are replaced. */
  private final class Copy {
    private boolean extensionless = PageOptions.this.extensionless;
    private TrailingSlash trailingSlash = PageOptions.this.trailingSlash;
    private int mostBytes = PageOptions.this.mostBytes;
    private boolean documents = PageOptions.this.documents;
    private List<LastmodSource> lastmod = PageOptions.this.lastmod;
    private List<String> sources = PageOptions.this.sources;
    private @Nullable String alternates = PageOptions.this.alternates;
    private @Nullable String defaultLanguage = PageOptions.this.defaultLanguage;
    private @Nullable Path videos = PageOptions.this.videos;
    private @Nullable String base = PageOptions.this.base;
    private int threads = PageOptions.this.threads;

    PageOptions with(Consumer<Copy> change) {
      change.accept(this);
      return new PageOptions(
          extensionless,
          trailingSlash,
          mostBytes,
          documents,
          lastmod,
          sources,
          alternates,
          defaultLanguage,
          videos,
          base,
          threads);
    }
  }
}
