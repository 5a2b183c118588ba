package io.github.sitemaptoolkit.ext.link;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems with links to other versions of a page. */
final class LinkCodes {

  /** Two links of an entry have the same language. */
  static final Code DUPLICATE = Code.warning("link.duplicate");

  /** The links of an entry do not contain the entry itself. */
  static final Code SELF_MISSING = Code.warning("link.self-missing");

  /** No link is the one for all other languages. */
  static final Code X_DEFAULT_MISSING = Code.info("link.x-default-missing");

  /** Several links are the one for all other languages. */
  static final Code X_DEFAULT_DUPLICATE = Code.error("link.x-default-duplicate");

  /** A link has a relation that search engines do not look for in sitemaps. */
  static final Code OTHER_REL = Code.info("link.other-rel");

  /** The relation of a link is a misspelling of alternate. */
  static final Code MISSPELT_REL = Code.warning("link.rel-misspelt");

  /** A link to another version says neither its language nor its media. */
  static final Code NO_HREFLANG = Code.warning("link.no-hreflang");

  /** A link is to the version for mobile devices. */
  static final Code MEDIA = Code.info("link.media");

  private LinkCodes() {}
}
