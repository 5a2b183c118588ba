package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.pages.option.LastmodSource;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Words about pages. */
final class PageWords {

  private static final Set<String> LANGUAGES = Set.of(Locale.getISOLanguages());
  private static final Set<String> COUNTRIES = Set.of(Locale.getISOCountries());

  private PageWords() {}

  /** Returns the name of a source of dates for people. */
  static String of(LastmodSource source) {
    return switch (source) {
      case DATA -> "structured data";
      case META -> "meta";
      case GIT -> "git";
      case FILE -> "the times of files";
    };
  }

  /** Returns whether two tags are of the same language, wherever it is spoken. */
  static boolean isSameLanguage(String tag, String other) {
    return primary(tag).equalsIgnoreCase(primary(other));
  }

  /**
   * Returns the language of a page if it can be that of a link; null if not: a language, then
   * optionally a script and a country. Source:
   * https://developers.google.com/search/docs/specialty/international/localized-versions
   */
  static @Nullable String hreflang(@Nullable String language) {
    String[] parts = language == null ? new String[0] : language.strip().split("-", -1);
    boolean script = parts.length > 1 && parts[1].length() == 4 && isLetters(parts[1]);
    int region = script ? 2 : 1;
    boolean valid =
        parts.length > 0
            && LANGUAGES.contains(parts[0].toLowerCase(Locale.ROOT))
            && (parts.length == region
                || (parts.length == region + 1
                    && COUNTRIES.contains(parts[region].toUpperCase(Locale.ROOT))));
    return valid && language != null ? language.strip() : null;
  }

  private static boolean isLetters(String text) {
    return text.chars().allMatch(c -> (c | 0x20) >= 'a' && (c | 0x20) <= 'z');
  }

  private static String primary(String tag) {
    return tag.strip().split("[-_]", 2)[0];
  }
}
