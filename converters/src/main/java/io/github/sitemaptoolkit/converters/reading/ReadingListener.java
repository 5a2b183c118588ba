package io.github.sitemaptoolkit.converters.reading;

import java.util.List;
import java.util.function.Consumer;

/**
 * Learns how tables are read, and says how they were read before: {@code Context.with(new
 * ReadingListener(reading -> ..., List.of()))}.
 *
 * @param listener called for each table once its headers are understood, before its first row is
 *     read, by the thread that reads it; again with what only its end shows; and if a later row
 *     contradicts what only an earlier reading could tell. What it throws is thrown by the reader,
 *     which then reads nothing more
 * @param before how tables like these were read before. The first reading whose headers a table has
 *     decides what its cells leave open: the order of day and month if all days are below 13, the
 *     meaning of a column that is empty. Cells that contradict it are read as without it
 * @since 0.1
 */
public record ReadingListener(Consumer<TableReading> listener, List<TableReading> before) {

  /** Learns nothing. */
  public static final ReadingListener NONE = new ReadingListener(reading -> {}, List.of());

  /** Copies the list. */
  public ReadingListener {
    before = List.copyOf(before);
  }
}
