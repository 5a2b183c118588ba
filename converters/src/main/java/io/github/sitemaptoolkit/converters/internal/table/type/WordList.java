package io.github.sitemaptoolkit.converters.internal.table.type;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The words of headers and cells, by language. They are in the resource {@code words.txt}, and
 * {@code docs/table-words.md} lists them.
 *
 * <p>Case, accents and what separates words do not matter.
 */
public enum WordList {
  HTTP_HEADERS,
  STATUS_HEADERS,
  STATE_HEADERS,
  HIDDEN_HEADERS,
  BESIDE_STATES,
  BLOCKED_HEADERS,
  INDEX_HEADERS,
  ROBOTS_HEADERS,
  NOINDEX_HEADERS,
  MEDIA_HEADERS,
  CANONICAL_HEADERS,
  CURRENT_URL,
  FORMER_URL,
  BESIDE_URLS,
  PRIORITY_HEADERS,
  DURATION_HEADERS,
  LANGUAGE_HEADERS,
  OTHER_THINGS,
  PAGE_HEADERS,
  PICTURE_HEADERS,
  NO_PICTURES,
  CAPTION_HEADERS,
  REDIRECT_HEADERS,
  BACKLINK_HEADERS,
  CONTACT_HEADERS,
  NOTE_HEADERS,
  TITLE_HEADERS,
  DESCRIPTION_HEADERS,
  STILL_HEADERS,
  FILM_HEADERS,
  EXPIRY_HEADERS,
  RELEASE_HEADERS,
  PUBLISHED_HEADERS,
  ALLOWED_HEADERS,
  DENIED_HEADERS,
  LIVE_HEADERS,
  ADULT_HEADERS,
  FAMILY_HEADERS,
  TAG_HEADERS,
  VIEW_HEADERS,
  RATING_HEADERS,
  PAID_HEADERS,
  TRANSLATION_HEADERS,
  AGE_HEADERS,
  CHANGED_HEADERS,
  DATE_HEADERS,
  BEFORE_CHANGED,
  AFTER_CHANGED,
  INDEXABLE,
  NOT_INDEXABLE,
  FOUND,
  NOT_FOUND,
  PUBLIC,
  NOT_PUBLIC,
  YES,
  NO;

  /** The lines of the resource, read once. */
  private static final class Lines {

    private static final String NAME = "words.txt";
    static final List<String> ALL = read();

    private static List<String> read() {
      InputStream resource = Objects.requireNonNull(WordList.class.getResourceAsStream(NAME), NAME);
      try (var lines =
          new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))) {
        return lines.lines().toList();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Shorter words are the ends of others by chance. */
  private static final int LEAST_END = 4;

  private final String title;

  @SuppressWarnings("ImmutableEnumChecker") // filled by the constructor only
  private final Map<String, List<String>> languages = new LinkedHashMap<>();

  @SuppressWarnings("ImmutableEnumChecker") // the same
  private final Set<String> words = new HashSet<>();

  @SuppressWarnings("ImmutableEnumChecker") // a copy
  private final List<String> separated; // with the spaces around them

  @SuppressWarnings("ImmutableEnumChecker") // the same
  private final List<String> unseparated;

  private final int longest;

  WordList() {
    List<String> lines = Lines.ALL;
    String begin = name() + " = ";
    int at = 0;
    while (!lines.get(at).startsWith(begin)) {
      at++;
    }
    this.title = lines.get(at).substring(begin.length());
    for (at++; at < lines.size() && !lines.get(at).isEmpty(); at++) {
      String line = lines.get(at);
      int colon = line.indexOf(':');
      List<String> listed = List.of(line.substring(colon + 1).strip().split(", *"));
      languages.put(line.substring(0, colon), listed);
      listed.forEach(word -> words.add(FoldedText.of(word)));
    }
    this.separated =
        words.stream().filter(FoldedText::separatesWords).map(word -> ' ' + word + ' ').toList();
    this.unseparated = words.stream().filter(word -> !FoldedText.separatesWords(word)).toList();
    this.longest = words.stream().mapToInt(String::length).max().orElse(0);
  }

  /** Returns what the words are. */
  String title() {
    return title;
  }

  /** Returns the words by language. */
  Map<String, List<String>> languages() {
    return languages;
  }

  /** Returns whether a folded text is one of the words. */
  boolean contains(String folded) {
    return words.contains(folded);
  }

  /** Returns whether a part of a folded text is one of the words; a long one is not copied. */
  boolean contains(String folded, int from, int to) {
    return to - from <= longest && words.contains(folded.substring(from, to));
  }

  /**
   * Returns where the longest of the words ends that begins at a place in a folded text, and ends
   * where one of its words does; the place if there is none.
   */
  int end(String folded, int from) {
    int found = from;
    int most = Math.min(folded.length(), from + longest);
    for (int to = wordEnd(folded, from); to <= most; to = wordEnd(folded, to + 1)) {
      found = contains(folded, from, to) ? to : found;
    }
    return found;
  }

  private static int wordEnd(String folded, int from) {
    int space = folded.indexOf(' ', from);
    return space >= 0 ? space : Math.max(folded.length(), from);
  }

  /** Returns whether one of the words that need no space around them occurs in a folded text. */
  boolean occursUnseparated(String folded) {
    for (int i = 0; i < unseparated.size(); i++) { // of each header: no iterators
      if (folded.contains(unseparated.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a folded word is a compound that ends with one of the words. */
  boolean ends(String folded) {
    for (String word : words) {
      if (word.length() >= LEAST_END && folded.endsWith(word)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether one of the words occurs in a folded text. */
  boolean occursIn(String folded) {
    String padded = ' ' + folded + ' ';
    for (int i = 0; i < separated.size(); i++) {
      if (padded.contains(separated.get(i))) {
        return true;
      }
    }
    return occursUnseparated(folded);
  }
}
