package io.github.sitemaptoolkit.converters.internal.table;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems with tables. */
public final class TableCodes {

  /** A table is not UTF-8. */
  public static final Code ENCODING = Code.error("csv.encoding");

  /** A row has more or fewer cells than the header. */
  public static final Code RAGGED = Code.error("csv.ragged");

  /** A row has an opening quote that is not closed. */
  public static final Code UNCLOSED_QUOTE = Code.error("csv.unclosed-quote");

  /** Text follows the closing quote of a cell. */
  public static final Code TEXT_AFTER_QUOTE = Code.error("csv.text-after-quote");

  /** A row or cell is longer than readers accept. */
  public static final Code TOO_LONG = Code.error("csv.too-long");

  /** No column contains the url. */
  public static final Code NO_URL_COLUMN = Code.error("csv.no-url-column");

  /** The url column was chosen by its header or its cells. */
  public static final Code URL_COLUMN = Code.warning("csv.url-column");

  /** The table has no header. */
  public static final Code HEADER_ROW = Code.info("csv.header-row");

  public static final Code NO_HEADER = Code.warning("csv.no-header");

  /** A column that an option names is not in the table. */
  public static final Code NO_SUCH_HEADER = Code.error("csv.no-such-header");

  /** A template has no value for some rows: a part is empty, or would lead elsewhere. */
  public static final Code TEMPLATE = Code.error("csv.template");

  /** The urls of an export have no host, and no option says it. */
  public static final Code NO_BASE = Code.error("csv.no-base");

  /** A column is not known. */
  public static final Code UNKNOWN_COLUMN = Code.info("csv.unknown-column");

  /** Two columns have the same meaning. */
  public static final Code DUPLICATE_COLUMN = Code.warning("csv.duplicate-column");

  /** The wide layout needs more columns than readers accept. */
  public static final Code TOO_MANY_COLUMNS = Code.error("csv.too-many-columns");

  /** A text contains a character that a table cannot contain. */
  public static final Code INVALID_CHAR = Code.error("csv.invalid-char");

  /** Cells contain a word that means "no value", such as N/A. */
  public static final Code NO_VALUE = Code.info("csv.no-value");

  /** A number has a decimal comma instead of a point. */
  public static final Code DECIMAL_COMMA = Code.warning("csv.decimal-comma");

  /** A cell does not contain what its column requires. */
  public static final Code BAD_CELL = Code.error("csv.bad-cell").asValueOnly();

  /** Columns that belong together contain different numbers of values. */
  public static final Code UNEVEN_REPEATS = Code.warning("csv.uneven-repeats");

  /** Rows were left out because of a condition. */
  public static final Code WHERE = Code.info("csv.where");

  /** Rows are not pages for a sitemap, as their status, indexability or state says. */
  public static final Code CRAWL_ROWS = Code.warning("csv.crawl-rows");

  /** It is not clear which number of the dates of a column is the month. */
  public static final Code DATE_ORDER = Code.warning("csv.date-order");

  /** Cells are read as what their column requires: a duration as seconds, for example. */
  public static final Code READ_AS = Code.info("csv.read-as");

  /** A text under a header of another program is read as several values, because of a bar in it. */
  public static final Code BAR_IN_TEXT = Code.warning("csv.bar-in-text");

  /** A url with a bar is read as one, because not each part is an absolute url. */
  public static final Code BAR_IN_URL = Code.warning("csv.bar-in-url");

  /** A spreadsheet takes a cell for a formula. */
  public static final Code FORMULA = Code.warning("csv.formula");

  /** A table has urls, and is no list of the pages of a site. */
  public static final Code NOT_PAGES = Code.error("csv.not-pages");

  /** Films are left out because they lack what is required. */
  public static final Code INCOMPLETE_FILM = Code.warning("csv.incomplete-film");

  /** More than pages is read, by what a table is about. */
  public static final Code ABOUT = Code.warning("csv.about");

  private TableCodes() {}
}
