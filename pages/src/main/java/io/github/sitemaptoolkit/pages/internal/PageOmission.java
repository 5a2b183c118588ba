package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.PageHead;
import io.github.sitemaptoolkit.pages.option.PageListener;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Why a file is not a page of the sitemap. */
public enum PageOmission {
  HIDDEN("hidden file", "hidden files"),
  LINK("symbolic link", "symbolic links"),
  PART("part of a page", "parts of pages"),
  ERROR("error page", "error pages"),
  REDIRECT("redirect", "redirects"),
  NOINDEX("page with noindex", "pages with noindex"),
  CANONICAL("copy of a canonical page", "copies of canonical pages"),
  ROBOTS("page that robots.txt forbids", "pages that robots.txt forbids"),
  DUPLICATE("second file of one url", "second files of one url");

  private final String one;
  private final String many;

  PageOmission(String one, String many) {
    this.one = one;
    this.many = many;
  }

  /**
   * Returns why a page is none of the sitemap by what its head says: it sends on to another page,
   * must not be indexed, or is a copy. Null if it says none of these.
   *
   * @param url its url
   * @param crawlers the crawlers whose directives count, besides those for all
   */
  public static @Nullable PageOmission said(PageHead head, String url, Set<String> crawlers) {
    String refresh = head.refresh();
    String canonical = head.canonical();
    if (refresh != null && !refresh.equals(url)) {
      return REDIRECT;
    } else if (head.robots().forbidIndex(crawlers, Instant.now())) {
      return NOINDEX;
    }
    return canonical == null || PageAddress.isSame(canonical, url) ? null : CANONICAL;
  }

  /** Returns the words for one file. */
  public String word() {
    return one;
  }

  /** Returns the words for files in front of the page that they name, such as {@code to}. */
  String preposition() {
    return this == CANONICAL ? "of" : "to";
  }

  /** Returns what callers learn of it. */
  PageListener.Reason reason() {
    return switch (this) {
      case REDIRECT -> PageListener.Reason.REDIRECT;
      case NOINDEX -> PageListener.Reason.NOINDEX;
      case CANONICAL -> PageListener.Reason.CANONICAL;
      case ROBOTS -> PageListener.Reason.ROBOTS;
      default -> PageListener.Reason.OTHER;
    };
  }

  /** Returns the words for a number of files. */
  String words(long count) {
    return count + " " + (count == 1 ? one : many);
  }
}
