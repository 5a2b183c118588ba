package io.github.sitemaptoolkit.pages.option;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Learns which files are not pages of the sitemap: {@code Context.with(new PageListener(file ->
 * ...))}. Files of one folder are told in the order of their paths, but hidden files and symbolic
 * links before all others.
 *
 * @param listener called by the thread that reads, for each file when its turn comes
 * @since 0.1
 */
@Incubating
public record PageListener(Consumer<? super LeftOut> listener) {

  /** Learns nothing. */
  public static final PageListener NONE = new PageListener(file -> {});

  /** Returns a listener that calls another one after this one. */
  public PageListener and(Consumer<? super LeftOut> other) {
    return new PageListener(
        file -> {
          listener.accept(file);
          other.accept(file);
        });
  }

  /** Why a file is left out. */
  public enum Reason {
    /** The page, or the host, sends browsers on. */
    REDIRECT,
    /** The page, or a header of the host, forbids listing. */
    NOINDEX,
    /** The page says that it is a copy of another. */
    CANONICAL,
    /** The robots.txt of the folder forbids reading. */
    ROBOTS,
    /** It is no page of its own: a hidden file, a part, an error page, a second file of one url. */
    OTHER
  }

  /**
   * A file that is left out.
   *
   * @param path its path in the folder
   * @param url the url that it would have
   * @param reason why
   * @param words the same for people, such as {@code page with noindex}
   * @param target the url of the page that this one, or the host, sends on to, or that it names as
   *     canonical; null if there is none, or it is not known, as with a rule for many pages
   * @param rule where the host is told so; null if the page itself says it
   */
  public record LeftOut(
      String path,
      String url,
      Reason reason,
      String words,
      @Nullable String target,
      @Nullable Location rule) {}
}
