package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.extension.ElementWriter;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The texts that extensions took from an item, found by having them write their values. */
final class TakenValues implements ElementWriter {

  private final Set<String> texts = new HashSet<>();

  /**
   * Returns whether a text came through as a whole. A part of another text does not count: a
   * category may well be a word of a description.
   */
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
