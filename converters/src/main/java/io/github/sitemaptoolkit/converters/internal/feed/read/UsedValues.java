package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.extension.ElementWriter;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The texts of an item that extensions used, found by having them write their values.
 *
 * <p>Of words it counts which of several equal ones was taken: an author is lost, even if a picture
 * has the same title. An item hands out each of its words as a String of its own, and one that was
 * taken is known by its instance. Of urls and dates the text counts: equal urls are one file.
 */
final class UsedValues implements ElementWriter {

  private final Set<String> texts = new HashSet<>();
  private final Set<String> words = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Returns a text as a String of its own: equal texts of a document may be one String. */
  static @Nullable String own(@Nullable String text) {
    return text == null ? null : new String(text);
  }

  /** Returns whether a url or date came through, from wherever it was taken. */
  boolean has(@Nullable String text) {
    return text != null && texts.contains(text.strip());
  }

  /** Returns whether this very word of the item came through. */
  boolean hasWord(String word) {
    return words.contains(word);
  }

  /** Adds a text. */
  void add(@Nullable String text) {
    if (text != null && !text.isBlank()) {
      texts.add(text.strip());
      words.add(text);
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
