package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.value.Languages;
import io.github.sitemaptoolkit.validator.value.ValueFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The versions of a page that its entry links to, in the form of a text. */
final class AlternateSet {

  /** The language of the page for everybody else. */
  static final String DEFAULT = "x-default";

  /**
   * The language of a link whose code is none, so that it says nothing: the rule on the value tells
   * it, and the link is only one that the entry has.
   */
  static final String WRONG = "?";

  /** The hash of a set in which a language is wrong, so that it cannot be compared. */
  static final long UNSURE = -1;

  private static final long OWN = 1;

  private static final char BETWEEN = '\n';
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private AlternateSet() {}

  /** Returns alternates as a text. A line break in a url, which is an error, becomes a space. */
  static String text(List<Alternate> alternates) {
    var text = new StringBuilder();
    for (Alternate alternate : alternates) {
      text.append(language(alternate).replace(BETWEEN, ' ')).append(BETWEEN);
      text.append(alternate.url().replace(BETWEEN, ' ')).append(BETWEEN);
    }
    return text.toString();
  }

  /** Returns the alternates of a text. */
  static List<Alternate> parse(String text) {
    List<Alternate> alternates = new ArrayList<>();
    for (int at = 0; at < text.length(); ) {
      int language = text.indexOf(BETWEEN, at);
      int url = text.indexOf(BETWEEN, language + 1);
      alternates.add(
          new Alternate(text.substring(language + 1, url), text.substring(at, language)));
      at = url + 1;
    }
    return alternates;
  }

  /**
   * Returns the languages of the alternates of a text that have a url as it is written, without
   * those that are wrong.
   */
  static List<String> languages(String text, String url) {
    List<String> languages = new ArrayList<>(1);
    for (int at = 0; at < text.length(); ) {
      int language = text.indexOf(BETWEEN, at);
      int end = text.indexOf(BETWEEN, language + 1);
      if (end - language - 1 == url.length() && text.startsWith(url, language + 1)) {
        String name = text.substring(at, language);
        if (!name.equals(WRONG)) {
          languages.add(name);
        }
      }
      at = end + 1;
    }
    return languages;
  }

  /**
   * Returns whether a link is one to the entry that has it, as it is written: nothing can be wrong
   * with it, and the text of the alternates says its language.
   */
  static boolean isOwn(Alternate alternate, String loc) {
    return alternate.url().equals(loc) && loc.indexOf(BETWEEN) < 0 && !isWrong(alternate);
  }

  /** Returns the language of an alternate in lower case. */
  static String language(Alternate alternate) {
    String language = alternate.hreflang();
    return language == null ? "" : language.toLowerCase(Locale.ROOT);
  }

  /** Returns a link with its language if that is a code, as search engines see it. */
  static Alternate judged(Alternate alternate) {
    String language = alternate.hreflang();
    ValueFault fault = language == null ? null : Languages.fault(language);
    boolean wrong = fault != null && !fault.caseOnly() && !fault.replaced();
    return wrong ? new Alternate(alternate.url(), WRONG) : alternate;
  }

  /** Returns whether the language of a link is wrong. */
  static boolean isWrong(Alternate alternate) {
    return WRONG.equals(alternate.hreflang());
  }

  /**
   * Returns a hash that is equal for equal sets, in whatever order, even and never 0; {@link
   * #UNSURE} if a language is wrong.
   */
  static long hash(List<Alternate> alternates) {
    long sum = 1;
    for (Alternate alternate : alternates) {
      if (isWrong(alternate)) {
        return UNSURE;
      }
      long hash = hash(language(alternate), 0);
      hash = hash(CanonicalUrl.of(alternate.url()), hash) * FACTOR;
      sum += hash ^ (hash >>> 29);
    }
    sum &= ~OWN;
    return sum == 0 ? 2 : sum;
  }

  /** Returns the hash of the set of an entry, which also says whether the entry is one of it. */
  static long withOwn(long hash, boolean own) {
    return hash == UNSURE || !own ? hash : hash | OWN;
  }

  /** Returns whether an entry is known to be one of its own alternates. */
  static boolean hasOwn(long set) {
    return set != UNSURE && (set & OWN) != 0;
  }

  /** Returns whether two sets are equal and have no wrong language. */
  static boolean isSame(long set, long other) {
    return set != UNSURE && other != UNSURE && ((set ^ other) & ~OWN) == 0;
  }

  private static long hash(String text, long before) {
    long hash = before;
    for (int i = 0; i < text.length(); i++) {
      hash = hash * FACTOR + text.charAt(i);
    }
    return hash;
  }
}
