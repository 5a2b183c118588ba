package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The layout of one kind of feed. */
public interface Layout {

  /** Returns the name of the root element. */
  String root();

  /** Returns the namespace of the root element; empty for none. */
  String namespace();

  /** Returns the attributes of the root element. */
  UnknownMarkup.Part rootAttributes(DocumentInfo feed);

  /** Returns the element inside the root that contains all others; null if that is the root. */
  @Nullable String channel();

  /** Returns the name of an item's element. */
  String item();

  /**
   * Returns the elements before the first item.
   *
   * @param feed the data about the feed, with at least a title and a link
   */
  List<ForeignElement> head(DocumentInfo feed);

  /** Called after an item was written. */
  void written(FeedItem item);

  /** Returns the elements of the head that depend on all items, after they were written. */
  List<ForeignElement> latest();

  /**
   * Returns the elements of an item.
   *
   * @param title the title of the item
   */
  List<ForeignElement> children(FeedItem item, String title);
}
