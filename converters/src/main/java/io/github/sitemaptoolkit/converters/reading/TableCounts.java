package io.github.sitemaptoolkit.converters.reading;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * How many rows of a table, or items of a JSON document, have something under each header, or how
 * many entries of JSON lines have something in each member, by its path. Counted are the rows that
 * are pages, each once if several are about one page, and their cells as they are, whatever becomes
 * of them: blank ones and words for nothing, such as {@code null}, are none. Immutable.
 *
 * @param source the name of the input
 * @param rows how many rows are pages
 * @param filled how many of them have something under each header, also under those that are not
 *     used
 * @param mapped the headers that the caller's options name, in a map or a template
 * @param kind what the rows are
 * @since 0.1
 */
public record TableCounts(
    String source, long rows, Map<String, Long> filled, Set<String> mapped, Kind kind) {

  /** What the rows are. */
  public enum Kind {
    /** Rows of a table. */
    ROWS,
    /** Items of a JSON document that is read as a table. */
    ITEMS,
    /** Objects that have a {@code loc}, whose members are fields and extensions of entries. */
    ENTRIES
  }

  /** Copies the collections. */
  public TableCounts {
    filled = Collections.unmodifiableMap(new LinkedHashMap<>(filled));
    mapped = Set.copyOf(mapped);
  }

  /** Returns the counts of this table and another one together, with the name of this. */
  public TableCounts and(TableCounts other) {
    Map<String, Long> all = new LinkedHashMap<>(filled);
    other.filled.forEach((header, count) -> all.merge(header, count, Long::sum));
    Set<String> named = new HashSet<>(mapped);
    named.addAll(other.mapped);
    return new TableCounts(source, rows + other.rows, all, named, kind);
  }
}
