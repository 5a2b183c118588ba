package io.github.sitemaptoolkit.converters.table;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;

/**
 * A format of tables whose rows can be read as they are, by whoever knows what their columns mean.
 *
 * @since 0.1
 */
public interface RowFormat {

  /**
   * Returns the rows of a table, from that of its headers on; titles above it may be left out. Rows
   * that cannot be read are reported as missing. The caller closes the rows, then the source.
   *
   * @param context how tables are read, and what gets the problems
   * @param sheet which table of a document is read, from 1; 0 for the one of which a reader of
   *     entries would read the rows
   * @throws IOException if the input cannot be read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is not of this format, or has
   *     no such table
   */
  TableRows rows(Source source, Context context, int sheet) throws IOException;
}
