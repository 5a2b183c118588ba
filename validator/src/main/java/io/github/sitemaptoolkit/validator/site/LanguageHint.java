package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds links whose url names another of the languages of the page than they say, as in {@code
 * hreflang="de" href="https://example.com/en/"} beside a link to English. Only words that are a
 * language of the same set count, so that {@code /no/} or {@code /it/} may mean anything elsewhere.
 */
final class LanguageHint {

  private static final int SEGMENTS = 2;

  private final Set<String> languages = new HashSet<>(); // of the set, without regions
  private final Set<String> labels = new HashSet<>();

  /**
   * Creates the hints for the links of an entry.
   *
   * @param alternates all links to versions of the page
   */
  LanguageHint(List<Alternate> alternates) {
    for (Alternate alternate : alternates) {
      String label = AlternateSet.language(alternate).replace('_', '-');
      if (!label.equals(AlternateSet.DEFAULT) && !AlternateSet.isWrong(alternate)) {
        labels.add(label);
        languages.add(language(label));
      }
    }
  }

  private static String language(String label) {
    int end = label.indexOf('-');
    return end < 0 ? label : label.substring(0, end);
  }

  /** Returns the language that the url of a link names instead of its own; null if it does not. */
  @Nullable String other(Alternate alternate) {
    String label = AlternateSet.language(alternate).replace('_', '-');
    if (languages.size() < 2 || label.equals(AlternateSet.DEFAULT)) {
      return null;
    }
    String found = null;
    for (String word : words(alternate.url())) {
      if (isOwn(word, label)) {
        return null;
      }
      if (found == null && (labels.contains(word) || languages.contains(word))) {
        found = word;
      }
    }
    return found == null || language(found).equals(language(label)) ? null : found;
  }

  /** Returns whether a word is the language of a label, its region, or all of it. */
  private static boolean isOwn(String word, String label) {
    if (word.equals(label) || word.equals(language(label))) {
      return true;
    }
    int region = label.lastIndexOf('-');
    String country = region < 0 ? "" : label.substring(region + 1);
    return word.equals(country) || (word.equals("uk") && country.equals("gb"));
  }

  /** Returns the parts of a url that may name a language: of the host, and of the path. */
  private static List<String> words(String url) {
    List<String> words = new ArrayList<>();
    String host = UrlParts.hostName(url);
    if (host != null) {
      for (String label : host.split("\\.", -1)) {
        words.add(label);
      }
    }
    int end = UrlParts.pathEnd(url);
    int at = UrlParts.path(url) + 1;
    for (int i = 0; i < SEGMENTS && at <= end; i++) {
      int slash = url.indexOf('/', at);
      int to = slash < 0 || slash > end ? end : slash;
      words.add(url.substring(at, to).toLowerCase(Locale.ROOT).replace('_', '-'));
      at = to + 1;
    }
    return words;
  }
}
