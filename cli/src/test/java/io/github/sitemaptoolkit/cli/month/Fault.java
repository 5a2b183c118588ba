package io.github.sitemaptoolkit.cli.month;

/** What goes wrong with an export on one day. */
enum Fault {
  URL_RENAMED,
  DATE_RENAMED,
  STATUS_RENAMED,
  URL_DROPPED,
  DATE_DROPPED,
  STATUS_DROPPED,
  DATES_TURNED,
  DELIMITER,
  ENCODING,
  HTML,
  EMPTY,
  HEADER_ONLY,
  CUT,
  JSON_ERROR
}
