package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The languages of pages that do not say so themselves, from their paths: {@code /{lang}/**}. The
 * default language may have no directory: its pages are where the others are without theirs.
 */
final class PathLanguages {

  private static final int LONGEST = 12; // such as zh-Hant-TW

  private static final Set<String> LANGUAGES = Set.of(Locale.getISOLanguages());

  private final String inside; // what follows the language; empty or ends with a slash
  private final @Nullable String defaultLanguage;
  private final PageAddress address;
  private final Map<String, Map<String, String>> pages = new HashMap<>(); // language to url

  /**
   * Finds the pages of all languages, and reports a default language that none has.
   *
   * @param pattern {@code /{lang}/**}, or with directories between the two
   */
  PathLanguages(
      String pattern,
      @Nullable String defaultLanguage,
      List<PageFile> files,
      PageAddress address,
      PageLog log) {
    this.inside = pattern.substring("/{lang}/".length(), pattern.length() - "**".length());
    this.defaultLanguage = defaultLanguage == null ? null : tag(defaultLanguage);
    this.address = address;
    for (PageFile file : files) {
      String rest = rest(file);
      if (rest != null) {
        pages
            .computeIfAbsent(rest, key -> new TreeMap<>(String.CASE_INSENSITIVE_ORDER))
            .put(language(file), address.of(file));
      }
    }
    PageFile withoutLanguage = null;
    int count = 0;
    for (PageFile file : files) {
      Map<String, String> urls = isAtRoot(file) ? pages.get(file.path()) : null;
      if (urls != null && this.defaultLanguage != null) {
        urls.putIfAbsent(this.defaultLanguage, address.of(file));
      } else if (urls != null
          && (file.path().indexOf('/', inside.length()) >= 0 || !file.isIndex())) {
        withoutLanguage = withoutLanguage == null ? file : withoutLanguage;
        count++; // the first page of the site may let visitors choose
      }
    }
    if (withoutLanguage != null) {
      report(log, ShownNumber.counted(count, "page") + without(withoutLanguage));
    }
    if (this.defaultLanguage != null
        && pages.values().stream()
            .noneMatch(urls -> urls.size() > 1 && urls.containsKey(this.defaultLanguage))) {
      report(
          log,
          "no page with translations is in the language of --x-default "
              + defaultLanguage
              + " by --alternates "
              + pattern
              + ", so none is the one for all others");
    }
  }

  private static String without(PageFile first) {
    return " outside the directories of languages with translations in them, of which --alternates"
        + " does not know the language: name it with --x-default; the first is "
        + Problem.quoted(first.path());
  }

  private static void report(PageLog log, String message) {
    log.report(PageCodes.ALTERNATES, Location.of(log.document().source()), null, message);
  }

  private static String tag(String directory) {
    return directory.replace('_', '-');
  }

  private static String language(PageFile file) {
    return tag(file.path().substring(0, file.path().indexOf('/')));
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

  private boolean isAtRoot(PageFile file) {
    int slash = file.path().indexOf('/');
    boolean inLanguage = slash >= 0 && isLanguage(file.path(), slash);
    return !inLanguage && file.isHtml() && file.path().startsWith(inside);
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
    boolean root = rest == null && isAtRoot(file);
    Map<String, String> urls = pages.getOrDefault(root ? file.path() : rest, Map.of());
    if (urls.size() < 2 || (root && !urls.containsValue(address.of(file)))) {
      return List.of();
    }
    List<Alternate> alternates = new ArrayList<>();
    urls.forEach((language, url) -> alternates.add(new Alternate(url, language)));
    String standard = defaultLanguage == null ? null : urls.get(defaultLanguage);
    if (standard != null) {
      alternates.add(new Alternate(standard, "x-default"));
    }
    return alternates;
  }
}
