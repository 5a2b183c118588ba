package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import org.jspecify.annotations.Nullable;

/** What kinds of feeds differ in: how items are found and what is in them. */
public interface Dialect {

  /** Returns what is known of the feed before its first item. */
  DocumentInfo document();

  /** Returns what Media RSS says of all media of the feed. */
  MediaTraits media();

  /** Reads the next item; null at the end. Its link is missing if it has none, with a problem. */
  @Nullable ItemBuilder next();
}
