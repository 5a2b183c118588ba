package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.csv.cell.Delimiters;
import io.github.sitemaptoolkit.converters.internal.csv.cell.Formulas;
import io.github.sitemaptoolkit.io.Sink;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;
import org.jspecify.annotations.Nullable;

/** Prints a table whose columns are known. */
final class CsvOutput {

  private final CSVPrinter printer;
  private final boolean safe;
  private final int[] places; // by number of column; -1 for one that is not written
  private final @Nullable String[] cells;

  /**
   * Prints the header.
   *
   * @param safe whether no cell may look like a formula
   */
  CsvOutput(Sink sink, char delimiter, boolean safe, List<CellLayout.OutputColumn> columns)
      throws IOException {
    CSVFormat format = Delimiters.format(delimiter);
    if (safe) {
      format = format.builder().setQuoteMode(QuoteMode.ALL_NON_NULL).get();
    }
    this.printer =
        new CSVPrinter(new OutputStreamWriter(sink.stream(), StandardCharsets.UTF_8), format);
    this.safe = safe;
    this.cells = new String[columns.size()];
    int most = columns.stream().mapToInt(CellLayout.OutputColumn::number).max().orElse(0);
    this.places = new int[most + 1];
    Arrays.fill(places, -1);
    for (int i = 0; i < columns.size(); i++) {
      places[columns.get(i).number()] = i;
      cells[i] = columns.get(i).name();
    }
    print();
  }

  /** Prints a row. */
  void row(Row row) throws IOException {
    for (int i = 0; i < row.size(); i++) {
      int number = row.column(i);
      int place = number < places.length ? places[number] : -1;
      if (place >= 0) {
        cells[place] = safe ? Formulas.defused(row.cell(i)) : row.cell(i);
      }
    }
    print();
  }

  private void print() throws IOException {
    printer.printRecord((Object[]) cells);
    Arrays.fill(cells, null);
  }

  /** Passes on what is not written yet. */
  void flush() throws IOException {
    printer.flush();
  }
}
