package io.github.sitemaptoolkit.converters.table;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A table that is written: a row with the headers of its columns, and a row for each url. */
public interface TableOutput extends Closeable {

  /**
   * Writes a row. The first has the headers.
   *
   * @param cells the texts of the cells, null for an empty one; the array is used again
   * @throws IOException if it cannot be written
   * @throws io.github.sitemaptoolkit.problem.SitemapException if the format has no room for it
   */
  void row(@Nullable String[] cells) throws IOException;

  /**
   * Ends the table, after its last row.
   *
   * @throws IOException if it cannot be written
   */
  void finish() throws IOException;
}
