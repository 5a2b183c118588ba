package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.extension.ElementWriter;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The texts of an item that extensions used, found by writing their values.
 *
 * <p>Titles, names and other words are compared by identity: an author is lost even if a picture
 * has the same text as its title. So an item must return each of its words as a separate String.
 * Urls and dates are compared by text, because equal urls are one file.
 */
final class UsedValues implements ElementWriter {

  private final Set<String> texts = new HashSet<>();
  private final Set<String> words = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Returns a text as a separate String: equal texts of a document may share one. */
  static @Nullable String own(@Nullable String text) {
    return text == null ? null : new String(text);
  }

  /** Returns whether a url or date was used. */
  boolean has(@Nullable String text) {
    return text != null && texts.contains(text.strip());
  }

  /** Returns whether this very instance was used. */
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
  public ElementWriter end() {
    return this;
  }
}
