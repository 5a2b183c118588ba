package io.github.sitemaptoolkit.code;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with files that exceed the limits of the sitemap protocol.
 *
 * @since 0.1
 */
public final class LimitCodes {

  /** A file has more than 50,000 urls. */
  public static final Code URL_COUNT = Code.warning("limit.url-count");

  /** An index has more than 50,000 sitemaps. */
  public static final Code INDEX_COUNT = Code.warning("limit.index-count");

  /** A file is larger than 50 MiB before compression. */
  public static final Code FILE_SIZE = Code.warning("limit.file-size");

  private LimitCodes() {}
}
