package io.github.sitemaptoolkit.content.statement;

import java.util.Set;

/**
 * What the types of items are. Source: <a href="https://schema.org/docs/full.html">schema.org</a>.
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

  /** What is on a page, but is not the page; its dates are its own. */
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

  /** What is around the pages of a site. */
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

  static boolean isNews(Item item) {
    return item.types().stream().anyMatch(NEWS::contains);
  }

  static boolean isFilm(Item item) {
    return item.is("VideoObject") || item.is("MusicVideoObject");
  }

  /** Returns whether this is an article or a posting. */
  static boolean isArticle(Item item) {
    return rank(item) > 2;
  }

  /** Returns whether this is a part of pages, or something around them. */
  static boolean isPart(Item item) {
    return rank(item) == 0;
  }

  /**
   * Returns how much an item says of its page: 4 for an article of news, 3 for other articles, 2
   * for a page, 1 for a work or a product, 0 for what is only on a page or around it.
   */
  static int rank(Item item) {
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
