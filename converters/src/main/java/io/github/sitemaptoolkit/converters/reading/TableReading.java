package io.github.sitemaptoolkit.converters.reading;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * How a table, or a JSON document of items of any shape, is read: what decides which of its cells
 * become what. What this input alone leaves open, such as the delimiter of a single column, is not
 * in it. Immutable.
 *
 * @param source the name of the input
 * @param form how it is written, by the names of options, such as {@code input-delimiter}
 * @param columns what headers are read as, such as {@code image.loc}, with other words where their
 *     cells do not hold that, and {@code about} in front where it was recognised by what the table
 *     is about, such as {@code about video[1].duration (minutes)}; empty for those that are not
 *     used
 * @param dates in which order the dates under headers have day and month, or their pattern if one
 *     was asked for
 * @param filters what the headers are read as whose cells decide which rows are read; empty where
 *     no cell shows it
 * @param leaving those of these headers that leave out some of the first rows
 * @param sometimes those of the used headers that not every item of a JSON document has
 * @since 0.1
 */
public record TableReading(
    String source,
    Map<String, String> form,
    Map<String, String> columns,
    Map<String, String> dates,
    Map<String, String> filters,
    Set<String> leaving,
    Set<String> sometimes) {

  private static final String ABOUT = "about ";

  /** Copies the collections. */
  public TableReading {
    form = copy(form);
    columns = copy(columns);
    dates = copy(dates);
    filters = copy(filters);
    leaving = Set.copyOf(leaving);
    sometimes = Set.copyOf(sometimes);
  }

  private static Map<String, String> copy(Map<String, String> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }

  /**
   * Returns the ids of the extensions whose elements come from columns that were recognised by what
   * the table is about.
   */
  public Set<String> recognised() {
    Set<String> ids = new TreeSet<>();
    for (String column : columns.values()) {
      if (column.startsWith(ABOUT)) {
        int end = ABOUT.length();
        while (end < column.length() && Character.isLetter(column.charAt(end))) {
          end++;
        }
        ids.add(column.substring(ABOUT.length(), end));
      }
    }
    return ids;
  }

  /** Returns a copy that is written in another way. */
  public TableReading withForm(String name, String value) {
    Map<String, String> other = new LinkedHashMap<>(form);
    other.put(name, value);
    return new TableReading(source, other, columns, dates, filters, leaving, sometimes);
  }

  /** Returns a copy in which the dates under a header have another order. */
  public TableReading withDates(String header, String order) {
    Map<String, String> others = new LinkedHashMap<>(dates);
    others.put(header, order);
    return new TableReading(source, form, columns, others, filters, leaving, sometimes);
  }

  /** Returns a copy of another source. */
  public TableReading withSource(String name) {
    return new TableReading(name, form, columns, dates, filters, leaving, sometimes);
  }
}
