package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.token.XmlCursor.Event;
import org.jspecify.annotations.Nullable;

/** Is called with what a feed says and a sitemap has no place for. */
@FunctionalInterface
public interface LossListener {

  /** Something that is lost: its kind, and a text as an example, if it has one. */
  record Value(String kind, @Nullable String text) {}

  /**
   * Counts one more of a kind.
   *
   * @param value what is lost, as an example of its kind; null if it has no text
   */
  void add(String kind, @Nullable String value);

  /**
   * Passes over the element whose start tag is stood on, and counts it: with the beginning of its
   * text as the example, or else its first attribute.
   */
  default void skip(String kind, ScopedCursor cursor) {
    String attribute = cursor.attributeCount() == 0 ? null : cursor.attributeValue(0);
    String text = "";
    for (int levels = 1; levels > 0; ) {
      Event event = cursor.next();
      if (event == Event.START) {
        levels++;
      } else if (event == Event.END) {
        levels--;
      } else if (event == Event.TEXT && text.isEmpty()) {
        text = cursor.beginning();
      }
    }
    add(kind, text.isEmpty() ? attribute : text);
  }
}
