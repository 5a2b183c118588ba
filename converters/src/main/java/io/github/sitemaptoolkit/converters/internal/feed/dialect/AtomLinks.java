package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Chooses the link to the page among the links of an Atom feed or entry. */
final class AtomLinks {

  private static final String REGISTRY = "http://www.iana.org/assignments/relation/";

  private @Nullable String page;
  private int rank = -1;
  private final List<Alternate> all = new ArrayList<>();

  /** Returns the relation of a link to its feed or entry. Defaults to alternate. */
  static String relation(@Nullable String rel) {
    String relation = rel == null ? "" : rel.strip().toLowerCase(Locale.ROOT);
    relation = relation.startsWith(REGISTRY) ? relation.substring(REGISTRY.length()) : relation;
    return relation.isEmpty() ? FeedTerms.ALTERNATE : relation;
  }

  /**
   * Considers an alternate link. An HTML page is preferred to other files, and a link in the
   * current language, or without a language, to a translation; among equals, the first one.
   *
   * @param language the current language; null if unknown
   */
  void choose(
      String url, @Nullable String type, @Nullable String hreflang, @Nullable String language) {
    int value = (isPage(type) ? 2 : 0) + (isOwn(hreflang, language) ? 1 : 0);
    if (value > rank) {
      rank = value;
      page = url;
    }
  }

  /** Keeps an alternate link. */
  void collect(String url, @Nullable String hreflang) {
    all.add(new Alternate(url, hreflang == null || hreflang.isBlank() ? null : hreflang.strip()));
  }

  private static boolean isPage(@Nullable String type) {
    String mime = type == null ? "" : type.strip().toLowerCase(Locale.ROOT);
    return mime.isEmpty() || mime.startsWith("text/html") || mime.startsWith("application/xhtml");
  }

  private static boolean isOwn(@Nullable String hreflang, @Nullable String language) {
    return hreflang == null || hreflang.isBlank() || hreflang.strip().equalsIgnoreCase(language);
  }

  /** Returns the url of the page; null if there is none. */
  @Nullable String page() {
    return page;
  }

  /** Returns the alternate links that were kept, including the page. */
  List<Alternate> all() {
    return all;
  }
}
