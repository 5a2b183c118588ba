package io.github.sitemaptoolkit.converters.dialect;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Says what the elements of RSS 0.90 to 0.94 mean: the dialects of before 2002.
 *
 * <p>It is a service. {@link io.github.sitemaptoolkit.converters.feed.RssFormat} reads such a feed
 * with the first provider that it finds, which the module {@code sitemap-rome} has, and refuses it
 * where there is none. Documents, places, modules, media and links are read without it. A provider
 * is created for each feed and used by one thread.
 *
 * @since 0.1
 */
public interface OldRss {

  /**
   * Returns the texts of a feed.
   *
   * @throws IllegalArgumentException if the elements cannot be understood; the message says why
   */
  ChannelTexts read(Tree feed);

  /**
   * The elements of a feed that belong to its dialect, without dates, authors and identifiers.
   *
   * @param version from 0.90 to 0.94
   * @param channel the title, link and language of the channel, each at most once
   * @param items the elements of each item, in the order of the document
   */
  record Tree(String version, List<Element> channel, List<List<Element>> items) {}

  /**
   * An element without children.
   *
   * @param attributes its attributes without a namespace
   * @param text its whole text
   */
  record Element(String name, Map<String, String> attributes, String text) {}

  /**
   * What the elements of a channel mean.
   *
   * @param items as many as the tree has, in the same order
   */
  record ChannelTexts(
      @Nullable String title,
      @Nullable String link,
      @Nullable String language,
      List<ItemTexts> items) {}

  /** What the elements of an item mean. */
  record ItemTexts(
      @Nullable String title,
      @Nullable String description,
      @Nullable String link,
      List<@Nullable String> categories,
      List<Enclosure> enclosures) {}

  /** A file that belongs to an item. */
  record Enclosure(@Nullable String url, @Nullable String type) {}
}
