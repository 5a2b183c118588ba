package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.token.XmlCursor.Event;
import org.jspecify.annotations.Nullable;

/** Listens to data of a feed that a sitemap has no place for. */
@FunctionalInterface
public interface LossListener {

  /** Lost data: its kind, and an example if it has a text. */
  record Value(String kind, @Nullable String text) {}

  /**
   * Adds a loss.
   *
   * @param value the lost text, as an example; null if there is none
   */
  void add(String kind, @Nullable String value);

  /**
   * Skips the current element, and counts it: with the beginning of its text as the example, or
   * else its first attribute.
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
