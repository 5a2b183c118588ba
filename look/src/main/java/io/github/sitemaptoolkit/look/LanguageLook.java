package io.github.sitemaptoolkit.look;

import java.util.List;

/**
 * The links of pages to their versions in other languages.
 *
 * @param urls how many urls have such links
 * @param links how many different links there are from a page to another one
 * @param missing how many of them the other page does not return; those to pages that are not in
 *     the set are among them
 * @param languages how many links name each language, links of a page to itself included, largest
 *     first
 * @param pages how many of the urls are in each language, by what they say of themselves, largest
 *     first; languages without any are left out
 * @param pairs the links from one language to another, those with most missing first; at most
 *     {@value #MOST_PAIRS}, among which are all of the {@value #LARGEST} languages with most urls
 * @since 0.1
 */
public record LanguageLook(
    long urls,
    long links,
    long missing,
    List<NamedCount> languages,
    List<NamedCount> pages,
    List<Pair> pairs) {

  /** The maximum number of pairs. */
  public static final int MOST_PAIRS = 1_000;

  /** The number of languages of which all pairs are listed. */
  public static final int LARGEST = 24;

  /** The name of the language of a page that does not link to itself. */
  public static final String UNKNOWN = "unknown";

  /** The name of the language of pages for everybody else. */
  public static final String REST = "x-default";

  /**
   * The links from pages in one language to pages in another one.
   *
   * @param from the language that the page says it has, in lower case, or {@link #UNKNOWN}
   * @param to the language that the link says, in lower case
   * @param links how many different links there are
   * @param missing how many of them the other page does not return
   * @param pages how many urls have such a link; the other urls in that language have none
   */
  public record Pair(String from, String to, long links, long missing, long pages) {}

  /** Copies the lists. */
  public LanguageLook {
    languages = List.copyOf(languages);
    pages = List.copyOf(pages);
    pairs = List.copyOf(pairs);
  }
}
