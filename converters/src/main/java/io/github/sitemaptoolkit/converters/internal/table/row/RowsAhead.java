package io.github.sitemaptoolkit.converters.internal.table.row;

import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of a table, one after the other; the first of them can be looked at ahead. */
public final class RowsAhead<R extends TableRow> {

  /** How many rows are looked at: enough to tell what a column contains. */
  private static final int AHEAD = 1000;

  /** How many characters these may have; looking ends with the row that passes it. */
  private static final int AHEAD_CHARACTERS = 1 << 20;

  /** Reads rows from an input. */
  public interface Input<R> {

    /** Returns the next row; null at the end. */
    @Nullable R read() throws IOException;
  }

  private final Input<R> input;
  private final ArrayDeque<R> held = new ArrayDeque<>();
  private @Nullable IOException failure;
  private @Nullable RuntimeException refusal;

  public RowsAhead(Input<R> input) {
    this.input = input;
  }

  /** Returns the next row; null at the end. */
  public @Nullable R next() throws IOException {
    R first = held.poll();
    if (first != null) {
      return first;
    } else if (failure != null) {
      throw failure;
    } else if (refusal != null) {
      throw refusal;
    }
    return input.read();
  }

  /** Makes a row that was taken the next one again. */
  public void pushBack(R row) {
    held.addFirst(row);
  }

  /** Returns whether there may be more rows behind those that were looked at. */
  public static boolean isFull(List<TableRow> rows) {
    return rows.size() >= AHEAD
        || rows.stream().mapToLong(TableRow::characters).sum() >= AHEAD_CHARACTERS;
  }

  /**
   * Returns the next rows without taking them. A failure of the input is kept until the rows before
   * it are taken.
   */
  public List<TableRow> look() {
    try {
      long characters = 0;
      while (held.size() < AHEAD && characters < AHEAD_CHARACTERS) {
        R row = input.read();
        if (row == null) {
          break;
        }
        held.add(row);
        characters += row.characters();
      }
    } catch (IOException e) {
      failure = e;
    } catch (UncheckedIOException | SitemapException e) {
      refusal = e;
    }
    return List.copyOf(held);
  }
}
