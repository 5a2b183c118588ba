package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a reader of tables.
 *
 * @param columns a map from headers to the columns that they mean; an empty name for headers whose
 *     cells are ignored
 * @param where the conditions that a row must meet to be read: all of them
 * @param allRows whether to read the rows of a crawler's export that are not pages
 * @param dateFormat the pattern of dates in other forms; null if there is none
 * @param safe whether cells were written with protection against formulas
 * @param paths whether headers are the paths of members, which are like columns by chance only, and
 *     of which many may hold urls
 */
public record TableReadSettings(
    Map<String, String> columns,
    List<RowTest> where,
    boolean allRows,
    @Nullable String dateFormat,
    boolean safe,
    boolean paths) {

  /** Returns what messages call the parts of the table. */
  TableWords words() {
    return paths ? TableWords.ITEMS : TableWords.TABLE;
  }

  /** Returns whether an unknown header was probably meant as a column of an extension. */
  boolean isMeantAsColumn(String header, ColumnNames known) {
    return !paths && known.hasFormOfColumn(header);
  }
}
