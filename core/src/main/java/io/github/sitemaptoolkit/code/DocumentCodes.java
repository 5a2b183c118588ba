package io.github.sitemaptoolkit.code;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with a document as a whole.
 *
 * @since 0.1
 */
public final class DocumentCodes {

  /** The document ends before it is complete. */
  public static final Code TRUNCATED = Code.error("doc.truncated");

  /** The document contains a template or program code that was not rendered. */
  public static final Code TEMPLATE = Code.error("doc.template");

  /** The last line of a text has no end, so that it may be cut. */
  public static final Code UNENDED = Code.warning("doc.unended");

  /** The document is empty or contains nothing usable. */
  public static final Code EMPTY = Code.error("doc.empty");

  /** No entry came from a table or a JSON document. */
  public static final Code NO_ENTRIES = Code.error("doc.no-entries");

  /** The document is an HTML page. */
  public static final Code HTML = Code.error("doc.html");

  /** The document's format is not recognised. */
  public static final Code UNSUPPORTED_FORMAT = Code.error("doc.unsupported-format");

  /** A sitemap index contains a url, or a urlset contains a sitemap. */
  public static final Code MIXED_ROOT = Code.error("doc.mixed-root");

  /** A second root element follows the first. */
  public static final Code MULTIPLE_ROOTS = Code.warning("doc.multiple-roots");

  /** The document exceeds the reader's limit. */
  public static final Code LIMIT = Code.error("doc.limit");

  /** The document is a sitemap index, but a list of pages is required. */
  public static final Code INDEX_TO_PAGES = Code.error("convert.index-to-pages");

  private DocumentCodes() {}
}
