package io.github.sitemaptoolkit.converters.reading;

import java.util.function.Consumer;

/**
 * Learns how many rows of a table, or items or entries of a JSON document, have something under
 * each header or in each member: {@code Context.with(new CountListener(counts -> ...))}.
 *
 * @param listener called for each table behind its last row, by the thread that reads it; not if it
 *     is not read to its end. What it throws is thrown by the reader
 * @since 0.1
 */
public record CountListener(Consumer<TableCounts> listener) {

  /** Learns nothing. */
  public static final CountListener NONE = new CountListener(counts -> {});
}
