package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.feed.FeedMedia;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The structured data about a page itself, without what it says of other pages. Dates are as
 * written; urls are absolute. Immutable.
 *
 * @param modified when the page was changed: each {@code dateModified}, in the order in which they
 *     are to be preferred
 * @param published when it was published: each {@code datePublished}, in the same order
 * @param isNews whether it is a news article: {@code NewsArticle} or one of its subtypes
 * @param headline the headline of the article; null if absent
 * @param publisher the name of its publisher; null if absent
 * @param language its language, {@code inLanguage}; null if it is absent or not a code
 * @param films the films, each with the period in which it may be watched
 * @param pictures the addresses of its pictures
 * @param others what is said of other pages and not used
 * @param regions faults in the countries in which films may be watched
 * @param omitted pictures and films that are left out, with the reasons
 * @since 0.1
 */
public record StructuredData(
    List<String> modified,
    List<String> published,
    boolean isNews,
    @Nullable String headline,
    @Nullable String publisher,
    @Nullable String language,
    List<FeedMedia> films,
    List<String> pictures,
    Others others,
    Regions regions,
    List<Omitted> omitted) {

  /**
   * What is said of other pages, and is not used.
   *
   * @param items the number of items that name another page as their own
   * @param article the page that an article names, if no article is about this page; else null
   * @param films the addresses of films of other pages
   */
  public record Others(int items, @Nullable String article, List<String> films) {

    /** Copies the list. */
    public Others {
      films = List.copyOf(films);
    }
  }

  /**
   * Faults in the countries in which films may be watched.
   *
   * @param unknown texts that are not countries
   * @param films the addresses of films that are left out because no country in which they are
   *     allowed is known
   */
  public record Regions(List<String> unknown, List<String> films) {

    /** Copies the lists. */
    public Regions {
      unknown = List.copyOf(unknown);
      films = List.copyOf(films);
    }
  }

  /** Copies the lists. */
  public StructuredData {
    modified = List.copyOf(modified);
    published = List.copyOf(published);
    films = List.copyOf(films);
    pictures = List.copyOf(pictures);
    omitted = List.copyOf(omitted);
  }
}
