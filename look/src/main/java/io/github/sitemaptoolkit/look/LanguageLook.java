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
 * @param pairs the links from one language to another, those with most missing first; at most
 *     {@value #MOST_PAIRS}
 * @since 0.1
 */
public record LanguageLook(
    long urls, long links, long missing, List<NamedCount> languages, List<Pair> pairs) {

  /** The maximum number of pairs. */
  public static final int MOST_PAIRS = 1_000;

  /** The name of the language of a page that does not link to itself. */
  public static final String UNKNOWN = "unknown";

  /**
   * The links from pages in one language to pages in another one.
   *
   * @param from the language that the page says it has, in lower case, or {@link #UNKNOWN}
   * @param to the language that the link says, in lower case
   * @param links how many different links there are
   * @param missing how many of them the other page does not return
   */
  public record Pair(String from, String to, long links, long missing) {}

  /** Copies the lists. */
  public LanguageLook {
    languages = List.copyOf(languages);
    pairs = List.copyOf(pairs);
  }
}
