package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.value.Languages;
import io.github.sitemaptoolkit.value.CountryNames;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The tags of languages in headers and cells: codes, and names in any language of the words. */
public final class LanguageTag {

  /** The language of the page for everybody else. */
  public static final String DEFAULT = "x-default";

  /** What stands before the code of a language in a header. */
  private static final String HREFLANG = "hreflang";

  private static final String SAID = HREFLANG + ' ';

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
    String tag = of(rest.substring(0, end));
    boolean alone = tag == null && text.startsWith(SAID) && isFormed(text.substring(SAID.length()));
    return alone ? text.substring(SAID.length()) : tag;
  }

  /** Returns the header of a column of a language, which is read as it; null if there is none. */
  public static @Nullable String header(String tag) {
    String read = of(tag);
    return read != null && read.equalsIgnoreCase(tag.replace('_', '-')) ? tag : said(tag);
  }

  /** Returns a header of a language that says what its cells are; null if there is none. */
  public static @Nullable String said(String tag) {
    String header = SAID + tag;
    return ofHeader(header) == null ? null : header;
  }

  /** Returns whether a text has the form of a tag, even if no language has it. */
  private static boolean isFormed(String text) {
    int first = Math.max(text.indexOf('-'), text.indexOf('_'));
    return (first < 0 ? text.length() == 2 : first == 2 || first == 3)
        && text.chars()
            .allMatch(c -> c == '-' || c == '_' || (c < 0x80 && Character.isLetterOrDigit(c)));
  }

  /** Returns whether a url has a language in its host, its first directory or a parameter. */
  public static boolean carries(String url, String tag) {
    String language = tag.substring(0, Math.max(2, tag.indexOf('-')));
    String host = String.valueOf(UrlParts.hostName(url));
    String path = UrlJudge.isWeb(url) ? url.substring(UrlParts.path(url)) : "";
    String begin = path.startsWith("/") ? path.substring(1) : path;
    String first = begin.indexOf('/') < 0 ? begin : begin.substring(0, begin.indexOf('/'));
    return first.equalsIgnoreCase(tag)
        || first.equalsIgnoreCase(language)
        || host.startsWith(language + '.')
        || url.contains("lang=" + language);
  }

  /** Returns whether a header says that its cells are versions in other languages. */
  static boolean saysVersions(String header) {
    return header.toLowerCase(Locale.ROOT).contains(HREFLANG);
  }
}
