package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;

/**
 * Reads the elements of product feeds. Source: <a
 * href="https://support.google.com/merchants/answer/7052112">Product data specification of Google
 * Merchant Center</a>.
 *
 * <p>A product that is out of stock still has its page, so its availability means nothing here.
 */
final class ProductReader {

  private final Feed feed;

  ProductReader(Feed feed) {
    this.feed = feed;
  }

  /**
   * Reads an element of an item.
   *
   * @return false if a sitemap has no place for it; it is then not read
   */
  boolean read(ItemBuilder item) {
    String name = feed.cursor().name();
    switch (feed.cursor().localName()) {
      case "link" -> item.page().link(name, feed.readPage(), item::lost);
      case "image_link", "additional_image_link", "lifestyle_image_link" ->
          feed.readUrls().forEach(item.page()::picture);
      case "description" -> item.fallbackSummary(name, feed.readText());
      case "title" -> {
        String title = feed.readText();
        String known = item.title();
        if (known == null) {
          item.title(title);
        } else if (title != null && !title.equals(known)) {
          item.lost(name, title);
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }
}
