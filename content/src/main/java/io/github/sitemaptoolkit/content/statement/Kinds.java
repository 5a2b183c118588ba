package io.github.sitemaptoolkit.content.statement;

import java.util.Set;

/**
 * Sorts the types of items into news, films, articles, pages and parts of pages. Source: <a
 * href="https://schema.org/docs/full.html">schema.org</a>.
 */
final class Kinds {

  private static final Set<String> NEWS =
      Set.of(
          "NewsArticle",
          "AnalysisNewsArticle",
          "AskPublicNewsArticle",
          "BackgroundNewsArticle",
          "OpinionNewsArticle",
          "ReportageNewsArticle",
          "ReviewNewsArticle");

  /** Parts of a page, whose dates are not those of the page. */
  private static final Set<String> PARTS =
      Set.of(
          "VideoObject",
          "MusicVideoObject",
          "ImageObject",
          "AudioObject",
          "MediaObject",
          "Comment",
          "Review",
          "UserReview",
          "CriticReview",
          "Clip",
          "Question",
          "Answer");

  /** Things that appear on many pages of a site and describe none of them. */
  private static final Set<String> SITES =
      Set.of(
          "WebSite",
          "Person",
          "Organization",
          "LocalBusiness",
          "Corporation",
          "BreadcrumbList",
          "ItemList",
          "ListItem",
          "SiteNavigationElement",
          "WPHeader",
          "WPFooter",
          "WPSideBar",
          "WPAdBlock",
          "DataFeed");

  private Kinds() {}

  static boolean isNews(Thing item) {
    return item.types().stream().anyMatch(NEWS::contains);
  }

  static boolean isFilm(Thing item) {
    return item.is("VideoObject") || item.is("MusicVideoObject");
  }

  /** Returns whether this is an article or a posting. */
  static boolean isArticle(Thing item) {
    return rank(item) > 2;
  }

  /** Returns whether this is a part of a page, or appears on many pages. */
  static boolean isPart(Thing item) {
    return rank(item) == 0;
  }

  /**
   * Returns how closely an item describes its page: 4 for a news article, 3 for other articles, 2
   * for a page, 1 for a work or a product, 0 for a part of a page or what appears on many pages.
   */
  static int rank(Thing item) {
    int best = 0;
    for (String type : item.types()) {
      best = Math.max(best, rank(type));
    }
    return best;
  }

  private static int rank(String type) {
    if (NEWS.contains(type)) {
      return 4;
    } else if (type.endsWith("Article") || type.endsWith("Posting")) {
      return 3;
    } else if (type.endsWith("Page")) {
      return 2;
    }
    boolean around = SITES.contains(type) || type.endsWith("Organization");
    return around || PARTS.contains(type) ? 0 : 1;
  }
}
