package io.github.sitemaptoolkit.validator.value;

import java.util.BitSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The languages, scripts and countries of which language tags consist. Loaded when first used. */
final class Subtags {

  private static final Registry REGISTRY = Registry.load("subtags.txt");
  private static final BitSet LANGUAGES = pairs(REGISTRY.codes("language"));
  private static final BitSet COUNTRIES = pairs(REGISTRY.codes("country"));
  private static final Set<String> SCRIPTS = REGISTRY.codes("script");

  /** Codes of countries that are often written in the place of their language. */
  private static final Map<String, String> MISTAKEN_LANGUAGES =
      Map.of("cn", "zh", "cz", "cs", "dk", "da", "gr", "el", "jp", "ja", "ua", "uk");

  /** Codes that are used for countries elsewhere, but are not theirs in ISO 3166-1. */
  private static final Map<String, String> MISTAKEN_COUNTRIES = Map.of("UK", "GB", "EL", "GR");

  private static final int LETTERS = 26;

  private Subtags() {}

  private static BitSet pairs(Set<String> codes) {
    var pairs = new BitSet(LETTERS * LETTERS);
    codes.forEach(code -> pairs.set(pair(code, 0)));
    return pairs;
  }

  /** Returns the number of two letters in either case; -1 if they are not ASCII letters. */
  private static int pair(String text, int at) {
    int first = (text.charAt(at) | 0x20) - 'a';
    int second = (text.charAt(at + 1) | 0x20) - 'a';
    boolean letters = first >= 0 && first < LETTERS && second >= 0 && second < LETTERS;
    return letters ? first * LETTERS + second : -1;
  }

  /** Returns whether the two characters at an index are a language of ISO 639-1, in any case. */
  static boolean isLanguage(String text, int at) {
    int pair = pair(text, at);
    return pair >= 0 && LANGUAGES.get(pair);
  }

  /** Returns whether a code is a language of ISO 639-1, in any case. */
  static boolean isLanguage(String code) {
    return code.length() == 2 && isLanguage(code, 0);
  }

  /** Returns whether the two characters at an index are a country of ISO 3166-1, in any case. */
  static boolean isCountry(String text, int at) {
    int pair = pair(text, at);
    return pair >= 0 && COUNTRIES.get(pair);
  }

  /** Returns whether a code is a country of ISO 3166-1, in any case. */
  static boolean isCountry(String code) {
    return code.length() == 2 && isCountry(code, 0);
  }

  /** Returns whether a code is a language, but one of three letters. */
  static boolean isLongLanguage(String code) {
    return LongSubtags.isLanguage(code.toLowerCase(Locale.ROOT));
  }

  /** Returns whether a code, in lower case, is a language of two or three letters in ISO 639. */
  static boolean isAnyLanguage(String code) {
    return code.length() == 3 ? LongSubtags.isAnyLanguage(code) : isLanguage(code);
  }

  /** Returns the language of ISO 639-1 that a code stands for, in lower case; null if none. */
  static @Nullable String language(String code) {
    String lower = code.toLowerCase(Locale.ROOT);
    if (isLanguage(code)) {
      return lower;
    } else if (code.length() == 3) {
      return LongSubtags.language(lower);
    }
    String replacement = REGISTRY.replacement("language-replaced", lower);
    return replacement == null ? MISTAKEN_LANGUAGES.get(lower) : replacement;
  }

  /**
   * Returns the language of ISO 639-1 that a registered code of another language is replaced by, in
   * lower case; null if there is none.
   */
  static @Nullable String replaced(String code) {
    String lower = code.toLowerCase(Locale.ROOT);
    if (lower.equals("fil")) {
      return "tl"; // Filipino is standardized Tagalog
    }
    return lower.length() == 3
        ? LongSubtags.replaced(lower)
        : REGISTRY.replacement("language-replaced", lower);
  }

  /**
   * Returns the script that a code of four letters stands for, such as {@code Hant}; null if none.
   */
  static @Nullable String script(String code) {
    String usual =
        code.substring(0, 1).toUpperCase(Locale.ROOT) + code.substring(1).toLowerCase(Locale.ROOT);
    return SCRIPTS.contains(usual) ? usual : null;
  }

  /** Returns the country of ISO 3166-1 that a code stands for, in upper case; null if none. */
  static @Nullable String country(String code) {
    String upper = code.toUpperCase(Locale.ROOT);
    if (isCountry(code)) {
      return upper;
    } else if (code.length() == 3) {
      return LongSubtags.country(upper);
    }
    String replacement = REGISTRY.replacement("country-replaced", upper);
    return replacement == null ? MISTAKEN_COUNTRIES.get(upper) : replacement;
  }
}
