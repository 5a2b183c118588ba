package io.github.sitemaptoolkit.converters.internal.csv.write;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Takes the rows of a table as texts: the headers, then the cells of each row. */
public interface CellRows extends Closeable {

  /**
   * Takes a row.
   *
   * @param cells null for an empty one; the array is used again
   */
  void row(@Nullable String[] cells) throws IOException;

  /** Ends the table. */
  void end() throws IOException;
}
