package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.feed.FeedItem.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The account of what is taken from an item of a feed: what the item was asked for, and which texts
 * the values contain that were made of it.
 *
 * <p>A url or a date is taken if a value contains an equal text, because equal urls are one file.
 * The same text may be the title of a picture and the name of an author, so a {@linkplain Word
 * word} is taken only if the item was also asked for words of this kind.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class FeedAccount {

  /** How many texts are compared one by one: most items have fewer, and need no set. */
  private static final int FEW = 32;

  private final FeedItem item;
  private Collection<String> texts = List.of(); // a set once there are many
  private final Set<Word> asked = EnumSet.noneOf(Word.class);

  FeedAccount(FeedItem item) {
    this.item = item;
  }

  /** Notes that the item is asked for words of a kind. */
  void ask(Word kind) {
    asked.add(kind);
  }

  /** Adds a text that a value contains, or that was used for one; null and blank texts are none. */
  public void add(@Nullable String text) {
    String stripped = text == null ? "" : text.strip();
    if (stripped.isEmpty()) {
      return;
    } else if (texts.isEmpty()) {
      texts = new ArrayList<>(FEW / 2);
    } else if (texts.size() == FEW && texts instanceof List) {
      texts = new HashSet<>(texts);
    }
    texts.add(stripped); // what is added twice is not worth a search in a list
  }

  /** Returns whether a url or a date is taken. White space around it does not count. */
  public boolean has(@Nullable String text) {
    return text != null && !texts.isEmpty() && texts.contains(text.strip());
  }

  /** Returns the words of a kind that are not taken, in the order of the item. */
  public List<String> left(Word kind) {
    boolean wasAsked = asked.contains(kind);
    if (wasAsked && item.hasOnly(kind, this)) {
      return List.of();
    }
    List<String> words = item.words(kind);
    if (words.isEmpty() || !wasAsked) {
      return words;
    }
    List<String> left = List.of(); // mostly, all are taken
    for (String word : words) {
      if (!has(word)) {
        left = left.isEmpty() ? new ArrayList<>() : left;
        left.add(word);
      }
    }
    return left;
  }
}
