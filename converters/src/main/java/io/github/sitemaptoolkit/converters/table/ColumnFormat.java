package io.github.sitemaptoolkit.converters.table;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;
import java.util.Map;

/**
 * A format of tables, which can tell how it reads their columns.
 *
 * @since 0.1
 */
public interface ColumnFormat {

  /**
   * Returns how the columns of a document are read. The keys are the headers, numbers from 1 if
   * there is no header, or the paths of members, such as {@code image.url}; the values are names of
   * columns such as {@code image.loc}, empty for columns that are ignored. Columns that cannot be
   * used are reported. Empty if it is no table. The caller closes the source.
   *
   * @throws IOException if the input cannot be read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is not of this format, or has
   *     no column of urls
   */
  Map<String, String> columns(Source source, Context context) throws IOException;
}
