package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.extension.ElementWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
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

  /** How many texts are compared one by one: most items have fewer, and need no sets. */
  private static final int FEW = 32;

  private final List<String> few = new ArrayList<>();
  private Set<String> texts = Set.of();
  private Set<String> words = Set.of();

  /** Returns a text as a separate String: equal texts of a document may share one. */
  static @Nullable String own(@Nullable String text) {
    return text == null ? null : new String(text);
  }

  /** Returns whether a url or date was used. */
  boolean has(@Nullable String text) {
    String url = text == null ? "" : text.strip();
    for (String used : few) {
      if (used.strip().equals(url)) {
        return true;
      }
    }
    return texts.contains(url);
  }

  /** Returns whether this very instance was used. */
  @SuppressWarnings("ReferenceEquality") // see the comment of the class
  boolean hasWord(String word) {
    for (String used : few) {
      if (used == word) {
        return true;
      }
    }
    return words.contains(word);
  }

  /** Forgets all texts, for the next item. */
  void clear() {
    few.clear();
    texts = Set.of();
    words = Set.of();
  }

  /** Adds a text. */
  void add(@Nullable String text) {
    if (text == null || text.isBlank()) {
      return;
    } else if (few.size() < FEW) {
      few.add(text);
      return;
    } else if (texts.isEmpty()) {
      texts = new HashSet<>();
      words = Collections.newSetFromMap(new IdentityHashMap<>());
    }
    texts.add(text.strip());
    words.add(text);
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
