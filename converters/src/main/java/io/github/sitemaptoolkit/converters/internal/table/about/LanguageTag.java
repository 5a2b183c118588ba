package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.validator.value.Languages;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The tags of languages in headers and cells: codes, and names in any language of the words. */
final class LanguageTag {

  /** The language of the page for everybody else. */
  static final String DEFAULT = "x-default";

  /** What stands before the code of a language in a header. */
  private static final String HREFLANG = "hreflang";

  private LanguageTag() {}

  /** Returns the tag that a cell means; null if it means none. */
  static @Nullable String of(String text) {
    String tag = text.strip().replace('_', '-');
    if (tag.isEmpty()) {
      return null;
    }
    if (tag.equalsIgnoreCase(DEFAULT)) {
      return DEFAULT;
    }
    boolean code = tag.length() == 2 || tag.indexOf('-') > 0;
    boolean known = code && Languages.fault(tag) == null;
    return known ? tag : CountryNames.language(text.strip());
  }

  /** Returns the language of all cells of a column, by its header; null if it says none. */
  static @Nullable String ofHeader(String header) {
    String text = header.strip();
    int at = text.toLowerCase(Locale.ROOT).indexOf(HREFLANG);
    if (at < 0) {
      return of(text);
    }
    String rest = text.substring(at + HREFLANG.length()).strip();
    while (!rest.isEmpty() && !Character.isLetter(rest.charAt(0))) {
      rest = rest.substring(1);
    }
    int end = rest.length();
    while (end > 0 && !Character.isLetter(rest.charAt(end - 1))) {
      end--;
    }
    return of(rest.substring(0, end));
  }

  /** Returns whether a header says that its cells are versions in other languages. */
  static boolean saysVersions(String header) {
    return header.toLowerCase(Locale.ROOT).contains(HREFLANG);
  }
}
