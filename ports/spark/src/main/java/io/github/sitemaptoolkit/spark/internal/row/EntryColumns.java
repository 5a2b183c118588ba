package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.text.Spelling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The columns of entries: those of each entry, then one for each extension. */
public final class EntryColumns {

  /** The url; null in a row that only has problems. */
  public static final String LOC = "loc";

  /** When the page last changed, as written. */
  public static final String LASTMOD = "lastmod";

  /** The same as a time; null if it is not a date. */
  public static final String LASTMOD_AT = "lastmod_at";

  /** How often the page changes, as written. */
  public static final String CHANGEFREQ = "changefreq";

  /** The priority, as written. */
  public static final String PRIORITY = "priority";

  /** What has no other column, as a {@code url} element. */
  public static final String XML = "_xml";

  /** Where the entry stands. */
  public static final String SOURCE = "_source";

  /** What is wrong with the entry. */
  public static final String PROBLEMS = "_problems";

  /** Whether the url is to be removed: only for writing. */
  public static final String DELETED = "_deleted";

  /** The columns that hold an entry's own values. */
  static final List<String> VALUES = List.of(LOC, LASTMOD, LASTMOD_AT, CHANGEFREQ, PRIORITY, XML);

  private static final DataType SOURCE_TYPE =
      DataTypes.createStructType(
          new StructField[] {
            DataTypes.createStructField("file", DataTypes.StringType, true),
            DataTypes.createStructField("line", DataTypes.LongType, true),
            DataTypes.createStructField("column", DataTypes.IntegerType, true)
          });

  private EntryColumns() {}

  /** Returns the name of an extension's column: its id, with underscores for hyphens. */
  public static String column(String id) {
    return id.replace('-', '_');
  }

  /**
   * Returns all columns.
   *
   * @param pages whether entries are pages; if false, they are sitemaps, which have fewer fields
   * @throws IllegalArgumentException if an extension would have the column of another one or of a
   *     field
   */
  public static StructType of(Extensions extensions, boolean pages) {
    List<StructField> fields = new ArrayList<>();
    add(fields, LOC, DataTypes.StringType);
    add(fields, LASTMOD, DataTypes.StringType);
    add(fields, LASTMOD_AT, DataTypes.TimestampType);
    if (pages) {
      add(fields, CHANGEFREQ, DataTypes.StringType);
      add(fields, PRIORITY, DataTypes.StringType);
    }
    Set<String> taken = new HashSet<>(Set.of(LASTMOD_AT, XML, SOURCE, PROBLEMS, DELETED));
    for (Registration registration : extensions.registrations()) {
      String column = column(registration.id());
      if (!taken.add(column)) {
        throw new IllegalArgumentException(
            registration.extension().getClass().getName()
                + " needs another id: the column "
                + column
                + " is taken");
      }
      DataType element = ElementType.of(registration.schema());
      add(fields, column, DataTypes.createArrayType(element, false));
    }
    add(fields, XML, DataTypes.StringType);
    add(fields, SOURCE, SOURCE_TYPE);
    add(fields, PROBLEMS, RowProblem.TYPE);
    return DataTypes.createStructType(fields);
  }

  /**
   * Checks the columns that a user has declared.
   *
   * @throws IllegalArgumentException if there is no such column, or it has another type
   */
  public static void checkDeclared(StructType declared) {
    Map<String, StructField> known = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (StructField field : of(Extensions.load(), true).fields()) {
      known.put(field.name(), field);
    }
    for (StructField field : declared.fields()) {
      StructField own = known.get(field.name());
      if (own == null) {
        throw new IllegalArgumentException(
            "there is no column "
                + field.name()
                + Spelling.nearest(field.name(), known.keySet())
                    .map(meant -> "; did you mean " + meant + '?')
                    .orElse("; known are " + String.join(", ", known.keySet())));
      } else if (!own.dataType().sameType(field.dataType())) {
        throw new IllegalArgumentException(
            "the column "
                + own.name()
                + " is declared as "
                + field.dataType().simpleString()
                + ", but can only be read as "
                + own.dataType().simpleString()
                + (own.name().equals(LASTMOD) ? "; lastmod_at is the time" : ""));
      }
    }
  }

  private static void add(List<StructField> fields, String name, DataType type) {
    fields.add(DataTypes.createStructField(name, type, true));
  }
}
