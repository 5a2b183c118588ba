package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * The links between languages: a row for the language of pages, a column for that of links.
 *
 * @param columns the names of the languages that links name
 * @param rows the languages of pages
 * @param legend what the signs mean; only those that occur
 * @param gaps what is missing, in sentences
 * @param note what else is to be known of the table; empty for nothing
 */
public record LanguageTable(
    List<String> columns, List<Row> rows, List<LegendKey> legend, List<String> gaps, String note) {

  /** What stands before the number of links that do not come back. */
  public static final String OPEN = "\u2717";

  /** What stands before the number of pages without a link. */
  public static final String LACKING = "\u2205";

  private static final int BROAD = 12; // columns

  /**
   * The pages in one language.
   *
   * @param name the language
   * @param pages how many there are
   * @param cells their links, by column
   */
  public record Row(String name, String pages, List<Cell> cells) {

    /** Copies the list. */
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * The links from pages in one language to another one. Texts are empty for 0.
   *
   * @param kind the class of the worst of them: {@code self}, {@code good}, {@code lacking}, {@code
   *     open} or {@code none}
   * @param back how many links come back
   * @param open how many do not
   * @param lacking how many pages have no link
   */
  public record Cell(String kind, String back, String open, String lacking) {}

  /** Copies the lists. */
  public LanguageTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    legend = List.copyOf(legend);
    gaps = List.copyOf(gaps);
  }

  /** Returns whether it may be broader than the text around it. */
  public boolean broad() {
    return columns.size() > BROAD;
  }

  /** Returns the sign of links that do not come back, for templates. */
  public String openSign() {
    return OPEN;
  }

  /** Returns the sign of pages without a link, for templates. */
  public String lackingSign() {
    return LACKING;
  }
}
