package io.github.sitemaptoolkit.validator.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The languages that entries link to: those of which no page is in any sitemap are probably
 * forgotten as a whole.
 */
final class LinkLanguages {

  private static final int MOST = 1_000;

  /**
   * A language of which no page is listed.
   *
   * @param first the first link to one of its pages
   * @param pages how many of them are linked to
   */
  record Forgotten(String language, SitePage first, long pages) {}

  /** What is known of one language. */
  private static final class Language {
    private boolean isListed;
    private long unlisted; // pages
    private @Nullable SitePage first; // link to one of them, by the place
  }

  private final Map<String, Language> languages = new TreeMap<>();

  /** Adds the language of a link to a page that is listed. */
  void listed(String name) {
    Language language = of(name);
    if (language != null) {
      language.isListed = true;
    }
  }

  /** Adds a link to a page of the same site that is not listed; once for each page. */
  void unlisted(SitePage link) {
    Language language = of(link.more());
    if (language != null) {
      SitePage first = language.first;
      language.unlisted++;
      language.first = first == null || isBefore(link, first) ? link : first;
    }
  }

  private @Nullable Language of(String name) {
    Language known = languages.get(name);
    return known != null || name.equals(AlternateSet.DEFAULT) || languages.size() == MOST
        ? known
        : languages.computeIfAbsent(name, it -> new Language());
  }

  private static boolean isBefore(SitePage link, SitePage other) {
    int names = link.document().name().compareTo(other.document().name());
    return names < 0
        || (names == 0
            && (link.entry() < other.entry()
                || (link.entry() == other.entry() && link.link() < other.link())));
  }

  /** Returns the languages of which no page is listed. */
  List<Forgotten> unlisted() {
    List<Forgotten> all = new ArrayList<>();
    languages.forEach(
        (name, language) -> {
          SitePage first = language.first;
          if (!language.isListed && first != null) {
            all.add(new Forgotten(name, first, language.unlisted));
          }
        });
    return all;
  }
}
