package io.github.sitemaptoolkit.converters.option;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a table, or a JSON document of items of any shape, is read: what decides which of its cells
 * become what. Immutable.
 *
 * @param source the name of the input
 * @param form how it is written, by the names of options, such as {@code input-delimiter}
 * @param columns what the headers that are used are read as, such as {@code image.loc} or {@code
 *     lastmod, day first}
 * @param filters the headers whose cells decide which rows are read
 * @since 0.1
 */
public record TableReading(
    String source, Map<String, String> form, Map<String, String> columns, List<String> filters) {

  /** Copies the collections. */
  public TableReading {
    form = Collections.unmodifiableMap(new LinkedHashMap<>(form));
    columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
    filters = List.copyOf(filters);
  }
}
