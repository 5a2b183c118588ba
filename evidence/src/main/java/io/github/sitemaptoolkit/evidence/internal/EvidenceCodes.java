package io.github.sitemaptoolkit.evidence.internal;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with files that say something of addresses.
 *
 * @since 0.1
 */
public final class EvidenceCodes {

  /** Rows of a table cannot be used. */
  public static final Code LEFT_OUT = Code.warning("evidence.left-out");

  /** An export has as many rows as there can be, so that there may be more. */
  public static final Code MOST_ROWS = Code.warning("evidence.most-rows");

  /** A file is known, and has no address in it. */
  public static final Code NO_ADDRESSES = Code.error("evidence.no-addresses");

  /** Answers of a search engine are no JSON. */
  public static final Code MALFORMED = Code.error("evidence.malformed");

  private EvidenceCodes() {}
}
