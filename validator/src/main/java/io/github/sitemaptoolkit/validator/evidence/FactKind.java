package io.github.sitemaptoolkit.validator.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * What a source can say of an address.
 *
 * @since 0.1
 */
@Incubating
public enum FactKind {
  /** It answers, and nothing is wrong with it; the value is its media type, if that is known. */
  FINE,
  /** It leads to another address; the value is that address, or empty. */
  REDIRECT,
  /** It answers with an error, or there is no file; the value is the status, or empty. */
  GONE,
  /** Search engines must not index it; the value is what says so. */
  NOINDEX,
  /** It names another address as canonical; the value is that address. */
  CANONICAL,
  /** A robots.txt disallows it; the value is the crawler, or empty. */
  BLOCKED,
  /** It is not published; the value is its state. */
  NOT_PUBLISHED,
  /** A search engine has not indexed it; the value is the reason as the engine words it. */
  NOT_INDEXED,
  /** Only a rule for all addresses answers; the value is what it answers with. */
  FALLBACK,
  /** A rule or a program may answer, which cannot be told from here; the value is which. */
  NOT_KNOWN,
  /** Its own links to other languages are not those of the entry; the value says which. */
  OTHER_LINKS,
  /** It has links to other languages itself; the value is one of {@link OwnLinks}. */
  LINKS,
  /** The page itself says when it was changed; the value is a W3C date. */
  LASTMOD,
  /** It was listed earlier; the value is an {@link EntryState}. */
  LISTED;

  /** Returns whether it says that the address is fit for a sitemap, or why not. */
  public boolean isVerdict() {
    return this != NOT_INDEXED
        && this != OTHER_LINKS
        && this != LINKS
        && this != LASTMOD
        && this != LISTED;
  }
}
