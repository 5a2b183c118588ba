package io.github.sitemaptoolkit.feed;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item or entry of a feed, in neutral terms: what RSS, Atom and Media RSS have in common.
 *
 * <p>Urls are absolute where the feed has a base. Dates are W3C date times or absent.
 *
 * @param link the page
 * @param title the title as plain text; null if absent
 * @param summary what the page is about, as plain text; null if absent
 * @param published when it was first published; null if absent
 * @param updated when it last changed; null if absent
 * @param authors who wrote it
 * @param categories what it is about, as single words or phrases
 * @param media pictures, sounds and videos
 * @param thumbnails urls of pictures that stand for the item itself, the most important first
 * @param valid from when until when it may be shown ({@code dcterms:valid}); null if absent
 * @param type its kind ({@code dcterms:type}); null if absent
 */
public record FeedItem(
    String link,
    @Nullable String title,
    @Nullable String summary,
    @Nullable String published,
    @Nullable String updated,
    List<Person> authors,
    List<String> categories,
    List<FeedMedia> media,
    List<String> thumbnails,
    @Nullable Period valid,
    @Nullable String type) {

  /**
   * An author.
   *
   * @param name the name
   * @param url a page about the author; null if absent
   */
  public record Person(String name, @Nullable String url) {}

  /**
   * A time with a begin and an end.
   *
   * @param start the begin, as a W3C date time; null if open
   * @param end the end, as a W3C date time; null if open
   */
  public record Period(@Nullable String start, @Nullable String end) {}

  /** Copies the lists. */
  public FeedItem {
    authors = List.copyOf(authors);
    categories = List.copyOf(categories);
    media = List.copyOf(media);
    thumbnails = List.copyOf(thumbnails);
  }
}
