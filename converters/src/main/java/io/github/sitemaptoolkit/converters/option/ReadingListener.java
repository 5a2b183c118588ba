package io.github.sitemaptoolkit.converters.option;

import java.util.function.Consumer;

/**
 * Learns how tables are read: {@code Context.with(new ReadingListener(reading -> ...))}.
 *
 * @param listener called for each table once its headers are understood, before its first row is
 *     read, by the thread that reads it. What it throws is thrown by the reader, which then reads
 *     nothing
 * @since 0.1
 */
public record ReadingListener(Consumer<TableReading> listener) {

  /** Learns nothing. */
  public static final ReadingListener NONE = new ReadingListener(reading -> {});
}
