package io.github.sitemaptoolkit.spark.internal.write;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** Rows that are made one after another. */
abstract class RowIterator implements Iterator<Row> {

  private @Nullable Row next;
  private boolean ended;

  /** Returns the next row; null at the end. */
  abstract @Nullable Row advance() throws IOException;

  /** Returns a row that comes after all others; null, as by default, if there is none. */
  @Nullable Row last() {
    return null;
  }

  @Override
  public boolean hasNext() {
    if (next == null && !ended) {
      try {
        next = advance();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      if (next == null) {
        ended = true;
        next = last();
      }
    }
    return next != null;
  }

  @Override
  public Row next() {
    Row row = hasNext() ? next : null;
    next = null;
    if (row == null) {
      throw new NoSuchElementException();
    }
    return row;
  }
}
