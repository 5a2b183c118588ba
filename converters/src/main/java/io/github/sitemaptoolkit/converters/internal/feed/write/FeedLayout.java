package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import org.jspecify.annotations.Nullable;

/** The layout of one kind of feed. */
public abstract class FeedLayout {

  final WriteLog log;
  final WrittenDates dates;
  final MediaMarkup media;

  FeedLayout(WriteLog log) {
    this.log = log;
    this.dates = new WrittenDates(log);
    this.media = new MediaMarkup(log);
  }

  /** Returns the name of the root element. */
  abstract String root();

  /** Returns the namespace of the root element; empty for none. */
  abstract String namespace();

  /** Returns the attributes of the root element. */
  abstract UnknownMarkup.Part rootAttributes(DocumentInfo feed);

  /** Returns the element inside the root that contains all others; null if that is the root. */
  abstract @Nullable String channel();

  /** Returns the name of an item's element. */
  abstract String item();

  /**
   * Writes the elements before the first item.
   *
   * @param feed the data about the feed, with at least a title and a link
   */
  abstract void writeHead(DocumentInfo feed, Markup out);

  /** Called after an item was written. Does nothing by default. */
  void written(FeedItem item) {}

  /** Writes the elements of the head that depend on all items; by default there are none. */
  void writeLatest(Markup out) {}

  /**
   * Writes the elements of an item.
   *
   * @param title the title of the item
   */
  abstract void writeItem(FeedItem item, String title, Markup out);
}
