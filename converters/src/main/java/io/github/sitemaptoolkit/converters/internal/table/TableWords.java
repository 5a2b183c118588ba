package io.github.sitemaptoolkit.converters.internal.table;

/**
 * What messages call the parts of a table.
 *
 * @param row what becomes an entry
 * @param column what has a value for each row
 * @param cell one of these values
 * @param header what a column is known by
 */
public record TableWords(String row, String column, String cell, String header) {

  /** The words for tables in text and in workbooks. */
  public static final TableWords TABLE = new TableWords("row", "column", "cell", "header");

  /** The words for the objects of a document, whose members are known by their paths. */
  public static final TableWords ITEMS = new TableWords("item", "member", "value", "name");
}
