package io.github.sitemaptoolkit.code;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with the file or stream that a document is read from.
 *
 * @since 0.1
 */
public final class SourceCodes {

  /** The file changed while it was read. */
  public static final Code INPUT_CHANGED = Code.error("io.input-changed");

  /** The document was not received to its end. */
  public static final Code CUT = Code.error("io.cut");

  /** The compressed data is truncated. */
  public static final Code GZIP_TRUNCATED = Code.error("gzip.truncated");

  /** The compressed data is damaged. */
  public static final Code GZIP_CORRUPT = Code.error("gzip.corrupt");

  /** Something that is not gzip follows the compressed data. */
  public static final Code GZIP_TRAILING_GARBAGE = Code.error("gzip.trailing-garbage");

  /** The data decompresses to far more than a sitemap would. */
  public static final Code GZIP_BOMB = Code.error("gzip.bomb");

  /** The file is compressed with something other than gzip. */
  public static final Code NOT_GZIP = Code.error("gzip.not-gzip");

  private SourceCodes() {}
}
