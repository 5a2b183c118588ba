package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.extension.ElementWriter;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The texts that extensions took from an item, found by having them write their values. */
final class TakenValues implements ElementWriter {

  private final Set<String> texts = new HashSet<>();

  /** Returns whether a text came through: whole, or as one of a list. */
  boolean has(@Nullable String text) {
    return text != null && texts.contains(text.strip());
  }

  /** Returns whether nothing was taken. */
  boolean isEmpty() {
    return texts.isEmpty();
  }

  private void add(@Nullable String text) {
    if (text != null && !text.isBlank()) {
      texts.add(text.strip());
      if (text.indexOf(',') >= 0) {
        for (int from = 0; from < text.length(); ) {
          int comma = text.indexOf(',', from);
          int end = comma < 0 ? text.length() : comma;
          texts.add(text.substring(from, end).strip());
          from = end + 1;
        }
      }
    }
  }

  @Override
  public ElementWriter start(String name) {
    return this;
  }

  @Override
  public ElementWriter attribute(String name, @Nullable String value) {
    add(value);
    return this;
  }

  @Override
  public ElementWriter text(@Nullable String text) {
    add(text);
    return this;
  }

  @Override
  public ElementWriter element(String name, @Nullable String text) {
    add(text);
    return this;
  }

  @Override
  public ElementWriter end() {
    return this;
  }
}
