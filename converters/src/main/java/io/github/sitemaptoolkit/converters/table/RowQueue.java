package io.github.sitemaptoolkit.converters.table;

import io.github.sitemaptoolkit.converters.internal.table.read.TableRow;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows that are not blank, one after the other; the first of them can be looked at ahead. */
final class RowQueue {

  /** How many rows are looked at: enough to tell what a column contains. */
  private static final int AHEAD = 100;

  /** How many characters these may have; looking ends with the row that passes it. */
  private static final int AHEAD_CHARACTERS = 1 << 20;

  private final TableRows rows;
  private final ArrayDeque<RowView> held = new ArrayDeque<>();
  private @Nullable IOException failure;
  private @Nullable RuntimeException refusal;

  RowQueue(TableRows rows) {
    this.rows = rows;
  }

  /** Returns the next row; null at the end. */
  @Nullable RowView next() throws IOException {
    RowView first = held.poll();
    if (first != null) {
      return first;
    } else if (failure != null) {
      throw failure;
    } else if (refusal != null) {
      throw refusal;
    }
    return take();
  }

  private @Nullable RowView take() throws IOException {
    for (TableRows.Row row = rows.next(); row != null; row = rows.next()) {
      var view = new RowView(row);
      if (!view.isBlank()) {
        return view;
      }
    }
    return null;
  }

  /** Makes a row that was taken the next one again. */
  void pushBack(RowView row) {
    held.addFirst(row);
  }

  /**
   * Returns the next rows without taking them. A failure of the input is kept until the rows before
   * it are taken.
   */
  List<TableRow> ahead() {
    try {
      long characters = 0;
      while (held.size() < AHEAD && characters < AHEAD_CHARACTERS) {
        RowView row = take();
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
