package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Guesses what columns hold by their first cells, for tables whose headers are unknown. */
public final class ColumnGuess {

  private ColumnGuess() {}

  /**
   * Returns the columns by the headers of a table; empty if none holds urls of pages.
   *
   * @param header the row of headers
   * @param rows the first rows behind it
   */
  public static Map<String, String> of(TableRow header, List<TableRow> rows) {
    List<ColumnSample> samples = ColumnSample.of(header.size(), rows);
    Map<String, String> columns = new LinkedHashMap<>();
    for (int i = 0; i < samples.size(); i++) {
      String name = header.cell(i).strip();
      String column = name.isEmpty() ? "" : samples.get(i).likelyColumn();
      if (!column.isEmpty() && !columns.containsValue(column)) {
        columns.put(name, column);
      }
    }
    return columns.containsValue("loc") ? columns : Map.of();
  }
}
