package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Code;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The codes of rules over several documents, and over several entries of one.
 *
 * @since 0.1
 */
@Incubating
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

  /** A search engine says that it has not indexed a listed page. */
  public static final Code NOT_INDEXED = Code.warning("page.not-indexed");

  /** Only a rule for all addresses answers for a listed page. */
  public static final Code FALLBACK = Code.warning("page.fallback");

  /** A rule or a program of the host may answer for a listed page, which has no file. */
  public static final Code NOT_KNOWN = Code.warning("page.not-known");

  /** The lastmod of an entry is older than what its page says. */
  public static final Code LASTMOD_OLDER_PAGE = Code.warning("lastmod.older-than-page");

  /** Nearly all entries have a new lastmod, and are the same otherwise. */
  public static final Code LASTMODS_RENEWED = Code.warning("lastmod.all-renewed");

  /** Most listed pages have no file in the folder that they should be in. */
  public static final Code OTHER_FOLDER = Code.warning("pages.other-folder");

  /** A page in another language that no sitemap lists is gone. */
  public static final Code TARGET_GONE = Code.warning("link.target-gone");

  /** A page in another language that no sitemap lists redirects. */
  public static final Code TARGET_REDIRECT = Code.warning("link.target-redirect");

  /** A page in another language that no sitemap lists must not be indexed. */
  public static final Code TARGET_NOINDEX = Code.warning("link.target-noindex");

  /** A picture or a film that an entry names is gone. */
  public static final Code MEDIA_GONE = Code.warning("media.not-accessible");

  /** The robots.txt of the site disallows a picture or a film. */
  public static final Code MEDIA_BLOCKED = Code.warning("media.robots-blocked");

  /** A picture or a film is a page. */
  public static final Code MEDIA_PAGE = Code.warning("media.is-page");

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

  /** Pictures and films are on hosts whose robots.txt is not known. */
  public static final Code ROBOTS_NOT_ASKED = Code.info("robots.not-asked");

  private static final Set<String> OF_CRAWL =
      ids(
          REDIRECT,
          NOT_ACCESSIBLE,
          NOINDEX,
          CANONICAL_OTHER,
          NOT_PUBLISHED,
          CRAWL_UNLISTED,
          CRAWL_NOT_FOUND,
          HREFLANG_OTHER,
          NOT_INDEXED,
          FALLBACK,
          NOT_KNOWN,
          OTHER_FOLDER,
          LASTMOD_OLDER_PAGE,
          LASTMODS_RENEWED,
          TARGET_GONE,
          TARGET_REDIRECT,
          TARGET_NOINDEX,
          MEDIA_GONE,
          MEDIA_PAGE);

  private static final Set<String> OF_ROBOTS =
      ids(ROBOTS_BLOCKED, FETCH_BLOCKED, MEDIA_BLOCKED, ROBOTS_OTHER_HOST, ROBOTS_NOT_ASKED);

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
