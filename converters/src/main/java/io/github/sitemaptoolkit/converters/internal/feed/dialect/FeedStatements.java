package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.feed.FeedListener;
import io.github.sitemaptoolkit.feed.FeedListener.Deleted;
import io.github.sitemaptoolkit.feed.FeedListener.Document;
import org.jspecify.annotations.Nullable;

/** Tells a listener what the elements of a feed outside its items say. */
final class FeedStatements {

  private static final String TOMBSTONES = "http://purl.org/atompub/tombstones/1.0";

  private final ScopedCursor cursor;
  private final FeedListener listener;

  FeedStatements(Feed feed) {
    this.cursor = feed.cursor();
    this.listener = feed.context().options(FeedListener.NONE);
  }

  /** Returns whether anybody listens. */
  boolean areWanted() {
    return listener.listens();
  }

  /**
   * Tells what the current element says. Reads it if it says nothing else; otherwise returns false.
   */
  boolean read() {
    if (!areWanted()) {
      return false;
    } else if (cursor.namespace().equals(Namespaces.ATOM) && cursor.localName().equals("link")) {
      String url = text("href");
      if (url != null) {
        listener.accept(new Document(AtomLinks.relation(cursor.attribute("rel")), url));
      }
      return false;
    }
    String id = isTombstone() ? text("ref") : null;
    if (id != null) {
      listener.accept(new Deleted(id, text("when")));
      cursor.skip();
    }
    return id != null;
  }

  private boolean isTombstone() {
    return cursor.namespace().equals(TOMBSTONES) && cursor.localName().equals("deleted-entry");
  }

  private @Nullable String text(String attribute) {
    String value = cursor.attribute(attribute);
    return value == null ? null : PlainText.orNull(value.strip());
  }
}
