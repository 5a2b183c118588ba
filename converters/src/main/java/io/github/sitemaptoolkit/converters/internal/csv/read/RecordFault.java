package io.github.sitemaptoolkit.converters.internal.csv.read;

/** What is wrong with a record. */
enum RecordFault {
  /** It is well-formed. */
  NONE,
  /** A quote is not closed, up to the end or within what a field may hold. */
  UNCLOSED_QUOTE,
  /** Something else than a delimiter follows a closing quote. */
  TEXT_AFTER_QUOTE,
  /** A field or the record is too long, or has too many fields. */
  TOO_LONG,
  /** It is not UTF-8, and nothing that can be read as such; or it holds a NUL. */
  NOT_TEXT
}
