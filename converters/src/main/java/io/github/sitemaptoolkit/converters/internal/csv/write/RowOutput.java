package io.github.sitemaptoolkit.converters.internal.csv.write;

import java.io.IOException;

/** Where rows go whose columns are known. */
interface RowOutput {

  /** Writes a row. */
  void row(RecordBytes row) throws IOException;

  /** Ends the table: all rows were written. */
  void end() throws IOException;
}
