package io.github.sitemaptoolkit.converters.internal.table.option;

import io.github.sitemaptoolkit.converters.csv.CsvInputOptions;
import io.github.sitemaptoolkit.converters.internal.table.read.RowTest;
import io.github.sitemaptoolkit.converters.internal.table.read.TableReadSettings;
import io.github.sitemaptoolkit.format.Context;
import java.util.List;

/** Reads the options that all tables share. */
public final class TableOptions {

  private TableOptions() {}

  /**
   * Returns the settings of a context; cells are not protected against formulas.
   *
   * @param paths whether headers are paths; see {@link TableReadSettings#paths}
   */
  public static TableReadSettings of(Context context, boolean paths) {
    CsvInputOptions options = context.options(CsvInputOptions.DEFAULTS);
    List<RowTest> tests =
        options.where().stream()
            .map(row -> new RowTest(row.header(), row::holds, row.toString()))
            .toList();
    return new TableReadSettings(
        options.columns(), tests, options.allRows(), options.dateFormat(), false, paths);
  }
}
