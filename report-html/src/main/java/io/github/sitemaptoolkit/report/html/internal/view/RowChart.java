package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * A chart of rows, largest first; or only a sentence, if bars would say no more.
 *
 * @param title its title
 * @param text what it says, in a sentence; empty for nothing
 * @param legend what the colours of the bars mean; empty for bars of one colour
 * @param rows the rows
 * @param rest what is said of those that are left out; empty for nothing
 */
public record RowChart(
    String title, String text, List<LegendKey> legend, List<BarRow> rows, String rest) {

  /** Copies the lists. */
  public RowChart {
    legend = List.copyOf(legend);
    rows = List.copyOf(rows);
  }

  /** Creates a sentence with a title. */
  public static RowChart sentence(String title, String text) {
    return new RowChart(title, text, List.of(), List.of(), "");
  }
}
