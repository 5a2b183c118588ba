package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.feed.FeedMedia;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the structured data of a page says of the page itself, not of others. Dates are as written;
 * urls are absolute. Immutable.
 *
 * @param modified when the page was changed: each {@code dateModified}, that of the item that says
 *     most of the page first
 * @param published when it was published: each {@code datePublished}, likewise
 * @param isNews whether it is an article of news: {@code NewsArticle} or one of its kinds
 * @param headline the headline of the article; null if absent
 * @param publisher the name of its publisher; null if absent
 * @param language its language, {@code inLanguage}; null if absent or a word
 * @param films the films, with the period in which each may be watched
 * @param pictures the addresses of its pictures
 * @param others what is said of other pages
 * @param regions what is wrong with the countries in which films may be watched
 * @param omitted pictures and films that are left out, by their reasons
 * @since 0.1
 */
@Incubating
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
   * @param items how many items name another page as theirs
   * @param article the page that the only articles name; null if there is an own one, or none
   * @param films the addresses of films of other pages
   */
  public record Others(int items, @Nullable String article, List<String> films) {

    /** Copies the list. */
    public Others {
      films = List.copyOf(films);
    }
  }

  /**
   * What is wrong with the countries in which films may be watched.
   *
   * @param unknown texts that are no countries
   * @param films the addresses of films that are left out because no country is known in which they
   *     may be watched
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
