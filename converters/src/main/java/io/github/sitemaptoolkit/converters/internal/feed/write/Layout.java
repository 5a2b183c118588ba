package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Rest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What kinds of feeds differ in when they are written. */
public interface Layout {

  /** Returns the name of the root element. */
  String root();

  /** Returns the namespace of the root element; empty for none. */
  String namespace();

  /** Returns the attributes of the root element. */
  Rest.Part rootAttributes(DocumentInfo feed);

  /** Returns the element inside of the root that holds all else; null if that is the root. */
  @Nullable String channel();

  /** Returns the name of an item's element. */
  String item();

  /**
   * Returns the elements before the first item.
   *
   * @param feed what is known of the feed, title and link at least
   */
  List<ForeignElement> head(DocumentInfo feed);

  /** Tells that an item was written. */
  void written(FeedItem item);

  /** Returns the elements of the head that are known only when all items are written. */
  List<ForeignElement> latest();

  /**
   * Returns the elements of an item.
   *
   * @param title what it is called
   */
  List<ForeignElement> children(FeedItem item, String title);
}
