package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What is wrong with a document as a whole.
 *
 * @since 0.1
 */
public final class DocumentCodes {

  /** The document ends before it is complete. */
  public static final Code TRUNCATED = Code.error("doc.truncated");

  /** The document holds a template or program code that was not rendered. */
  public static final Code TEMPLATE = Code.error("doc.template");

  /** The document holds nothing that can be used. */
  public static final Code EMPTY = Code.error("doc.empty");

  /** The document is an HTML page. */
  public static final Code HTML = Code.error("doc.html");

  /** The document has none of the formats that can be read. */
  public static final Code UNSUPPORTED_FORMAT = Code.error("doc.unsupported-format");

  /** A url stands in a sitemap index, or a sitemap in a urlset. */
  public static final Code MIXED_ROOT = Code.error("doc.mixed-root");

  /** A second root element follows the first. */
  public static final Code MULTIPLE_ROOTS = Code.warning("doc.multiple-roots");

  /** The document is larger than the reader accepts. */
  public static final Code LIMIT = Code.error("doc.limit");

  /** The document lists sitemaps where pages are wanted. */
  public static final Code INDEX_TO_PAGES = Code.error("convert.index-to-pages");

  private DocumentCodes() {}
}
