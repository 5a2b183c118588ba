package io.github.sitemaptoolkit.report.html.internal.view;

import java.util.List;

/**
 * A table whose first column has names, and all others numbers.
 *
 * @param title its headline; empty for none
 * @param heads the heads of all columns
 * @param rows the cells
 * @param note what is not shown; empty for nothing
 */
public record TableView(String title, List<String> heads, List<List<String>> rows, String note) {

  /** Copies the lists. */
  public TableView {
    heads = List.copyOf(heads);
    rows = List.copyOf(rows);
  }
}
