package io.github.sitemaptoolkit.format;

/**
 * What becomes of a table or JSON document from which no entry came, as it has only a header or all
 * its rows were left out, and of an XML document that is not well-formed and has no entries. That
 * is what a broken export looks like, so conversions and sets of sitemaps refuse it. An option of a
 * {@link Context}; if it is absent, readers allow such a document, and everything that replaces a
 * file by what was read refuses it.
 *
 * @since 0.1
 */
public enum EmptyTables {
  /** It is a document without entries. */
  ALLOWED,
  /** The reader throws an exception at its end. */
  REFUSED
}
