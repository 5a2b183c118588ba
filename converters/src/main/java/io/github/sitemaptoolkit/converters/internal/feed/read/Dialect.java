package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import org.jspecify.annotations.Nullable;

/** A reader of the items of one kind of feed. */
public interface Dialect {

  /** Returns the data about the feed that is before its first item. */
  DocumentInfo document();

  /** Returns the traits of all media of the feed. */
  MediaTraits media();

  /** Reads the next item; null at the end. Its link is missing if it has none, with a problem. */
  @Nullable ItemBuilder next();
}
