package io.github.sitemaptoolkit.pages.internal;

/** Why a file is not a page of the sitemap. */
enum PageOmission {
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

  /** Returns the words for a number of files. */
  String words(long count) {
    return count + " " + (count == 1 ? one : many);
  }
}
