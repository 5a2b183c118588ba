package io.github.sitemaptoolkit.converters.internal.csv;

import io.github.sitemaptoolkit.problem.Code;

/** What is wrong with a table. */
public final class CsvCodes {

  /** A table is not UTF-8. */
  public static final Code ENCODING = Code.error("csv.encoding");

  /** A row has another number of cells than the header. */
  public static final Code RAGGED = Code.error("csv.ragged");

  /** A row opens a quote that is not closed. */
  public static final Code UNCLOSED_QUOTE = Code.error("csv.unclosed-quote");

  /** Text follows the closing quote of a cell. */
  public static final Code TEXT_AFTER_QUOTE = Code.error("csv.text-after-quote");

  /** A row or cell is longer than readers take. */
  public static final Code TOO_LONG = Code.error("csv.too-long");

  /** No column is for the url. */
  public static final Code NO_URL_COLUMN = Code.error("csv.no-url-column");

  /** A column was chosen for the url by what it is called or holds. */
  public static final Code URL_COLUMN = Code.warning("csv.url-column");

  /** The table has no header. */
  public static final Code NO_HEADER = Code.warning("csv.no-header");

  /** A column that was asked for is not in the table. */
  public static final Code NO_SUCH_HEADER = Code.error("csv.no-such-header");

  /** A column is not known. */
  public static final Code UNKNOWN_COLUMN = Code.info("csv.unknown-column");

  /** Two columns mean the same. */
  public static final Code DUPLICATE_COLUMN = Code.warning("csv.duplicate-column");

  /** The wide layout needs more columns than readers take. */
  public static final Code TOO_MANY_COLUMNS = Code.error("csv.too-many-columns");

  /** A text holds a character that a table cannot. */
  public static final Code INVALID_CHAR = Code.error("csv.invalid-char");

  /** Cells hold a word that means nothing, such as N/A. */
  public static final Code NO_VALUE = Code.info("csv.no-value");

  /** A number has a comma in place of the point. */
  public static final Code DECIMAL_COMMA = Code.warning("csv.decimal-comma");

  /** A cell cannot be read as what its column holds. */
  public static final Code BAD_CELL = Code.error("csv.bad-cell").asValueOnly();

  /** Columns of the same values hold different numbers of them. */
  public static final Code UNEVEN_REPEATS = Code.warning("csv.uneven-repeats");

  /** Rows were left out by a condition. */
  public static final Code WHERE = Code.info("csv.where");

  /** Rows of a crawl are not pages for a sitemap. */
  public static final Code CRAWL_ROWS = Code.warning("csv.crawl-rows");

  private CsvCodes() {}
}
