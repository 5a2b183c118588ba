package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Code;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The codes of rules over several documents, and over several entries of one.
 *
 * @since 0.1
 */
public final class SiteCodes {

  /** A url is in two sitemaps of the same kind of content. */
  public static final Code DUPLICATE_ACROSS = Code.warning("loc.duplicate-across");

  /** A url has two lastmods in two sitemaps. */
  public static final Code LASTMOD_DIFFERS = Code.warning("loc.lastmod-differs");

  /** A url has two priorities in two sitemaps. */
  public static final Code PRIORITY_DIFFERS = Code.warning("loc.priority-differs");

  /** Two sitemaps of different kinds of content list some urls both. */
  public static final Code SHARED_URLS = Code.info("set.shared-urls");

  /** A page in another language does not link back. */
  public static final Code NO_RETURN = Code.warning("link.no-return");

  /** A page in another language is in no sitemap. */
  public static final Code TARGET_UNLISTED = Code.info("link.target-unlisted");

  /** No page of a language that entries link to is in a sitemap. */
  public static final Code LANGUAGE_UNLISTED = Code.warning("link.language-unlisted");

  /** Pages that link to each other have different sets of alternates. */
  public static final Code SET_MISMATCH = Code.warning("link.set-mismatch");

  /** Different pages say different languages of the same page. */
  public static final Code CONFLICT = Code.warning("link.conflict");

  /** A link says another language than its url. */
  public static final Code OTHER_LANGUAGE = Code.warning("link.other-language");

  /** A sitemap lies beside an index, which does not list it. */
  public static final Code UNLISTED = Code.warning("index.unlisted");

  /** An index says an older lastmod than the sitemap that it lists. */
  public static final Code LASTMOD_OLDER = Code.info("index.lastmod-older");

  /** The robots.txt of the site disallows a page that is listed. */
  public static final Code ROBOTS_BLOCKED = Code.warning("page.robots-blocked");

  /** A listed page redirects, says a crawl. */
  public static final Code REDIRECT = Code.warning("page.redirect");

  /** A listed page cannot be read, says a crawl. */
  public static final Code NOT_ACCESSIBLE = Code.warning("page.not-accessible");

  /** A listed page must not be indexed, or is not the canonical one, says a crawl. */
  public static final Code NOINDEX = Code.warning("page.noindex");

  /** A listed page names another url as the canonical one, says a crawl. */
  public static final Code CANONICAL_OTHER = Code.warning("page.canonical-other");

  /** A listed page is not published, says a crawl. */
  public static final Code NOT_PUBLISHED = Code.warning("page.not-published");

  /** A crawl found a page that is in no sitemap. */
  public static final Code CRAWL_UNLISTED = Code.warning("crawl.unlisted");

  /** A crawl did not find a page that is listed. */
  public static final Code CRAWL_NOT_FOUND = Code.info("crawl.not-found");

  /** The hreflang links of a page are not those of its entry. */
  public static final Code HREFLANG_OTHER = Code.warning("page.hreflang-other");

  /** The robots.txt of the site disallows a sitemap. */
  public static final Code FETCH_BLOCKED = Code.error("fetch.blocked");

  /** A sitemap comes with a media type that is not that of one. */
  public static final Code FETCH_TYPE = Code.info("fetch.content-type");

  /** A sitemap is said to be compressed, and is not. */
  public static final Code FETCH_ENCODING = Code.warning("fetch.encoding");

  /** The address of a sitemap redirects. */
  public static final Code FETCH_REDIRECT = Code.warning("fetch.redirect");

  /** The robots.txt of the site cannot be read. */
  public static final Code ROBOTS_UNREACHABLE = Code.warning("robots.unreachable");

  /** The robots.txt of the site names a sitemap of another host. */
  public static final Code ROBOTS_OTHER_HOST = Code.info("robots.other-host");

  private static final Set<String> OF_CRAWL =
      ids(
          REDIRECT,
          NOT_ACCESSIBLE,
          NOINDEX,
          CANONICAL_OTHER,
          NOT_PUBLISHED,
          CRAWL_UNLISTED,
          CRAWL_NOT_FOUND,
          HREFLANG_OTHER);

  private static final Set<String> OF_ROBOTS =
      ids(ROBOTS_BLOCKED, FETCH_BLOCKED, ROBOTS_OTHER_HOST);

  private static final Set<String> OF_DOCUMENTS =
      ids(
          DUPLICATE_ACROSS,
          LASTMOD_DIFFERS,
          PRIORITY_DIFFERS,
          SHARED_URLS,
          NO_RETURN,
          TARGET_UNLISTED,
          LANGUAGE_UNLISTED,
          SET_MISMATCH,
          CONFLICT,
          OTHER_LANGUAGE,
          UNLISTED,
          LASTMOD_OLDER);

  private SiteCodes() {}

  private static Set<String> ids(Code... codes) {
    return Arrays.stream(codes).map(Code::id).collect(Collectors.toUnmodifiableSet());
  }

  /** Returns whether a rule compares pages with what a crawl, or a server, says of them. */
  public static boolean isOfCrawl(String code) {
    return OF_CRAWL.contains(code);
  }

  /** Returns whether a rule compares pages or documents with a robots.txt. */
  public static boolean isOfRobots(String code) {
    return OF_ROBOTS.contains(code);
  }

  /** Returns whether a rule compares the documents of a site with each other. */
  public static boolean isOfDocuments(String code) {
    return OF_DOCUMENTS.contains(code);
  }
}
