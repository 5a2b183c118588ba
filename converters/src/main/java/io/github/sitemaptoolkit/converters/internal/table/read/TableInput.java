package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.format.Context;

/**
 * What a reader of tables needs to know of its input.
 *
 * @param options the options of the caller
 * @param safe whether cells were written with protection against formulas
 * @param paths whether headers are the paths of members, which are like columns by chance only, and
 *     of which many may hold urls
 */
public record TableInput(CsvInputOptions options, boolean safe, boolean paths) {

  /** Returns an input with the options of a context. */
  public static TableInput of(Context context, boolean safe, boolean paths) {
    return new TableInput(context.options(CsvInputOptions.DEFAULTS), safe, paths);
  }

  /** Returns what messages call the parts of the table. */
  TableWords words() {
    return paths ? TableWords.ITEMS : TableWords.TABLE;
  }

  /** Returns whether a column is about the row itself: a member of an object in it may not be. */
  boolean isOfItem(String header) {
    return !paths || KnownHeaders.isOfItem(header);
  }

  /** Returns the words of a header: of a path, those of its last name. */
  HeaderText words(String header) {
    return HeaderText.of(paths ? KnownHeaders.lastName(header) : header);
  }

  /** Returns whether an unknown header was probably meant as a column of an extension. */
  boolean isMeantAsColumn(String header, ColumnNames known) {
    return !paths && known.hasFormOfColumn(header);
  }
}
