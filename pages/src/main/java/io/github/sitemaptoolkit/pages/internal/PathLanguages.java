package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The languages of pages that do not say so themselves, from their paths: {@code /{lang}/**}. */
final class PathLanguages {

  private static final int LONGEST = 12; // such as zh-Hant-TW

  private static final Set<String> LANGUAGES = Set.of(Locale.getISOLanguages());

  private final String inside; // what follows the language; empty or ends with a slash
  private final @Nullable String defaultLanguage;
  private final Map<String, Map<String, String>> pages = new HashMap<>(); // language to url

  /**
   * Finds the pages of all languages.
   *
   * @param pattern {@code /{lang}/**}, or with directories between the two
   */
  PathLanguages(
      String pattern, @Nullable String defaultLanguage, List<PageFile> files, PageAddress address) {
    this.inside = pattern.substring("/{lang}/".length(), pattern.length() - "**".length());
    this.defaultLanguage = defaultLanguage;
    for (PageFile file : files) {
      String rest = rest(file);
      if (rest != null) {
        pages.computeIfAbsent(rest, key -> new TreeMap<>()).put(language(file), address.of(file));
      }
    }
  }

  private static String language(PageFile file) {
    return file.path().substring(0, file.path().indexOf('/'));
  }

  /** Returns what follows the language and is the same for all of them; null if there is none. */
  private @Nullable String rest(PageFile file) {
    int slash = file.path().indexOf('/');
    if (slash < 0 || !isLanguage(file.path(), slash) || !file.isHtml()) {
      return null;
    }
    String rest = file.path().substring(slash + 1);
    return rest.startsWith(inside) ? rest : null;
  }

  /**
   * Returns whether a directory is named after a language of two letters, maybe with a region:
   * {@code en}, {@code pt-BR}.
   */
  static boolean isLanguage(String path, int end) {
    boolean region = end > 2 && (path.charAt(2) == '-' || path.charAt(2) == '_');
    return (end == 2 || region)
        && end <= LONGEST
        && LANGUAGES.contains(path.substring(0, 2).toLowerCase(Locale.ROOT));
  }

  /** Returns a page in all languages; empty if there is only one. */
  List<Alternate> of(PageFile file) {
    String rest = rest(file);
    Map<String, String> urls = rest == null ? Map.of() : pages.getOrDefault(rest, Map.of());
    if (urls.size() < 2) {
      return List.of();
    }
    List<Alternate> alternates = new ArrayList<>();
    urls.forEach((language, url) -> alternates.add(new Alternate(url, language.replace('_', '-'))));
    String standard = defaultLanguage == null ? null : urls.get(defaultLanguage);
    if (standard != null) {
      alternates.add(new Alternate(standard, "x-default"));
    }
    return alternates;
  }
}
