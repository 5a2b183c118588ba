package io.github.sitemaptoolkit.validator.value;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Checks codes of languages: those of ISO 639 with two or three letters in lower case, which
 * sitemaps of news name. Thread-safe.
 *
 * @since 0.1
 */
public final class LanguageCodes {

  /** How the part behind zh begins where traditional characters are written. */
  private static final List<String> TRADITIONAL = List.of("hant", "hk", "mo");

  private LanguageCodes() {}

  /**
   * Returns what is wrong with a code; null if nothing is.
   *
   * @param others what is allowed besides codes of languages, such as {@code zh-tw}
   */
  public static @Nullable ValueFault fault(String code, List<String> others) {
    boolean two = code.length() == 2;
    if (code.equalsIgnoreCase("zh") && others.contains("zh-cn")) {
      return ValueFault.wrong(code, "does not say which Chinese", "zh-cn or zh-tw");
    } else if (two
        && code.charAt(0) >= 'a'
        && code.charAt(1) >= 'a'
        && Subtags.isLanguage(code, 0)) {
      return null;
    } else if (others.contains(code)) {
      return null;
    }
    String lower = code.toLowerCase(Locale.ROOT);
    if (isKnown(lower, others)) {
      return lower.equals(code) ? null : ValueFault.unusualCase(code, lower);
    }
    String better = better(lower.replace('_', '-'), others);
    return better != null && better.equals(Subtags.replaced(code))
        ? ValueFault.replaced(code, "is an old code", better)
        : ValueFault.wrong(code, words(lower), better);
  }

  private static boolean isKnown(String lower, List<String> others) {
    int length = lower.length();
    return others.contains(lower) || ((length == 2 || length == 3) && Subtags.isAnyLanguage(lower));
  }

  private static String words(String lower) {
    return lower.indexOf('-') > 0 || lower.indexOf('_') > 0
        ? "has more than a language"
        : "is not a language of ISO 639, such as en";
  }

  /** Returns the code that was probably meant; null if that is unknown. */
  private static @Nullable String better(String lower, List<String> others) {
    if (others.contains(lower)) {
      return lower;
    }
    int hyphen = lower.indexOf('-');
    String language = hyphen < 0 ? lower : lower.substring(0, hyphen);
    boolean chinese = hyphen > 0 && language.equals("zh");
    if (chinese && others.contains("zh-tw")) {
      boolean traditional = TRADITIONAL.stream().anyMatch(it -> lower.startsWith(it, hyphen + 1));
      return traditional ? "zh-tw" : "zh-cn";
    }
    return isKnown(language, others) ? language : Subtags.language(language);
  }
}
