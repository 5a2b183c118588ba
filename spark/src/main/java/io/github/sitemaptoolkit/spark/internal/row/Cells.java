package io.github.sitemaptoolkit.spark.internal.row;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** Makes the values of rows. There are two kinds of them in Spark. */
public enum Cells {

  /** The values of scans. */
  INTERNAL {
    @Override
    Object text(String value) {
      return UTF8String.fromString(value);
    }

    @Override
    Object time(Instant value) {
      return ChronoUnit.MICROS.between(Instant.EPOCH, value);
    }

    @Override
    Object array(@Nullable Object[] items) {
      return new GenericArrayData(items);
    }

    @Override
    public Object struct(@Nullable Object[] fields) {
      return new GenericInternalRow(fields);
    }
  },

  /** The values of functions, which Spark converts. */
  PUBLIC {
    @Override
    Object text(String value) {
      return value;
    }

    @Override
    Object time(Instant value) {
      return value;
    }

    @Override
    Object array(@Nullable Object[] items) {
      return items;
    }

    @Override
    public Object struct(@Nullable Object[] fields) {
      return RowFactory.create(fields);
    }
  };

  abstract Object text(String value);

  abstract Object time(Instant value);

  abstract Object array(@Nullable Object[] items);

  /** Returns a struct, or a whole row. */
  public abstract Object struct(@Nullable Object[] fields);

  @Nullable Object orNull(@Nullable String value) {
    return value == null ? null : text(value);
  }
}
