package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.extension.FieldKind;
import java.math.BigDecimal;
import java.sql.Date;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.ByteType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.DoubleType;
import org.apache.spark.sql.types.FloatType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.ShortType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.TimestampNTZType;
import org.apache.spark.sql.types.TimestampType;
import org.jspecify.annotations.Nullable;

/** The values of cells as sitemaps write them. */
final class SparkText {

  /** The first instant of the Gregorian calendar, 15 October 1582, in milliseconds. */
  private static final long GREGORIAN = -12_219_292_800_000L;

  private final ZoneId zone;

  /**
   * Creates an object.
   *
   * @param zone where times are that have no time zone
   */
  SparkText(ZoneId zone) {
    this.zone = zone;
  }

  /**
   * Checks that values of a type can be written.
   *
   * @param path the column, with the fields around it, in messages
   * @throws IllegalArgumentException if they cannot
   */
  static void check(DataType type, String path) {
    boolean known =
        type instanceof StringType
            || type instanceof BooleanType
            || type instanceof ByteType
            || type instanceof ShortType
            || type instanceof IntegerType
            || type instanceof LongType
            || type instanceof FloatType
            || type instanceof DoubleType
            || type instanceof DecimalType
            || type instanceof DateType
            || type instanceof TimestampType
            || type instanceof TimestampNTZType
            || type instanceof NullType;
    if (!known) {
      throw new IllegalArgumentException(
          path + " is a text, but the type of its values is " + type.simpleString());
    }
  }

  /** Returns whether a value is no number, which tables have where others have null. */
  static boolean isAbsent(Object value) {
    return (value instanceof Double || value instanceof Float)
        && !Double.isFinite(((Number) value).doubleValue());
  }

  /**
   * Returns a value of a type that was checked; empty if it is {@linkplain #isAbsent absent}.
   *
   * @param kind the kind of the field; null if unknown
   */
  String of(Object value, @Nullable FieldKind kind) {
    if (value instanceof String text) {
      return text;
    } else if (value instanceof Boolean yes) {
      return kind == FieldKind.YES_NO ? (yes ? "yes" : "no") : yes.toString();
    } else if (value instanceof Double || value instanceof Float) {
      return isAbsent(value) ? "" : plain(new BigDecimal(value.toString()));
    } else if (value instanceof BigDecimal number) {
      return plain(number);
    } else if (value instanceof Timestamp time) {
      return instant(time).toString();
    } else if (value instanceof LocalDateTime time) {
      return time.atZone(zone).toInstant().toString();
    } else if (value instanceof Date date) {
      return date.toLocalDate().toString();
    }
    return value.toString(); // whole numbers, LocalDate and Instant
  }

  /**
   * Returns the instant that Spark meant: before 1582, its timestamps have the date of the
   * Gregorian calendar, but {@link Timestamp#toInstant} takes it for one of the Julian calendar.
   */
  private static Instant instant(Timestamp time) {
    return time.getTime() < GREGORIAN
        ? time.toLocalDateTime().atZone(ZoneId.systemDefault()).toInstant()
        : time.toInstant();
  }

  /** Returns a number without exponent and without zeros that say nothing. */
  private static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
