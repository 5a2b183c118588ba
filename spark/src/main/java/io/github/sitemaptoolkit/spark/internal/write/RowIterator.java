package io.github.sitemaptoolkit.spark.internal.write;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** Rows that are made one after another. */
abstract class RowIterator implements Iterator<Row> {

  private @Nullable Row next;
  private boolean ended;

  /** Returns the next row; null at the end. */
  abstract @Nullable Row advance();

  @Override
  public boolean hasNext() {
    if (next == null && !ended) {
      next = advance();
      ended = next == null;
    }
    return next != null;
  }

  @Override
  public Row next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Row row = next;
    next = null;
    if (row == null) {
      throw new NoSuchElementException();
    }
    return row;
  }
}
