package io.github.sitemaptoolkit.spark.internal.row;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** Makes the values of rows. There are two kinds of them in Spark. Not thread-safe. */
public abstract class Cells {

  private boolean altered;

  private Cells() {}

  /** Returns a maker of the values of scans. */
  public static Cells internal() {
    return new Internal();
  }

  /** Returns a maker of the values of functions, which Spark converts. */
  public static Cells external() {
    return new External();
  }

  /** Returns a text, with U+FFFD in place of each half of a surrogate pair, which UTF-8 lacks. */
  abstract Object text(String value);

  abstract Object time(Instant value);

  abstract Object array(@Nullable Object[] items);

  /** Returns a struct, or a whole row. */
  public abstract Object struct(@Nullable Object[] fields);

  @Nullable Object orNull(@Nullable String value) {
    return value == null ? null : text(value);
  }

  /** Returns whether a text was altered since the last call. */
  boolean takeAltered() {
    boolean was = altered;
    altered = false;
    return was;
  }

  /** Returns a text that can be written in UTF-8. */
  final String encodable(String value) {
    StringBuilder repaired = null;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (!Character.isSurrogate(c)) {
        continue; // as nearly always
      }
      if (i + 1 < value.length() && Character.isSurrogatePair(c, value.charAt(i + 1))) {
        i++;
      } else {
        repaired = repaired == null ? new StringBuilder(value) : repaired;
        repaired.setCharAt(i, '\uFFFD');
      }
    }
    altered |= repaired != null;
    return repaired == null ? value : repaired.toString();
  }

  private static final class Internal extends Cells {

    @Override
    Object text(String value) {
      return UTF8String.fromString(encodable(value));
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
  }

  private static final class External extends Cells {

    @Override
    Object text(String value) {
      return encodable(value);
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
  }
}
