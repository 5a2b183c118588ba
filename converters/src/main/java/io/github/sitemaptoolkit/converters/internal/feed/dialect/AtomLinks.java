package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.read.ItemBuilder;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.value.MediaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Chooses the link to the page among the links of an Atom feed or entry. */
final class AtomLinks {

  private static final String REGISTRY = "http://www.iana.org/assignments/relation/";

  private @Nullable String page;
  private int rank = -1;
  private List<Alternate> all = List.of();

  /** Returns the relation of a link to its feed or entry. Defaults to alternate. */
  static String relation(@Nullable String rel) {
    String relation = rel == null ? "" : rel.strip().toLowerCase(Locale.ROOT);
    relation = relation.startsWith(REGISTRY) ? relation.substring(REGISTRY.length()) : relation;
    return relation.isEmpty() ? FeedTerms.ALTERNATE : relation;
  }

  /**
   * Considers the alternate link that the cursor is at. An HTML page is preferred to other files,
   * and a link in the current language, or without a language, to a translation; among equals, the
   * first one.
   */
  void choose(Feed feed, String url) {
    ScopedCursor cursor = feed.cursor();
    boolean own = isOwn(cursor.attribute("hreflang"), cursor.language());
    int value = (MediaType.mayBeHtml(cursor.attribute("type")) ? 2 : 0) + (own ? 1 : 0);
    if (value > rank) {
      rank = value;
      page = url;
    }
  }

  /**
   * Takes the link of an item that the cursor is at: an alternate link is kept here, an enclosure
   * in the item; others are lost.
   */
  void take(Feed feed, ItemBuilder item) {
    ScopedCursor cursor = feed.cursor();
    String relation = relation(cursor.attribute("rel"));
    if (relation.equals(FeedTerms.ALTERNATE)) {
      String url = feed.page("href");
      if (url != null) {
        choose(feed, url);
        String hreflang = cursor.attribute("hreflang");
        all = all.isEmpty() ? new ArrayList<>() : all;
        all.add(
            new Alternate(url, hreflang == null || hreflang.isBlank() ? null : hreflang.strip()));
      }
    } else if (relation.equals(FeedTerms.ENCLOSURE)) {
      item.media().addEnclosure(feed, "href");
    } else {
      item.lost("link with rel=" + relation, cursor.attribute("href"));
    }
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
