package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems of pages. */
public final class PageCodes {

  /** Files are not pages of the sitemap. */
  public static final Code LEFT_OUT = Code.warning("html.left-out");

  /** A folder has no page for a sitemap. */
  public static final Code NO_PAGES = Code.error("html.no-pages");

  /** A page cannot be read. */
  public static final Code UNREADABLE = Code.error("html.unreadable");

  /** A page is longer than what is read of one. */
  public static final Code TOO_LONG = Code.warning("html.too-long");

  /** The dates of a source are those of the build. */
  public static final Code BUILD_DATE = Code.warning("html.build-date");

  /** The dates of commits cannot be used. */
  public static final Code NO_GIT = Code.warning("html.no-git");

  /** The date of a page cannot be read. */
  public static final Code DATE = Code.warning("html.date");

  /** Structured data is not valid, or cannot be used as it is. */
  public static final Code STRUCTURED_DATA = Code.warning("html.structured-data");

  /** Structured data gives another address than that of the page that it stands on. */
  public static final Code NAMED_PAGE = Code.warning("html.named-page");

  /** A video lacks what video sitemaps require, or is allowed in unknown countries only. */
  public static final Code VIDEO = Code.warning("html.video");

  /** A page has another language than its own link says. */
  public static final Code LANGUAGE = Code.warning("html.language-contradiction");

  /** A table of videos has other columns. */
  public static final Code VIDEOS = Code.error("html.videos");

  /** The page that copies name is not listed. */
  public static final Code CANONICAL = Code.warning("html.canonical");

  /** Translations of pages are not known completely. */
  public static final Code ALTERNATES = Code.warning("html.alternates");

  /** A configuration of the server is not understood. */
  public static final Code HOST_FILE = Code.warning("html.host-file");

  private PageCodes() {}
}
