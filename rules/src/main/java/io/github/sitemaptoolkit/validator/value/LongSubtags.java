package io.github.sitemaptoolkit.validator.value;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The codes of three letters. Loaded for the first message about one. */
final class LongSubtags {

  private static final Registry REGISTRY = Registry.load("languages.txt");
  private static final Map<String, String> LANGUAGES = languages();
  private static final Map<String, String> COUNTRIES = countries();

  /** The codes of ISO 639-2 for bibliographies, where they differ from those for terms. */
  private static final Set<String> BIBLIOGRAPHIC =
      Set.of(
          "alb", "arm", "baq", "bur", "chi", "cze", "dut", "fre", "geo", "ger", "gre", "ice", "mac",
          "mao", "may", "per", "rum", "slo", "tib", "wel");

  private LongSubtags() {}

  /** Returns the codes of ISO 639-2 whose languages have two letters in the registry. */
  private static Map<String, String> languages() {
    Map<String, String> languages = new HashMap<>();
    for (String code : Locale.getISOLanguages()) {
      if (Subtags.isLanguage(code)) {
        languages.put(new Locale(code).getISO3Language(), code);
      }
    }
    return languages;
  }

  private static Map<String, String> countries() {
    Map<String, String> countries = new HashMap<>();
    for (String code : Locale.getISOCountries()) {
      if (Subtags.isCountry(code)) {
        countries.put(new Locale("", code).getISO3Country(), code);
      }
    }
    return countries;
  }

  /** Returns whether a code, in lower case, is a language. */
  static boolean isLanguage(String code) {
    return LANGUAGES.containsKey(code) || REGISTRY.codes("language").contains(code);
  }

  /** Returns whether a code, in lower case, is a language, also one for bibliographies. */
  static boolean isAnyLanguage(String code) {
    return isLanguage(code) || BIBLIOGRAPHIC.contains(code);
  }

  /** Returns the code of two letters for a language in lower case; null if there is none. */
  static @Nullable String language(String code) {
    String replacement = replaced(code);
    return replacement == null ? LANGUAGES.get(code) : replacement;
  }

  /** Returns the code of two letters that replaced a language in lower case; null if none did. */
  static @Nullable String replaced(String code) {
    return REGISTRY.replacement("language-replaced", code);
  }

  /** Returns the code of two letters for a country in upper case; null if there is none. */
  static @Nullable String country(String code) {
    return COUNTRIES.get(code);
  }
}
